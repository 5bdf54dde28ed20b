import { gauges, withServer } from '../examples';
import { needRule } from '../need-rule';

export const needEnv = needRule('need-env', {
  summary: 'Each variable that a mounted server names is set where the harness runs.',
  why: `A build refuses to start when one of its modules mounts a server whose variable is not set. The value stands in \`.env\` beside the run, or in the environment; never in the harness.`,
  bad: withServer({ command: gauges, env: { GAUGE_KEY: '$' + '{GAUGE_KEY}' } }),
  good: withServer({ command: gauges }),
  message: (need) =>
    `The variable \`${need.slice(0, need.indexOf('@'))}\` has to be set for sessions of \`${need.slice(need.indexOf('@') + 1)}\`.`,
});
