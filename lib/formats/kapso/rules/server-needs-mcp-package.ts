import type { FixEdit } from '../../../core/diagnostic';
import { fileOf } from '../../../core/text';
import { gauges, withServer } from '../examples';
import { at, eolOf, fix, type KapsoRule, offered } from '../kit';
import type { Model } from '../model';
import { setPython } from '../repairs-manifest';
import { signsAt } from '../scripts';

const serving = {
  text: '#!/usr/bin/env python3\nfrom mcp.server.fastmcp import FastMCP\n\nFastMCP("gauges").run()\n',
  executable: true,
};

export const serverNeedsMcpPackage: KapsoRule = {
  name: 'server-needs-mcp-package',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'Where a bundled Python server imports `mcp`, the requirements file names `mcp`.',
  why: `The engine installs nothing. What the requirements file names is checked before a run starts; what it leaves out fails when the server does.`,
  bad: withServer(
    { command: gauges.replace('.sh', '.py') },
    { 'servers/gauges.py': serving, 'servers/gauges.sh': undefined },
  ),
  good: withServer({ command: gauges }),
  *harness(model) {
    const { mcp } = model;
    if (!mcp) return;
    const named = model.requirements?.lines.some(
      ({ reading }) => 'requirement' in reading && /^mcp$/i.test(reading.requirement.name),
    );
    if (named) return;
    for (const server of mcp.servers.values()) {
      const script = server.scripts.find(({ target }) => target?.endsWith('.py') && signsAt(model, target)?.importsMcp);
      if (!script) continue;
      yield {
        ...at(mcp, script),
        message: `\`${script.target}\` imports \`mcp\`, which no requirements file names.`,
        fixes: offered(nameIt(model)),
      };
    }
  },
};

function nameIt(model: Model) {
  const { requirements, manifest } = model;
  if (requirements) {
    const { path, text } = requirements;
    const open = text !== '' && !text.endsWith('\n');
    const edit: FixEdit = {
      path,
      start: text.length,
      end: text.length,
      text: `${open ? eolOf(text) : ''}mcp${eolOf(text)}`,
    };
    return fix(`Add \`mcp\` to \`${path}\``, [edit], true);
  }
  const path = 'requirements.txt';
  if (!manifest || manifest.python || model.harness.has(path) || model.isDirectory(path)) return undefined;
  const named = setPython(manifest, path);
  return named.length === 0
    ? undefined
    : fix(`Create \`${path}\` with \`mcp\``, [...named, { write: path, entry: fileOf('mcp\n') }], true);
}
