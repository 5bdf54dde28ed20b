import { example, gauges, program } from '../examples';
import { at, fix, type KapsoRule, offered, replace } from '../kit';
import { wrapServers } from '../repairs-json';

export const mcpMalformed: KapsoRule = {
  name: 'mcp-malformed',
  severity: 'error',
  source: 'spec',
  summary: '`mcp.json` maps names to servers under `mcpServers`.',
  why: `The file holds one object with one field, \`mcpServers\`: an object from name to server. Servers at the top, or in a list, are not found.`,
  bad: example({ 'mcp.json': '{\n  "servers": {}\n}\n' }),
  good: example({
    'harness.yaml': `schema_version: 1
name: tide-tables
version: 0.1.0
description: Predict harbour water levels.
modules:
  implementation:
    mcp_servers: [gauges]
`,
    'mcp.json': `${JSON.stringify({ mcpServers: { gauges: { command: gauges } } }, null, 2)}\n`,
    'servers/gauges.sh': program,
  }),
  *file(facts) {
    if (facts.kind !== 'mcp' || !facts.malformed) return;
    yield {
      ...at(facts, facts.malformed),
      message: facts.malformed.message,
      pointer: '',
      fixes: offered(
        facts.malformed.wrap &&
          fix('Put the servers under `mcpServers`', wrapServers(facts, facts.malformed.wrap), true),
        fix('Begin with no servers', [
          replace(facts, { start: 0, end: facts.text.length }, '{\n  "mcpServers": {}\n}\n'),
        ]),
      ),
    };
  },
};
