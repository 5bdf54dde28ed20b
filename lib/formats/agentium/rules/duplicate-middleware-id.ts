import type { Settings } from '../../../core/settings';
import { faultRule, manifestFiles } from '../rule-kit';

const host: Partial<Settings> = {
  host: {
    factories: [
      'agentium/text-context@1',
      {
        type: 'acme/a',
        version: 1,
        describe: { toolNames: [], requirements: [] },
        bind: { middleware: [{ id: 'audit' }] },
      },
    ],
  },
};
const selection = (instanceId: string) => ({ instanceId, type: 'acme/a', version: 1, options: {} });

export const duplicateMiddlewareId = faultRule({
  name: 'duplicate-middleware-id',
  severity: 'error',
  summary: "No middleware's id occurs twice in a definition.",
  why: `\`before\` and \`after\` name middleware by id, across all abilities. Two with one id cannot be ordered, so nothing is bound.`,
  bad: manifestFiles({ abilities: [selection('one'), selection('two')] }),
  good: manifestFiles({ abilities: [selection('one')] }),
  exampleSettings: host,

  message: ({ fault }) =>
    `\`${fault.name}\` is the id of a middleware more than once in this definition; each needs its own.`,
});
