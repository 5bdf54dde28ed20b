/** A cursor over one line that matches sticky patterns. */
export interface Scanner {
  readonly text: string;
  at: number;
}

/** The text `pattern` (sticky) matches at the cursor, which moves behind it; undefined where it does not match. */
export function take(scanner: Scanner, pattern: RegExp): string | undefined {
  pattern.lastIndex = scanner.at;
  const found = pattern.exec(scanner.text)?.[0];
  if (found !== undefined) scanner.at += found.length;
  return found;
}

const blanks = /[ \t]*/y;

/** Passes over blanks and says whether there were any. */
export const skipBlanks = (scanner: Scanner): boolean => take(scanner, blanks) !== '';

/** The first thing wrong with a requirement, as a sentence part, and its offset in the line. */
export interface Refusal {
  reason: string;
  at: number;
}

export const atEnd = (scanner: Scanner): boolean => scanner.at >= scanner.text.length;

/** The character at the cursor, whole even outside the basic plane. */
export function here(scanner: Scanner): string {
  const point = scanner.text.codePointAt(scanner.at);
  return point === undefined ? 'the end' : `\`${String.fromCodePoint(point)}\``;
}
