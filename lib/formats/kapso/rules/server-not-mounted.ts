import { example, gauges, program, withServer } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import type { ManifestFacts } from '../manifest';
import type { McpFacts } from '../mcp';
import type { Model } from '../model';
import { engineServer, moduleNames, pagePathOf } from '../names';
import { listIn } from '../repairs-manifest';
import { removeServer } from '../repairs-server';
import type { ServerFacts } from '../server';

export const serverNotMounted: KapsoRule = {
  name: 'server-not-mounted',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every server of `mcp.json` is mounted by a module.',
  why: `A server that no module lists under \`mcp_servers\` is never started, and no session has its tools. List it where it is needed, or take it out.`,
  bad: example({
    'mcp.json': `${JSON.stringify({ mcpServers: { gauges: { command: gauges } } }, null, 2)}\n`,
    'servers/gauges.sh': program,
  }),
  good: withServer({ command: gauges }),
  *harness(model) {
    const budget = fixBudget();
    const { manifest, mcp } = model;
    if (!mcp || !manifest || manifest.listsUnreadable) return;
    for (const server of mcp.servers.values()) {
      const { name, key } = server;
      if (model.listingsOf('mcp_servers', name).length > 0 || manifest.loosely.has(name) || name === engineServer)
        continue;
      yield {
        ...at(mcp, key),
        message: `The server ${quoted(name)} is mounted by no module, so no session has its tools.`,
        fixes: budget(() => repairsOf(model, manifest, mcp, server)),
      };
    }
  },
};

function repairsOf(model: Model, manifest: ManifestFacts, mcp: McpFacts, server: ServerFacts) {
  const naming = moduleNames.filter((module) => model.pages.get(pagePathOf(module))?.text.includes(server.name));
  const modules = naming.length > 0 ? naming : (['implementation'] as const);
  return offered(
    ...modules.map((module, index) =>
      fix(`List it in \`${module}\``, listIn(manifest, module, 'mcp_servers', server.name), index === 0),
    ),
    removeServer(model, mcp, server),
  );
}
