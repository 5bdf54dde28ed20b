import { withServer } from '../examples';
import { at, fixBudget, type KapsoRule, quoted } from '../kit';
import { referenceFixes } from '../repairs-server';

const reference = (name: string) => `\${${name}}`;
const server = (authorization: string) => ({
  type: 'streamable-http',
  url: 'https://gauges.example.com/mcp',
  headers: { Authorization: authorization },
});

export const mcpEmbeddedReference: KapsoRule = {
  name: 'mcp-embedded-reference',
  severity: 'error',
  source: 'spec',
  summary: 'A reference in `env` or `headers` is the whole value.',
  why: `Hosts forward variables by name; they put no texts together. \`Bearer \${TOKEN}\` is the commonest slip: name one variable and let it hold \`Bearer …\` as a whole.

Defaults such as \`\${NAME:-x}\` and blanks around the reference count as a longer value too.`,
  bad: withServer(server(`Bearer ${reference('GAUGES_TOKEN')}`), { 'servers/gauges.sh': undefined }),
  good: withServer(
    { type: 'streamable-http', url: 'https://gauges.example.com/mcp' },
    { 'servers/gauges.sh': undefined },
  ),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'mcp') return;
    for (const each of facts.servers.values()) {
      for (const value of each.values) {
        if (value.reference.kind !== 'embedded') continue;
        yield {
          ...at(facts, value.value),
          message: `${breach(value.value.text)}; ${quoted(value.key.text)} wants exactly one reference like \`\${NAME}\`.`,
          fixes: budget(() => referenceFixes(facts, each, value)),
        };
      }
    }
  },
};

function breach(text: string): string {
  if (/^\$\{[^{}]+\}$/.test(text)) return `${quoted(text)} says more than a name between its braces`;
  if (/^Bearer\s/i.test(text)) return `${quoted(text)} puts \`Bearer\` in front, which belongs into the variable`;
  return `${quoted(text)} holds a reference inside a longer value`;
}
