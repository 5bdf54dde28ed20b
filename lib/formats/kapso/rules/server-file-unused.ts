import { baseName, extensionOf } from '../../../core/path';
import { gauges, program, withServer } from '../examples';
import { fix, type KapsoRule } from '../kit';
import { isIgnored } from '../model';
import { signsAt } from '../scripts';

export const serverFileUnused: KapsoRule = {
  name: 'server-file-unused',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every file under `servers/` is named by a server, or by a file that is.',
  why: `Code that no server starts is read by nobody but the next person, who will wonder. It is left over from a server that was removed, or its server is still to be written into \`mcp.json\`.`,
  bad: withServer({ command: gauges }, { 'servers/old_gauges.py': 'print(1)\n' }),
  good: withServer({ command: gauges }, { 'servers/gauges.sh': program }),
  *harness(model) {
    const { mcp } = model;
    if (mcp && !mcp.readable) return;
    const paths = [...model.harness.keys()].filter(
      (path) => path.startsWith('servers/') && model.holds(path) && !isIgnored(path),
    );
    const texts = new Map(paths.map((path) => [path, signsAt(model, path)?.text ?? '']));
    for (const path of paths) {
      const stem = baseName(path).slice(0, baseName(path).length - extensionOf(path).length);
      // Among very many files only the servers' own words are looked at: each is compared with all others.
      const named =
        mcp?.text.includes(path) ||
        paths.length > 200 ||
        [...texts].some(([other, text]) => other !== path && text.includes(stem));
      if (named || stem === '__init__') continue;
      yield {
        path,
        message: `\`${path}\` is named by no server's command or arguments.`,
        fixes: [fix(`Delete \`${path}\``, [{ remove: path }])],
      };
    }
  },
};
