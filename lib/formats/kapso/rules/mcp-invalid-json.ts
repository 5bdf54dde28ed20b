import { example } from '../examples';
import { at, type KapsoRule } from '../kit';
import { jsonFixes } from '../repairs-json';

export const mcpInvalidJson: KapsoRule = {
  name: 'mcp-invalid-json',
  severity: 'error',
  source: 'spec',
  summary: '`mcp.json` is JSON.',
  why: `Comments, trailing commas, single quotes and a byte order mark are no JSON, though some editors allow them. No server of a file that does not parse can be started.`,
  bad: example({ 'mcp.json': '{\n  "mcpServers": {},\n}\n' }),
  good: example({ 'mcp.json': '{\n  "mcpServers": {}\n}\n' }),
  *file(facts) {
    if (facts.kind !== 'mcp' || !facts.unreadable) return;
    yield {
      ...at(facts, facts.unreadable),
      message: facts.unreadable.message,
      fixes: jsonFixes(facts, facts.unreadable),
    };
  },
};
