/** A command line cut into words and operators, as a POSIX shell would, with offsets. Nothing is expanded. */
import type { JsonString } from '../../../core/json';

export interface Word {
  kind: 'word';
  /** Quotes and escapes taken off; variables and substitutions as written. */
  text: string;
  /** As written. */
  raw: string;
  start: number;
  end: number;
  /** The text value it stands in, where that is not the command's: an argument given on its own. */
  node?: JsonString;
}

interface Operator {
  kind: 'operator';
  text: string;
  start: number;
  end: number;
}

export type Token = Word | Operator;

/** `fault`: a quote that never closes. The rest of the line is then one word. */
export interface Lexed {
  tokens: Token[];
  fault?: string;
}

const operators = ['<<<', '&>>', '<<-', '&&', '||', ';;', '|&', '<<', '>>', '<&', '>&', '<>', '>|', '&>'];
const single = new Set([';', '&', '|', '<', '>', '(', ')', '\n']);

export function lex(text: string): Lexed {
  const closers = closersOf(text);
  const tokens: Token[] = [];
  let fault: string | undefined;
  let at = 0;
  while (at < text.length) {
    const letter = text[at] ?? '';
    if (letter === ' ' || letter === '\t' || letter === '\r') at += 1;
    else if (letter === '#') at = endOfLine(text, at);
    else if (single.has(letter)) {
      const operator = operators.find((each) => text.startsWith(each, at)) ?? letter;
      tokens.push({ kind: 'operator', text: operator, start: at, end: at + operator.length });
      at += operator.length;
    } else {
      const word = readWord(text, at, closers);
      fault ??= word.fault;
      tokens.push(word.word);
      at = word.word.end;
    }
  }
  return fault === undefined ? { tokens } : { tokens, fault };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function readWord(text: string, start: number, closers: Closers): { word: Word; fault?: string } {
  let plain = '';
  let fault: string | undefined;
  let at = start;
  while (at < text.length) {
    const letter = text[at] ?? '';
    if (letter === ' ' || letter === '\t' || letter === '\r' || single.has(letter)) break;
    const end = letter === "'" || letter === '"' ? closing(text, at, letter, closers) : partEnd(text, at, closers);
    if (end === undefined) fault = `the quote ${letter} never closes`;
    const stop = end ?? text.length;
    plain += plainPart(text.slice(at, stop), end !== undefined);
    at = stop;
  }
  const word: Word = { kind: 'word', text: plain, raw: text.slice(start, at), start, end: at };
  return fault === undefined ? { word } : { word, fault };
}

/** One past the quote that closes the one at `at`. */
function closing(text: string, at: number, quote: string, closers: Closers): number | undefined {
  if (quote === "'") {
    const end = text.indexOf("'", at + 1);
    return end < 0 ? undefined : end + 1;
  }
  let inside = at + 1;
  while (inside < text.length) {
    const letter = text[inside];
    if (letter === '"') return inside + 1;
    inside = letter === '\\' ? inside + 2 : partEnd(text, inside, closers);
  }
  return undefined;
}

/** One past the unquoted part at `at`: a `$(…)`, `${…}` or `` `…` `` as a whole, an escape, or one letter. */
function partEnd(text: string, at: number, closers: Closers): number {
  const letter = text[at];
  if (letter === '\\') return Math.min(text.length, at + 2);
  const open = letter === '$' ? at + 1 : at;
  return (closers.get(open) ?? at) + 1;
}

/** Offset of each opening `(`, `{` and `` ` `` that stands for a substitution → offset of what closes it. */
type Closers = ReadonlyMap<number, number>;

/** Found in one pass, so that a line of a thousand open brackets is not searched a thousand times. */
function closersOf(text: string): Closers {
  const closers = new Map<number, number>();
  const parens: number[] = [];
  let brace: number | undefined;
  let tick: number | undefined;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '(') parens.push(at);
    else if (letter === ')') pair(closers, parens.pop(), at, text);
    else if (letter === '{') brace ??= text[at - 1] === '$' ? at : undefined;
    else if (letter === '}') {
      pair(closers, brace, at, text);
      brace = undefined;
    } else if (letter === '`') {
      if (tick !== undefined) closers.set(tick, at);
      tick = tick === undefined ? at : undefined;
    }
  }
  return closers;
}

function pair(closers: Map<number, number>, open: number | undefined, close: number, text: string) {
  if (open !== undefined && text[open - 1] === '$') closers.set(open, close);
}

function plainPart(part: string, closed: boolean): string {
  if (part.startsWith("'")) return part.slice(1, closed ? -1 : undefined);
  if (part.startsWith('"')) return part.slice(1, closed ? -1 : undefined).replace(/\\([\\"$`\n])/g, '$1');
  return part.startsWith('\\') ? part.slice(1) : part;
}
