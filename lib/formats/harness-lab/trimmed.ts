/** Trimming as the package does, with the place kept. */
import { pySkipSpace, pySkipSpaceBack } from '../../core/python';

/** The text from `from` on without the white space around it, and where that starts in the whole. */
export function trimmed(text: string, from = 0): { text: string; start: number } {
  const start = pySkipSpace(text, from);
  return { text: text.slice(start, pySkipSpaceBack(text, text.length, start)), start };
}
