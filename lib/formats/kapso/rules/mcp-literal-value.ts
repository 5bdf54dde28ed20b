import { gauges, withServer } from '../examples';
import { at, type KapsoRule, quoted } from '../kit';
import { referenceFixes } from '../repairs-server';

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
    if (facts.kind !== 'mcp') return;
    for (const server of facts.servers.values()) {
      for (const value of server.values) {
        if (value.reference.kind !== 'literal') continue;
        const shown = value.isText ? quoted(masked(value.value.text)) : 'A value that is no text';
        yield {
          ...at(facts, value.value),
          message: `${shown} stands in \`${value.block}\` of \`${server.name}\` where a reference like \`\${NAME}\` is wanted.`,
          fixes: referenceFixes(facts, server, value),
        };
      }
    }
  },
};

/** What may be a secret is not repeated in reports. */
const masked = (text: string): string => (text.length > 12 ? `${text.slice(0, 4)}…` : text);
