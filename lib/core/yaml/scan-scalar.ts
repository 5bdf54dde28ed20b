/** Quoted and plain scalars. */

import { shown } from '../shown';
import { END, isBlankOrEnd, isBreak, isFlowPunctuation, isHexDigit, SPACE, TAB } from './chars';
import type { Cursor } from './cursor';
import { Refusal } from './faults';
import type { Token } from './token';

const ESCAPES = new Map<string, string>(
  Object.entries({
    '0': '\0',
    a: '\x07',
    b: '\b',
    t: '\t',
    '\t': '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    e: '\x1b',
    ' ': ' ',
    '"': '"',
    '\\': '\\',
    '/': '/',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
  }),
);
const HEX_LENGTHS = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);
const SINGLE_QUOTE = 39;
const DOUBLE_QUOTE = 34;
const BACKSLASH = 92;

/** A `---` or `...` of its own at the start of a line ends a document even inside a scalar. */
export function atDocumentMark(cursor: Cursor): boolean {
  return (cursor.startsWith('---') || cursor.startsWith('...')) && isBlankOrEnd(cursor.peek(3));
}

export function scanQuoted(cursor: Cursor): Token {
  const start = cursor.at;
  const quote = cursor.peek();
  const unclosed = (): Refusal => unclosedQuote(cursor.text, start);
  let text = '';
  cursor.forward();
  for (;;) {
    const unit = cursor.peek();
    if (unit === END && cursor.at >= cursor.text.length) throw unclosed();
    if (unit === quote) {
      if (quote === DOUBLE_QUOTE || cursor.peek(1) !== SINGLE_QUOTE) break;
      text += "'";
      cursor.forward(2);
    } else if (unit === BACKSLASH && quote === DOUBLE_QUOTE) text += escapeAt(cursor, unclosed);
    else if (unit === SPACE || unit === TAB || isBreak(unit)) text += blanksAt(cursor, unclosed);
    else {
      const from = cursor.at;
      do cursor.forward();
      while (!endsRun(cursor.peek(), quote));
      text += cursor.text.slice(from, cursor.at);
    }
  }
  cursor.forward();
  return { kind: 'scalar', start, end: cursor.at, text, style: quote === DOUBLE_QUOTE ? 'double' : 'single' };
}

const endsRun = (unit: number, quote: number): boolean => unit === quote || unit === BACKSLASH || isBlankOrEnd(unit);

function unclosedQuote(text: string, start: number): Refusal {
  let end = start + 1;
  while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
  const message = `The quote opened in ${shown(text.slice(start, end))} is never closed; end the value with the same quote.`;
  return new Refusal('unclosed-quote', message, start, end);
}

/** Blanks inside quotes: kept within a line, folded across lines. */
function blanksAt(cursor: Cursor, unclosed: () => Refusal): string {
  const from = cursor.at;
  while (cursor.peek() === SPACE || cursor.peek() === TAB) cursor.forward();
  if (!isBreak(cursor.peek())) return cursor.text.slice(from, cursor.at);
  const first = cursor.lineBreak();
  return folded(first, furtherBreaks(cursor, unclosed));
}

const folded = (first: string, further: string): string =>
  first !== '\n' ? first + further : further === '' ? ' ' : further;

function furtherBreaks(cursor: Cursor, unclosed: () => Refusal): string {
  let breaks = '';
  for (;;) {
    if (atDocumentMark(cursor)) throw unclosed();
    while (cursor.peek() === SPACE || cursor.peek() === TAB) cursor.forward();
    if (!isBreak(cursor.peek())) return breaks;
    breaks += cursor.lineBreak();
  }
}

function escapeAt(cursor: Cursor, unclosed: () => Refusal): string {
  const start = cursor.at;
  cursor.forward();
  const letter = cursor.text.charAt(cursor.at);
  const plain = ESCAPES.get(letter);
  if (plain !== undefined) {
    cursor.forward();
    return plain;
  }
  const length = HEX_LENGTHS.get(letter);
  if (length !== undefined) return hexEscape(cursor, start, length);
  if (isBreak(cursor.peek())) {
    cursor.lineBreak();
    return furtherBreaks(cursor, unclosed);
  }
  if (letter === '') throw unclosed();
  const end = Math.min(
    cursor.text.length,
    start + 1 + String.fromCodePoint(cursor.text.codePointAt(cursor.at) ?? 0).length,
  );
  const seen = shown(cursor.text.slice(start, end));
  throw new Refusal(
    'escape',
    `${seen} is no escape of a double-quoted text; write \`\\\\\` for a backslash or use single quotes.`,
    start,
    end,
  );
}

function hexEscape(cursor: Cursor, start: number, length: number): string {
  cursor.forward();
  let digits = 0;
  while (digits < length && isHexDigit(cursor.peek(digits))) digits++;
  const written = cursor.text.slice(cursor.at, cursor.at + digits);
  const code = Number.parseInt(written, 16);
  if (digits < length || code > 0x10ffff) {
    const seen = shown(cursor.text.slice(start, cursor.at + digits));
    const message = `The escape ${seen} names no character; ${length} hexadecimal digits are wanted.`;
    throw new Refusal('escape', message, start, cursor.at + digits);
  }
  cursor.forward(length);
  return String.fromCodePoint(code);
}

export interface PlainScan {
  token: Token;
  /** The scan ended at the start of a line, where a key may start again. */
  brokeLine: boolean;
}

/** `indent`: the least column at which the text may go on in a further line. */
export function scanPlain(cursor: Cursor, flow: boolean, indent: number): PlainScan {
  const start = cursor.at;
  let end = start;
  let text = '';
  let spaces = '';
  let brokeLine = false;
  let lastLine = cursor.line;
  while (cursor.peek() !== 35) {
    let length = 0;
    while (!endsWord(cursor, length, flow)) length++;
    if (length === 0) break;
    text += spaces + cursor.text.slice(cursor.at, cursor.at + length);
    cursor.forward(length);
    end = cursor.at;
    lastLine = cursor.line;
    spaces = plainSpaces(cursor);
    brokeLine = /[\n\r\x85\u2028\u2029]/u.test(cursor.text.slice(end, cursor.at));
    if (spaces === '' || (!flow && cursor.column < indent)) break;
  }
  const token: Token = { kind: 'scalar', start, end, text, style: 'plain', lastLine };
  // Blank lines after the text.
  if (spaces.startsWith('\n')) token.behind = { start: end, end: cursor.at };
  return { token, brokeLine };
}

/** What the blanks after a word stand for; nothing where the scalar ends. */
function plainSpaces(cursor: Cursor): string {
  const from = cursor.at;
  cursor.skipSpaces();
  if (!isBreak(cursor.peek())) return cursor.text.slice(from, cursor.at);
  const first = cursor.lineBreak();
  if (atDocumentMark(cursor)) return '';
  let further = '';
  while (cursor.peek() === SPACE || isBreak(cursor.peek())) {
    if (cursor.peek() === SPACE) cursor.forward();
    else {
      further += cursor.lineBreak();
      if (atDocumentMark(cursor)) return '';
    }
  }
  return folded(first, further);
}

/** Where a word of a plain scalar ends. */
function endsWord(cursor: Cursor, ahead: number, flow: boolean): boolean {
  const unit = cursor.peek(ahead);
  if (isBlankOrEnd(unit)) return true;
  if (unit === 58) {
    const next = cursor.peek(ahead + 1);
    return isBlankOrEnd(next) || (flow && isFlowPunctuation(next));
  }
  return flow && (unit === 63 || isFlowPunctuation(unit));
}
