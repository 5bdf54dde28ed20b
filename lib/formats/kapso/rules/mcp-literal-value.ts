import { gauges, withServer } from '../examples';
import { at, fixBudget, type KapsoRule, quoted } from '../kit';
import { referenceFixes } from '../repairs-server';
import type { ServerValue } from '../server';

export const mcpLiteralValue: KapsoRule = {
  name: 'mcp-literal-value',
  severity: 'error',
  source: 'spec',
  summary: 'Every value of `env` and `headers` is a reference, `${' + 'NAME}`.',
  why: `A harness is shared, so it names variables and never holds their values. The value lives in \`.env\` beside the run, or in the environment.

\`$NAME\`, \`{NAME}\` and \`%NAME%\` are no references: they would be sent as they stand.`,
  bad: withServer({ command: gauges, env: { GAUGE_REGION: 'north' } }),
  good: withServer({ command: gauges }),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'mcp') return;
    for (const server of facts.servers.values()) {
      for (const value of server.values) {
        if (value.reference.kind !== 'literal') continue;
        yield {
          ...at(facts, value.value),
          message: `${breach(value)}, but \`${value.block}\` of ${quoted(server.name)} wants a reference like \`\${NAME}\`.`,
          fixes: budget(() => referenceFixes(facts, server, value)),
        };
      }
    }
  },
};

/** What stands there. What may be a secret is not repeated in reports. */
function breach({ value: { text }, isText }: ServerValue): string {
  if (!isText) return 'The value is no text';
  if (text === '') return 'The value is empty';
  if (/^(?:\$\w+|\{\w+\}|%\w+%|\$\(\w+\))$/.test(text)) return `${quoted(text)} is sent as it stands`;
  return `${quoted(text.length > 12 ? `${text.slice(0, 4)}…` : text)} is a value`;
}
