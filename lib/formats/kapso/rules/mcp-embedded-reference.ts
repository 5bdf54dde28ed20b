import { withServer } from '../examples';
import { at, type KapsoRule, quoted } from '../kit';
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
    if (facts.kind !== 'mcp') return;
    for (const each of facts.servers.values()) {
      for (const value of each.values) {
        if (value.reference.kind !== 'embedded') continue;
        yield {
          ...at(facts, value.value),
          message: `${quoted(value.value.text)} holds a reference inside a longer value; \`${value.key.text}\` wants exactly one reference.`,
          fixes: referenceFixes(facts, each, value),
        };
      }
    }
  },
};
