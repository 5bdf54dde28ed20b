import { harnessOf } from '../../../core/files';
import { changesOf } from '../edit';
import { bundle } from '../examples';
import type { LabRule } from '../model';
import { restoration } from '../restore';

const base = bundle({ 'system_prompt.md': 'Read the table.\n' });

export const editHooksChanged: LabRule = {
  name: 'edit-hooks-changed',
  severity: 'error',
  source: 'spec',
  summary: "An optimizer's edit leaves `hooks.json` alone unless the session allows hooks.",
  why: 'Hooks run shell commands on the machine, outside the tools the agent may use. An optimizer that could write them would leave its cage. Unchanged hooks may stay; a session with `allow_hooks` may change them.',
  bad: { ...base, 'hooks.json': '{"hooks": {}}\n' },
  good: { ...base, 'system_prompt.md': 'Read the table from the top.\n' },
  exampleSettings: { optimizer: { base: harnessOf(base) } },
  *harness(model) {
    const changes = changesOf(model);
    if (model.optimizer?.allowHooks || !changes?.changed.some((file) => file.path === 'hooks.json')) return;
    yield {
      path: 'hooks.json',
      message: `\`hooks.json\` ${changes.base.has('hooks.json') ? 'differs from the base' : 'is not in the base'}; this session does not allow hooks to change.`,
      fixes: [restoration('hooks.json', changes)],
    };
  },
};
