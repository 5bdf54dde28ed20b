import { gauges, withServer } from '../examples';
import { at, type KapsoRule, offered } from '../kit';
import { engineServer } from '../names';
import { renameFix } from '../rename';
import { freeServerName } from '../repairs-server';

export const mcpReservedName: KapsoRule = {
  name: 'mcp-reserved-name',
  severity: 'error',
  source: 'spec',
  summary: 'No server is called `gated-knowledge`.',
  why: `That name belongs to a server of the engine's own. A harness may list it, but not define it: give yours another name, here and in every list.`,
  bad: withServer({ command: gauges }, {}, engineServer),
  good: withServer({ command: gauges }),
  *harness(model) {
    const server = model.mcp?.servers.get(engineServer);
    if (!model.mcp || !server) return;
    yield {
      ...at(model.mcp, server.key),
      message: `\`${engineServer}\` is the engine's own server: this one needs another name.`,
      fixes: offered(renameFix(model, 'mcp_servers', engineServer, freeServerName(model, 'knowledge'), true)),
    };
  },
};
