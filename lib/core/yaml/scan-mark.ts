/** Anchors, aliases, tags and directives. */

import { shown } from '../shown';
import {
  endsAnchor,
  isBlankOrEnd,
  isBreakOrEnd,
  isDigit,
  isHexDigit,
  isSpaceOrEnd,
  isUriUnit,
  isWordUnit,
} from './chars';
import type { Cursor } from './cursor';
import { named, Refusal } from './faults';
import type { Token, YamlDialect } from './token';

const BANG = 33;
const PERCENT = 37;

/** The blank-free word a refusal points at. */
function wordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !isBlankOrEnd(text.charCodeAt(end))) end++;
  return Math.max(end, Math.min(start + 1, text.length));
}

export function scanAnchor(cursor: Cursor, kind: 'anchor' | 'alias'): Token {
  const start = cursor.at;
  cursor.forward();
  let length = 0;
  while (isWordUnit(cursor.peek(length))) length++;
  const next = cursor.peek(length);
  if (length === 0 || !(isBlankOrEnd(next) || endsAnchor(next))) {
    const end = wordEnd(cursor.text, start);
    const sign = kind === 'alias' ? '*' : '&';
    const message = `${shown(cursor.text.slice(start, end))} is read as an ${kind} because it starts with \`${sign}\`; quote the value.`;
    throw new Refusal(kind, message, start, end);
  }
  const text = cursor.text.slice(cursor.at, cursor.at + length);
  cursor.forward(length);
  return { kind, start, end: cursor.at, text };
}

export function scanTag(cursor: Cursor): Token {
  const start = cursor.at;
  const next = cursor.peek(1);
  let parts: [string | undefined, string];
  if (next === 60) {
    cursor.forward(2);
    parts = [undefined, scanUri(cursor, start)];
    if (cursor.peek() !== 62) throw badTag(cursor, start);
    cursor.forward();
  } else if (isBlankOrEnd(next)) {
    cursor.forward();
    parts = [undefined, '!'];
  } else parts = shorthand(cursor, start);
  if (!isSpaceOrEnd(cursor.peek())) throw badTag(cursor, start);
  return { kind: 'tag', start, end: cursor.at, parts };
}

function shorthand(cursor: Cursor, start: number): [string, string] {
  let length = 1;
  while (!isSpaceOrEnd(cursor.peek(length)) && cursor.peek(length) !== BANG) length++;
  let handle = '!';
  if (cursor.peek(length) === BANG) handle = scanHandle(cursor, start);
  else cursor.forward();
  return [handle, scanUri(cursor, start)];
}

function scanHandle(cursor: Cursor, start: number): string {
  if (cursor.peek() !== BANG) throw badTag(cursor, start);
  let length = 1;
  if (cursor.peek(1) !== 32) {
    while (isWordUnit(cursor.peek(length))) length++;
    if (cursor.peek(length) !== BANG) throw badTag(cursor, start);
    length++;
  }
  const handle = cursor.text.slice(cursor.at, cursor.at + length);
  cursor.forward(length);
  return handle;
}

function scanUri(cursor: Cursor, start: number): string {
  let uri = '';
  const from = cursor.at;
  while (isUriUnit(cursor.peek())) {
    if (cursor.peek() === PERCENT) uri += scanUriEscapes(cursor, start);
    else {
      uri += String.fromCharCode(cursor.peek());
      cursor.forward();
    }
  }
  if (cursor.at === from) throw badTag(cursor, start);
  return uri;
}

function scanUriEscapes(cursor: Cursor, start: number): string {
  let escapes = '';
  while (cursor.peek() === PERCENT) {
    if (!isHexDigit(cursor.peek(1)) || !isHexDigit(cursor.peek(2))) throw badTag(cursor, start);
    escapes += cursor.text.slice(cursor.at, cursor.at + 3);
    cursor.forward(3);
  }
  try {
    return decodeURIComponent(escapes);
  } catch {
    throw badTag(cursor, start);
  }
}

function badTag(cursor: Cursor, start: number): Refusal {
  const end = wordEnd(cursor.text, start);
  const seen = shown(cursor.text.slice(start, end));
  if (cursor.text.charCodeAt(start) === PERCENT) return badDirective(cursor, start);
  return new Refusal('tag', `${seen} is read as a tag because it starts with \`!\`; quote the value.`, start, end);
}

function badDirective(cursor: Cursor, start: number): Refusal {
  const { text } = cursor;
  let end = start;
  while (!isBreakOrEnd(end < text.length ? text.charCodeAt(end) : 0)) end++;
  const message = `${shown(text.slice(start, end))} is read as a directive because the line starts with \`%\`, but ${named(text, cursor.at)} cannot stand there; quote the text.`;
  return new Refusal('directive', message, start, end);
}

/** A line starting with `%`. */
export function scanDirective(
  cursor: Cursor,
  dialect: YamlDialect,
  onComment: (start: number, end: number) => void,
): Token {
  const start = cursor.at;
  cursor.forward();
  const from = cursor.at;
  while (isWordUnit(cursor.peek()) || (dialect === 'strictyaml' && (cursor.peek() === 58 || cursor.peek() === 46))) {
    cursor.forward();
  }
  const text = cursor.text.slice(from, cursor.at);
  if (text === '' || !isSpaceOrEnd(cursor.peek())) throw badDirective(cursor, start);
  const token: Token = { kind: 'directive', start, end: cursor.at, text };
  if (text === 'YAML') token.version = scanVersion(cursor, start);
  else if (text === 'TAG') token.parts = scanTagDirective(cursor, start);
  else cursor.skipToBreak();
  token.end = cursor.at;
  cursor.skipSpaces();
  if (cursor.peek() === 35) {
    const comment = cursor.at;
    cursor.skipToBreak();
    onComment(comment, cursor.at);
  }
  if (!isBreakOrEnd(cursor.peek())) throw badDirective(cursor, start);
  cursor.lineBreak();
  return token;
}

function scanVersion(cursor: Cursor, start: number): [number, number] {
  cursor.skipSpaces();
  const major = scanNumber(cursor, start);
  if (cursor.peek() !== 46) throw badDirective(cursor, start);
  cursor.forward();
  const minor = scanNumber(cursor, start);
  if (!isSpaceOrEnd(cursor.peek())) throw badDirective(cursor, start);
  return [major, minor];
}

/** Python refuses to read a number of more than 4300 digits. */
const LONGEST_NUMBER = 4300;

function scanNumber(cursor: Cursor, start: number): number {
  const from = cursor.at;
  while (isDigit(cursor.peek())) cursor.forward();
  if (cursor.at === from || cursor.at - from > LONGEST_NUMBER) throw badDirective(cursor, start);
  return Number(cursor.text.slice(from, cursor.at));
}

function scanTagDirective(cursor: Cursor, start: number): [string, string] {
  cursor.skipSpaces();
  const handle = scanHandle(cursor, start);
  if (cursor.peek() !== 32) throw badDirective(cursor, start);
  cursor.skipSpaces();
  const prefix = scanUri(cursor, start);
  if (!isSpaceOrEnd(cursor.peek())) throw badDirective(cursor, start);
  return [handle, prefix];
}
