import { bundle } from '../examples';
import type { LabRule } from '../model';

export const hooksReview: LabRule = {
  name: 'hooks-review',
  severity: 'warning',
  source: 'spec',
  summary: 'A bundle without hooks needs no review of what runs outside the agent.',
  why: 'Hooks run shell commands on the machine as the person who starts the session, outside the tools the agent may use. Harness Lab warns of every bundle that has some: read each command before you use it. The graph shows each with the files it reaches.',
  bad: bundle({ 'hooks.json': '{"hooks": {}}\n' }),
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  *harness({ byPath, optimizer }) {
    const content = byPath.get('hooks.json')?.content;
    if (optimizer || content?.kind !== 'hooks' || !content.set) return;
    const count = content.set.hooks.length;
    yield {
      path: 'hooks.json',
      line: 1,
      column: 1,
      message:
        count === 0
          ? '`hooks.json` holds no hook yet; whatever is added runs on the machine, outside the tools the agent may use.'
          : `The bundle runs \`${count}\` ${count === 1 ? 'hook' : 'hooks'} on the machine, outside the tools the agent may use; every command wants a review.`,
    };
  },
};
