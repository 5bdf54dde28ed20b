/** Spans of whole lines, and the line break a text uses. */

/** The lines that a span touches, the final line break included. */
export function wholeLines(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  while (from > 0 && !isBreak(text.charCodeAt(from - 1))) from--;
  let to = end;
  while (to < text.length && !isBreak(text.charCodeAt(to))) to++;
  if (text.startsWith('\r\n', to)) to += 2;
  else if (to < text.length) to++;
  return { start: from, end: to };
}

const isBreak = (unit: number): boolean => unit === 10 || unit === 13;

/** The first line break of a text, else a line feed: what inserted lines end with. */
export const breakOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
