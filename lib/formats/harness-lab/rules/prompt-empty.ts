import { textOf } from '../../../core/text';
import { bundle } from '../examples';
import type { LabRule } from '../model';
import { trimmed } from '../trimmed';

export const promptEmpty: LabRule = {
  name: 'prompt-empty',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'A system prompt says something.',
  why: 'A blank `system_prompt.md` adds nothing to any prompt, yet it counts as a component: an ablation spends a run on taking it away. Write it or delete it.',
  bad: bundle({ 'system_prompt.md': '\n' }),
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  *file({ path, role, entry }) {
    if (role !== 'prompt' || trimmed(textOf(entry)).text !== '') return;
    yield {
      path,
      message: 'The system prompt is blank, so nothing is added to the prompt.',
      fixes: [{ title: 'Delete it', edits: [{ remove: path }] }],
    };
  },
};
