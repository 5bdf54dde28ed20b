import { pointerTo } from '../../../core/pointer';
import { gauges, withServer } from '../examples';
import { at, fixBudget, type KapsoRule, quoted } from '../kit';
import { serverFixes } from '../repairs-server';

export const mcpServerMalformed: KapsoRule = {
  name: 'mcp-server-malformed',
  severity: 'error',
  source: 'spec',
  summary: 'A server is of one kind: a command, or the type `streamable-http` with a `url`.',
  why: `A stdio server has \`command\`, and may have \`args\`, \`env\` and \`cwd\`; it has no \`type\`. A server that is reached over the network has the type \`streamable-http\` and \`url\`, and may have \`headers\`.

Keys of the other kind, or of another host's format, are refused rather than ignored.`,
  bad: withServer({ command: gauges, timeout: 30 }),
  good: withServer({ command: gauges }),
  *harness(model) {
    const budget = fixBudget();
    const { mcp } = model;
    if (!mcp) return;
    for (const server of mcp.servers.values()) {
      if (!server.fault) continue;
      yield {
        ...at(mcp, server.fault),
        message: `The server ${quoted(server.name)} ${server.fault.message}.`,
        pointer: pointerTo('/mcpServers', server.name),
        fixes: budget(() => serverFixes(model, mcp, server)),
      };
    }
  },
};
