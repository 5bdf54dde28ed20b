import { harnessOf } from '../../../core/files';
import { changesOf, defaultMaxFiles } from '../edit';
import { agent, bundle } from '../examples';
import type { LabRule } from '../model';
import { restoration } from '../restore';

const base = bundle({ 'system_prompt.md': 'Read the table.\n' });

export const editTooManyFiles: LabRule = {
  name: 'edit-too-many-files',
  severity: 'error',
  source: 'spec',
  summary: `An optimizer's edit changes at most ${defaultMaxFiles} files, or as many as the session says.`,
  why: 'Small steps can be judged and undone one by one. Added and edited files count, deletions do not. Keep the changes that explain the gain, and restore the rest.',
  bad: { ...base, 'system_prompt.md': 'Read the table from the top.\n', 'agents/harbour.md': agent('harbour') },
  good: { ...base, 'system_prompt.md': 'Read the table from the top.\n' },
  exampleSettings: { optimizer: { base: harnessOf(base), maxFiles: 1 } },
  *harness(model) {
    const changes = changesOf(model);
    const limit = model.optimizer?.maxFiles ?? defaultMaxFiles;
    if (!changes || changes.changed.length <= limit) return;
    yield {
      path: '.',
      message: `The edit changes \`${changes.changed.length}\` files; at most ${limit} are allowed.`,
      // Each restores one file; where several are too many, the finding stays until enough are back.
      fixes: changes.changed.length === limit + 1 ? changes.changed.map(({ path }) => restoration(path, changes)) : [],
    };
  },
};
