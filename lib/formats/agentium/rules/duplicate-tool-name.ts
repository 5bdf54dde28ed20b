import type { Settings } from '../../../core/settings';
import { faultRule, manifestFiles } from '../rule-kit';

const host: Partial<Settings> = {
  host: {
    factories: [
      'agentium/text-context@1',
      { type: 'acme/a', version: 1, describe: { toolNames: ['look_up'], requirements: [] }, bind: {} },
    ],
  },
};
const grants = { 'GRANTS.md': 'Grants: look_up.\n' };
const selection = (instanceId: string) => ({ instanceId, type: 'acme/a', version: 1, options: {} });

export const duplicateToolName = faultRule({
  name: 'duplicate-tool-name',
  severity: 'error',
  summary: 'No tool name occurs twice in a definition.',
  why: `The model calls tools by name. The package only notices when a run binds; the manifest and its hash are shown all the same. Rename one, or disable one of the two instances.`,
  bad: { ...manifestFiles({ abilities: [selection('one'), selection('two')] }), ...grants },
  good: { ...manifestFiles({ abilities: [selection('one')] }), ...grants },
  exampleSettings: host,

  message: ({ fault }) =>
    `\`${fault.name}\` is the name of a tool more than once in this definition; each needs its own.`,
});
