/** Text as Python sees it: its white space, its lines, its newlines. JavaScript's `\s` lacks U+001C–1F and U+0085, and has U+FEFF. */

/** Python's white space as the inside of a character class. */
export const PY_SPACE = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** True for a UTF-16 unit that `str.isspace()` and the `\s` of `re` take for white space. */
export function isPySpace(unit: number): boolean {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 9 && unit <= 13) || (unit >= 0x1c && unit <= 0x1f);
  if (unit < 0x1680) return unit === 0x85 || unit === 0xa0;
  return (
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}

/** Offset of the first character that is no white space, from `start` on. */
export function pySkipSpace(text: string, start = 0, end = text.length): number {
  let at = start;
  while (at < end && isPySpace(text.charCodeAt(at))) at++;
  return at;
}

/** Offset after the last character before `end` that is no white space. */
export function pySkipSpaceBack(text: string, end = text.length, start = 0): number {
  let at = end;
  while (at > start && isPySpace(text.charCodeAt(at - 1))) at--;
  return at;
}

/** `str.lstrip()`. */
export const pyTrimStart = (text: string): string => text.slice(pySkipSpace(text));

/** `str.rstrip()`. */
export const pyTrimEnd = (text: string): string => text.slice(0, pySkipSpaceBack(text));

/** `str.strip()`. */
export const pyTrim = (text: string): string => pyTrimStart(pyTrimEnd(text));

// biome-ignore lint/suspicious/noControlCharactersInRegex: Python breaks lines at these control characters
const LINE_BREAK = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** `str.splitlines()`: a final line break opens no further line. */
export function pySplitLines(text: string): string[] {
  const lines = text.split(LINE_BREAK);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** A text as Python read it, and the way back to the original. */
export interface Normalised {
  text: string;
  /** Where an offset of the normalised text lies in the original. */
  offsetOf(offset: number): number;
}

/** Reads CRLF and lone CR as LF, as Python's text files do. */
export function universalNewlines(text: string): Normalised {
  if (!text.includes('\r')) return { text, offsetOf: (offset) => offset };
  /** Offsets, in the normalised text, right after each newline that was CRLF. */
  const shortened: number[] = [];
  let removed = 0;
  const normalised = text.replace(/\r\n?/g, (found, at: number) => {
    if (found.length === 2) {
      shortened.push(at - removed + 1);
      removed++;
    }
    return '\n';
  });
  return { text: normalised, offsetOf: (offset) => offset + countUpTo(shortened, offset) };
}

/** How many of the ascending numbers are at most `limit`. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
