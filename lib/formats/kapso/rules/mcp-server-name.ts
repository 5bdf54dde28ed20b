import { gauges, withServer } from '../examples';
import { at, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import { engineServer, serverName } from '../names';
import { renameFix } from '../rename';
import { freeServerName } from '../repairs-server';

export const mcpServerName: KapsoRule = {
  name: 'mcp-server-name',
  severity: 'error',
  source: 'spec',
  summary: 'The name of a server consists of letters, digits, `_` and `-`.',
  why: `The name becomes part of every tool's name, \`mcp__<server>__<tool>\`. A space or a dot in it cannot stand there. Rename it here and in every list at once.`,
  bad: withServer({ command: gauges }, {}, 'tide gauges'),
  good: withServer({ command: gauges }),
  *harness(model) {
    const budget = fixBudget();
    for (const server of model.mcp?.servers.values() ?? []) {
      if (!model.mcp || serverName.test(server.name) || server.name === engineServer) continue;
      const to = freeServerName(model, server.name);
      yield {
        ...at(model.mcp, server.key),
        message: `${quoted(server.name)} is no server name: letters, digits, \`_\` and \`-\` only.`,
        fixes: budget(() => offered(renameFix(model, 'mcp_servers', server.name, to, true))),
      };
    }
  },
};
