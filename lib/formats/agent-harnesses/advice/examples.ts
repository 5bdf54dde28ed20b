/** Paths that promise nothing: said by way of example, or standing for any name. */
import { baseName } from '../../../core/path';
import type { Reference } from '../../../core/references';

export const isExample = (text: string, { start, path, kind }: Reference): boolean =>
  kind !== 'link' &&
  (standsForAny.test(baseName(path)) || isSaidAsExample.test(text.slice(lineStart(text, start), start)));

const standsForAny = /^(?:(?:script|skill|file)[-_]?name|your[-_][\w-]+|foo|bar|x{3,})\.\w+$/i;

/** `**Example**: `, `e.g. `, `such as a, `: right before it, but for others of its kind. */
const isSaidAsExample =
  /(?:\be\.g\.,?|\bfor example,?|\bfor instance,?|\bsuch as|\bexamples?[*_]*:[*_]*)[ \t]+(?:`[^`]*`(?:,| or| and)[ \t]+)*`?$/i;

const lineStart = (text: string, offset: number): number =>
  Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
