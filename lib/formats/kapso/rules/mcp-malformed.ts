import type { Fix } from '../../../core/diagnostic';
import { insertJsonMember } from '../../../core/json-edit';
import { example, gauges, program } from '../examples';
import { membersOf } from '../json-file';
import { at, fix, type KapsoRule, replace } from '../kit';
import type { McpFacts } from '../mcp';
import type { Span } from '../placed';
import { inFile, renameMember, wrapUnder } from '../repairs-json';

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
      fixes: repairsOf(facts, facts.malformed.wrap),
    };
  },
};

const cousins = ['servers', 'mcp_servers', 'mcp', 'mcp-servers'];

/** The key that was meant, else the frame that is missing. Where there is no object, nothing is lost by beginning anew. */
function repairsOf(mcp: McpFacts, wrap: Span | undefined): Fix[] {
  const { root } = mcp;
  if (root?.kind !== 'object') {
    const whole = { start: 0, end: mcp.text.length };
    return [fix('Begin with no servers', [replace(mcp, whole, '{\n  "mcpServers": {}\n}\n')], true)];
  }
  const named = renameMember(mcp, root, 'mcpServers', cousins);
  if (named) return [named];
  const servers = membersOf(root).get('mcpServers')?.value;
  if (servers) return [fix('Begin with no servers', [replace(mcp, servers, '{}')], true)];
  return wrap
    ? [fix('Put the servers under `mcpServers`', wrapUnder(mcp, 'mcpServers', wrap), true)]
    : [fix('Insert `mcpServers` to fill in', inFile(mcp, insertJsonMember(mcp.text, root, 'mcpServers', {})), true)];
}
