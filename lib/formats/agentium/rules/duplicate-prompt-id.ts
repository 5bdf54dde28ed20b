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
        bind: { promptFragments: ['tone'] },
      },
    ],
  },
};
const selection = (instanceId: string) => ({ instanceId, type: 'acme/a', version: 1, options: {} });

export const duplicatePromptId = faultRule({
  name: 'duplicate-prompt-id',
  severity: 'error',
  summary: "No prompt fragment's id occurs twice in a definition.",
  why: `Two instances of an ability with a fixed fragment id clash when a run binds. Derive the id from the options, or use one instance.`,
  bad: manifestFiles({ abilities: [selection('one'), selection('two')] }),
  good: manifestFiles({ abilities: [selection('one')] }),
  exampleSettings: host,

  message: ({ fault }) =>
    `\`${fault.name}\` is the id of a prompt fragment more than once in this definition; each needs its own.`,
});
