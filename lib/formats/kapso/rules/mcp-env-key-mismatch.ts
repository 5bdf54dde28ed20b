import { gauges, withServer } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted, replace } from '../kit';

export const mcpEnvKeyMismatch: KapsoRule = {
  name: 'mcp-env-key-mismatch',
  severity: 'error',
  source: 'spec',
  summary: 'A key of `env` is the name of the variable it refers to.',
  why: `Hosts forward a server's variables by name, so a variable cannot reach the server under another one. Case counts. Header keys are free: \`"Authorization": "\${DOCS_AUTHORIZATION}"\` is right.`,
  bad: withServer({ command: gauges, env: { GAUGE_KEY: '$' + '{TIDE_KEY}' } }),
  alsoDraws: ['kapso/need-env'],
  good: withServer({ command: gauges }),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'mcp') return;
    for (const server of facts.servers.values()) {
      const keys = new Set(server.values.flatMap(({ block, key }) => (block === 'env' ? [key.text] : [])));
      for (const { block, key, value, reference } of server.values) {
        if (block !== 'env' || reference.kind !== 'whole' || reference.name === key.text) continue;
        const named = /^[A-Za-z_][A-Za-z0-9_]*$/.test(key.text);
        yield {
          ...at(facts, key),
          message: `${quoted(key.text)} refers to \`${reference.name}\`, but a variable is forwarded under its own name.`,
          fixes: budget(() =>
            offered(
              named
                ? fix(`Refer to \`${key.text}\``, [replace(facts, value, JSON.stringify(`\${${key.text}}`))], true)
                : undefined,
              keys.has(reference.name)
                ? undefined
                : fix(
                    `Call the key \`${reference.name}\``,
                    [replace(facts, key, JSON.stringify(reference.name))],
                    !named,
                  ),
            ),
          ),
        };
      }
    }
  },
};
