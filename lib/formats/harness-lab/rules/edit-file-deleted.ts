import { harnessOf } from '../../../core/files';
import { changesOf } from '../edit';
import { agent, bundle } from '../examples';
import type { LabRule } from '../model';

const base = bundle({ 'system_prompt.md': 'Read the table.\n', 'agents/harbour.md': agent('harbour') });

export const editFileDeleted: LabRule = {
  name: 'edit-file-deleted',
  severity: 'error',
  source: 'spec',
  summary: "An optimizer's edit deletes no file.",
  why: 'A session may only edit and add files, so that a step can always be undone by the next one. A rename is a deletion and an addition. To retire a file, leave it in place and shorten it.',
  bad: bundle({ 'system_prompt.md': 'Read the table.\n' }),
  good: base,
  exampleSettings: { optimizer: { base: harnessOf(base) } },
  *harness(model) {
    for (const { path, entry } of changesOf(model)?.deleted ?? []) {
      yield {
        path,
        message: `\`${path}\` is in the base and missing here; files may only be edited or added.`,
        fixes: [{ title: `Restore \`${path}\``, preferred: true, edits: [{ write: path, entry }] }],
      };
    }
  },
};
