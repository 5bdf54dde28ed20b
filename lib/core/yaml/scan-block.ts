/** Literal and folded block scalars. */

import { shown } from '../shown';
import { isBreak, isBreakOrEnd, isDigit, isSpaceOrEnd, SPACE, TAB } from './chars';
import type { Cursor } from './cursor';
import { named, Refusal } from './faults';
import { atDocumentMark } from './scan-scalar';
import type { Token } from './token';

export interface BlockOptions {
  /** Column of the collection around, -1 at the root. */
  indent: number;
  /** strictyaml lets a block scalar at the root stand at column 0. */
  rootMayBeFlush: boolean;
  onComment(start: number, end: number): void;
}

const FOLDED = 62;

export interface BlockScan {
  token: Token;
  /** Blank lines after the text that are no part of it. */
  blanks?: { start: number; end: number };
}

export function scanBlock(cursor: Cursor, options: BlockOptions): BlockScan {
  const start = cursor.at;
  const folds = cursor.peek() === FOLDED;
  cursor.forward();
  const header = scanHeader(cursor, start);
  // A scalar without text ends with its header.
  let end = cursor.at;
  const comment = finishHeaderLine(cursor, start, options.onComment);

  let least = options.indent + 1;
  if (least < 1 && !(options.rootMayBeFlush && header.step === undefined)) least = 1;
  let indent: number;
  let breaks: string;
  if (header.step === undefined) {
    const found = leadingBlanks(cursor);
    breaks = found.breaks;
    indent = Math.max(least, found.deepest);
  } else {
    indent = least + header.step - 1;
    breaks = blankLines(cursor, indent);
  }

  let text = '';
  let lastBreak = '';
  while (cursor.column === indent && cursor.at < cursor.text.length) {
    text += breaks;
    const flush = !isSpaceOrTab(cursor.peek());
    const from = cursor.at;
    cursor.skipToBreak();
    text += cursor.text.slice(from, cursor.at);
    end = cursor.at;
    lastBreak = cursor.lineBreak();
    breaks = blankLines(cursor, indent);
    if (least === 0 && cursor.column === 0 && atDocumentMark(cursor)) break;
    if (cursor.column !== indent || cursor.at >= cursor.text.length) break;
    if (folds && lastBreak === '\n' && flush && !isSpaceOrTab(cursor.peek())) text += breaks === '' ? ' ' : '';
    else text += lastBreak;
  }
  if (header.chomp !== 'strip') text += lastBreak;
  if (header.chomp === 'keep') text += breaks;
  const token: Token = { kind: 'scalar', start, end, text, style: folds ? 'folded' : 'literal' };
  if (comment) token.above = comment;
  return breaks === '' || header.chomp === 'keep' ? { token } : { token, blanks: { start: end, end: cursor.at } };
}

const isSpaceOrTab = (unit: number): boolean => unit === SPACE || unit === TAB;

interface Header {
  chomp?: 'strip' | 'keep';
  /** The indentation indicator. */
  step?: number;
}

function scanHeader(cursor: Cursor, start: number): Header {
  const header: Header = {};
  const sign = (): void => {
    const unit = cursor.peek();
    if (header.chomp !== undefined || (unit !== 43 && unit !== 45)) return;
    header.chomp = unit === 43 ? 'keep' : 'strip';
    cursor.forward();
  };
  sign();
  if (isDigit(cursor.peek())) {
    header.step = cursor.peek() - 48;
    if (header.step === 0) throw badHeader(cursor, start);
    cursor.forward();
    sign();
  }
  if (!isSpaceOrEnd(cursor.peek())) throw badHeader(cursor, start);
  return header;
}

/** Gives the comment of the header, where there is one. */
function finishHeaderLine(
  cursor: Cursor,
  start: number,
  onComment: BlockOptions['onComment'],
): { start: number; end: number } | undefined {
  cursor.skipSpaces();
  const from = cursor.at;
  if (cursor.peek() === 35) {
    cursor.skipToBreak();
    onComment(from, cursor.at);
  }
  const to = cursor.at;
  if (!isBreakOrEnd(cursor.peek())) throw badHeader(cursor, start);
  cursor.lineBreak();
  return to > from ? { start: from, end: to } : undefined;
}

function badHeader(cursor: Cursor, start: number): Refusal {
  const { text, at } = cursor;
  let end = at;
  while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
  if (text.charCodeAt(at) === TAB) {
    const message = `A tab follows ${shown(text.slice(start, at))}; only spaces, a comment or the end of the line may.`;
    return new Refusal('tab', message, at, at + 1);
  }
  const sign = text.charAt(start);
  const message = `${shown(text.slice(start, end))} is read as a block text because it starts with \`${sign}\`, but ${named(text, at)} cannot follow there; quote the value, or start its text on the next line.`;
  return new Refusal('block-header', message, start, end);
}

function leadingBlanks(cursor: Cursor): { breaks: string; deepest: number } {
  let breaks = '';
  let deepest = 0;
  while (cursor.peek() === SPACE || isBreak(cursor.peek())) {
    if (cursor.peek() === SPACE) {
      cursor.forward();
      deepest = Math.max(deepest, cursor.column);
    } else breaks += cursor.lineBreak();
  }
  return { breaks, deepest };
}

function blankLines(cursor: Cursor, indent: number): string {
  let breaks = '';
  for (;;) {
    while (cursor.column < indent && cursor.peek() === SPACE) cursor.forward();
    if (!isBreak(cursor.peek())) return breaks;
    breaks += cursor.lineBreak();
  }
}
