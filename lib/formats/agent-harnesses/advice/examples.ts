/** Paths that promise nothing: said by way of example, or standing for any name. */
import { baseName } from '../../../core/path';
import type { Reference } from '../../../core/references';

export const isExample = (text: string, { start, path, kind }: Reference): boolean =>
  kind !== 'link' && (standsForAny.test(baseName(path)) || isSaidAsExample.test(lineBefore(text, start)));

const standsForAny = /^(?:(?:script|skill|file)[-_]?name|your[-_][\w-]+|foo|bar|x{3,})\.\w+$/i;

/** `**Example**: `, `e.g. `, `such as a, `: right before it, but for others of its kind. */
const isSaidAsExample =
  /(?:\be\.g\.,?|\bfor example,?|\bfor instance,?|\bsuch as|\bexamples?[*_]*:[*_]*)[ \t]+(?:`[^`]*`(?:,| or| and)[ \t]+)*`?$/i;

/** Longer lists of examples are none that anyone reads; without a bound, long texts would cost the square of their length. */
const reach = 500;

function lineBefore(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - reach), offset);
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
}
