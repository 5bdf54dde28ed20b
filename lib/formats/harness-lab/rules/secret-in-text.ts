import { badByteOf, rangeOf, textOf } from '../../../core/text';
import { keysIn } from '../../common/keys';
import { bundle } from '../examples';
import type { LabRule } from '../model';

export const secretInText: LabRule = {
  name: 'secret-in-text',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'No file holds a key or token.',
  why: 'A bundle is copied into prompts, run directories and reports, so a key in it is read by every model and every reader. Remove it, revoke it, and let the machine give it through the environment.',
  bad: bundle({ 'system_prompt.md': 'Sign with AKIAIOSFODNN7EXAMPLE.\n' }),
  good: bundle({ 'system_prompt.md': 'Sign with $TIDE_KEY.\n' }),
  *file({ path, entry }) {
    if (badByteOf(entry) !== undefined) return;
    const text = textOf(entry);
    for (const { what, start, end } of keysIn(text)) {
      yield {
        path,
        ...rangeOf(text, start, end),
        message: `\`${text.slice(start, start + 4)}…\` looks like ${what}; it is wanted in the environment, not in a file.`,
      };
    }
  },
};
