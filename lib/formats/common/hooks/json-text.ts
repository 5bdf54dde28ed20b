/** Between a JSON string's value and its spelling in the file. */
import type { JsonString } from '../../../core/json';

/** Offset in the file of an offset in the string's value. */
export function offsetInFile(text: string, node: JsonString, offset: number): number {
  let at = node.start + 1;
  for (let units = 0; units < offset && at < node.end - 1; units++) {
    if (text[at] !== '\\') at += 1;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return at;
}

/** The span in the file of a span of the string's value. */
export const spanInFile = (text: string, node: JsonString, span: { start: number; end: number }) => ({
  start: offsetInFile(text, node, span.start),
  end: offsetInFile(text, node, span.end),
});

/** A text as it is spelt inside a JSON string. */
export const spelling = (text: string): string => JSON.stringify(text).slice(1, -1);
