/** Cuts a YAML text into tokens, up to its end or to the first place where no token can stand. */

import { shown } from '../shown';
import { END, isBlankOrEnd, isBreak, LF, SPACE, TAB } from './chars';
import { Cursor } from './cursor';
import { Refusal } from './faults';
import type { YamlFault } from './node';
import { scanBlock } from './scan-block';
import { scanAnchor, scanDirective, scanTag } from './scan-mark';
import { atDocumentMark, scanPlain, scanQuoted } from './scan-scalar';
import type { Token, TokenKind, YamlDialect } from './token';

export interface Scanned {
  tokens: Token[];
  comments: { start: number; end: number }[];
  /** Why the scan stopped before the end. */
  fault?: YamlFault;
  /** Of the last `%YAML` directive. */
  version?: [major: number, minor: number];
}

export function scan(text: string, dialect: YamlDialect): Scanned {
  const scanner = new Scanner(text, dialect);
  try {
    while (!scanner.done) scanner.next();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    scanner.result.fault = error.fault;
    // A node that may be a key is handed on only once that is settled, which the refusal kept from happening.
    const open = scanner.result.tokens.findIndex((token) => token.kind === 'open');
    if (open >= 0) scanner.result.tokens.length = open;
  }
  scanner.result.tokens = scanner.result.tokens.filter(({ kind }) => kind !== 'unused' && kind !== 'open');
  return scanner.result;
}

/** A node that becomes a key if a colon follows it on its line, within 1024 characters. */
interface PossibleKey {
  level: number;
  /** A block mapping is open at this column, so nothing but a key can stand here. */
  required: boolean;
  start: number;
  line: number;
  column: number;
  characters: number;
  /** Places kept for the tokens that start a mapping and its key. */
  mapStart: Token;
  key: Token;
}

const LONGEST_KEY = 1024;

/** Characters left over at the start of a token, where no plain text may begin with them. */
const RESERVED = '%@`|>';

const FLOW_TOKENS = new Map<string, TokenKind>([
  ['[', 'flow-list-start'],
  ['{', 'flow-map-start'],
  [']', 'flow-list-end'],
  ['}', 'flow-map-end'],
]);

function longKey(text: string, start: number, end: number): Refusal {
  const message = `The key starting with ${shown(text.slice(start, end))} is longer than ${LONGEST_KEY} characters.`;
  return new Refusal('long-key', message, start, end);
}

class Scanner {
  readonly result: Scanned = { tokens: [], comments: [] };
  done = false;
  private readonly cursor: Cursor;
  private readonly dialect: YamlDialect;
  /** How many `[` and `{` are open. */
  private level = 0;
  /** Column of the innermost block collection, and of those around it. */
  private indent = -1;
  private readonly indents: number[] = [];
  private keyMayStart = true;
  /** At most one per level, outer levels first; those before `live` are out of reach. */
  private readonly keys: PossibleKey[] = [];
  private live = 0;

  constructor(text: string, dialect: YamlDialect) {
    this.cursor = new Cursor(text, dialect === 'pyyaml');
    this.dialect = dialect;
  }

  private readonly onComment = (start: number, end: number): void => {
    this.result.comments.push({ start, end });
  };

  /** Reads one token, and those its place implies. */
  next(): void {
    const { cursor } = this;
    this.skipToToken();
    this.dropStaleKeys();
    this.unwind(cursor.column);
    const unit = cursor.peek();
    if (unit === END) this.end();
    else if (cursor.column === 0 && unit === 37) this.directive();
    else if (cursor.column === 0 && atDocumentMark(cursor)) {
      this.documentMark(unit === 45 ? 'document-start' : 'document-end');
    } else this.token(String.fromCharCode(unit));
  }

  private token(char: string): void {
    const { cursor } = this;
    const flow = this.level > 0;
    const bracket = FLOW_TOKENS.get(char);
    const followed = isBlankOrEnd(cursor.peek(1));
    if (bracket !== undefined) {
      if (char === '[' || char === '{') this.openFlow(bracket);
      else this.closeFlow(bracket);
    } else if (char === ',') this.comma();
    else if (char === '-' && followed) this.entry();
    else if (char === '?' && (followed || flow)) this.explicitKey();
    else if (char === ':' && (followed || flow)) this.value();
    else if (char === '*' || char === '&' || char === '!') this.mark(char);
    else if ((char === '|' || char === '>') && !flow) this.blockScalar();
    else if (char === "'" || char === '"') this.quoted();
    else if (char === '\t') throw this.strayTab();
    else if (RESERVED.includes(char)) throw this.cannotStart(char);
    else this.plain();
  }

  private strayTab(): Refusal {
    const { at } = this.cursor;
    let length = 1;
    while (this.cursor.peek(length) === TAB) length++;
    const message = 'A tab stands where only spaces may separate or indent.';
    return new Refusal('tab', message, at, at + length);
  }

  private push(token: Token): void {
    this.result.tokens.push(token);
  }

  private pushUnits(kind: TokenKind, length: number): void {
    const start = this.cursor.at;
    this.cursor.forward(length);
    this.push({ kind, start, end: this.cursor.at });
  }

  private skipToToken(): void {
    const { cursor } = this;
    if (cursor.at === 0 && cursor.peek() === 0xfeff) cursor.forward();
    for (;;) {
      cursor.skipSpaces();
      const comment = cursor.peek() === 35;
      if (comment) {
        const start = cursor.at;
        cursor.skipToBreak();
        this.onComment(start, cursor.at);
      }
      if (cursor.lineBreak() === '') return;
      if (this.level === 0) this.keyMayStart = true;
      if (this.dialect === 'strictyaml') this.skipEmptyLines(comment);
    }
  }

  /** strictyaml's scanner keeps empty lines as a comment, and swallows blanks while it gathers them; not so after a comment. */
  private skipEmptyLines(afterComment: boolean): void {
    const { cursor } = this;
    if (!afterComment && cursor.peek() !== LF) return;
    while (isBreak(cursor.peek()) || (!afterComment && (cursor.peek() === TAB || cursor.peek() === SPACE)))
      cursor.forward();
  }

  private dropStaleKeys(): void {
    const { cursor, keys } = this;
    for (let key = keys[this.live]; key !== undefined; key = keys[++this.live]) {
      if (key.line === cursor.line && cursor.characters - key.characters <= LONGEST_KEY) return;
      if (key.required) throw this.missingColon(key);
      key.mapStart.kind = 'unused';
      key.key.kind = 'unused';
    }
  }

  private rememberKey(): void {
    if (!this.keyMayStart) return;
    const { cursor } = this;
    const required = this.level === 0 && this.indent === cursor.column;
    this.forgetKey();
    const place = (): Token => ({ kind: 'open', start: cursor.at, end: cursor.at });
    const key: PossibleKey = {
      level: this.level,
      required,
      start: cursor.at,
      line: cursor.line,
      column: cursor.column,
      characters: cursor.characters,
      mapStart: place(),
      key: place(),
    };
    this.push(key.mapStart);
    this.push(key.key);
    this.keys.push(key);
  }

  /** Takes the possible key of this level off the list. */
  private takeKey(): PossibleKey | undefined {
    const last = this.keys.at(-1);
    if (last?.level !== this.level) return undefined;
    this.keys.pop();
    if (this.live <= this.keys.length) return last;
    this.live = this.keys.length;
    return undefined;
  }

  private forgetKey(): void {
    const key = this.takeKey();
    if (key?.required) throw this.missingColon(key);
    if (!key) return;
    key.mapStart.kind = 'unused';
    key.key.kind = 'unused';
  }

  private missingColon(key: PossibleKey): Refusal {
    const { text } = this.cursor;
    let end = key.start;
    while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
    if (end - key.start > LONGEST_KEY && text.slice(key.start, end).includes(':')) return longKey(text, key.start, end);
    const message = `${shown(text.slice(key.start, end))} stands where a key is wanted; add a colon after the key, or indent the line to continue the value above.`;
    return new Refusal('missing-colon', message, key.start, end);
  }

  private unwind(column: number): void {
    if (this.level > 0) return;
    const { at } = this.cursor;
    while (this.indent > column) {
      this.indent = this.indents.pop() ?? -1;
      this.push({ kind: 'block-end', start: at, end: at });
    }
  }

  private indentTo(column: number): boolean {
    if (this.indent >= column) return false;
    this.indents.push(this.indent);
    this.indent = column;
    return true;
  }

  private end(): void {
    // An open bracket keeps the columns from being unwound; the parser says what is missing.
    this.unwind(-1);
    this.forgetKey();
    const { at } = this.cursor;
    this.push({ kind: 'end', start: at, end: at });
    this.done = true;
  }

  private directive(): void {
    this.unwind(-1);
    this.forgetKey();
    this.keyMayStart = false;
    const token = scanDirective(this.cursor, this.dialect, this.onComment);
    if (token.version) this.result.version = token.version;
    this.push(token);
  }

  private documentMark(kind: TokenKind): void {
    this.unwind(-1);
    this.forgetKey();
    this.keyMayStart = false;
    this.pushUnits(kind, 3);
  }

  private openFlow(kind: TokenKind): void {
    this.rememberKey();
    this.level++;
    this.keyMayStart = true;
    this.pushUnits(kind, 1);
  }

  private closeFlow(kind: TokenKind): void {
    const { cursor } = this;
    if (this.level === 0) {
      const seen = shown(cursor.text.charAt(cursor.at));
      throw new Refusal(
        'unopened-flow',
        `${seen} closes a bracket that was never opened; quote the value.`,
        cursor.at,
        cursor.at + 1,
      );
    }
    this.forgetKey();
    this.level--;
    this.keyMayStart = false;
    this.pushUnits(kind, 1);
  }

  private comma(): void {
    this.keyMayStart = true;
    this.forgetKey();
    this.pushUnits('comma', 1);
  }

  private entry(): void {
    const { cursor } = this;
    if (this.level === 0) {
      if (!this.keyMayStart) throw this.strayIndicator('dash-in-value', '-', 'a list entry');
      if (this.indentTo(cursor.column)) this.push({ kind: 'list-start', start: cursor.at, end: cursor.at });
    }
    this.keyMayStart = true;
    this.forgetKey();
    this.pushUnits('entry', 1);
  }

  private explicitKey(): void {
    const { cursor } = this;
    if (this.level === 0) {
      if (!this.keyMayStart) throw this.strayIndicator('question-in-value', '?', 'a key');
      if (this.indentTo(cursor.column)) this.push({ kind: 'map-start', start: cursor.at, end: cursor.at });
    }
    this.keyMayStart = this.level === 0;
    this.forgetKey();
    this.pushUnits('key', 1);
  }

  private strayIndicator(code: string, sign: string, what: string): Refusal {
    const { text, at } = this.cursor;
    let end = at;
    while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
    const message = `${shown(text.slice(at, end))} is read as ${what} because it starts with \`${sign}\`, which cannot stand here; quote the value.`;
    return new Refusal(code, message, at, end);
  }

  private value(): void {
    const { cursor } = this;
    const key = this.takeKey();
    if (key) {
      key.key.kind = 'key';
      key.mapStart.kind = this.level === 0 && this.indentTo(key.column) ? 'map-start' : 'unused';
      this.keyMayStart = false;
    } else {
      if (this.level === 0) {
        if (!this.keyMayStart) throw this.strayColon();
        if (this.indentTo(cursor.column)) this.push({ kind: 'map-start', start: cursor.at, end: cursor.at });
      }
      this.keyMayStart = this.level === 0;
    }
    this.pushUnits('value', 1);
  }

  private strayColon(): Refusal {
    const { text, at } = this.cursor;
    const before = this.result.tokens.at(-1);
    const value = before?.kind === 'scalar' ? text.slice(before.start, at + 1) : ':';
    if (before?.kind === 'scalar' && /[\n\r]/u.test(value)) {
      const line = value.slice(Math.max(value.lastIndexOf('\n'), value.lastIndexOf('\r')) + 1);
      const message = `${shown(line)} is indented so that it continues the value above, which cannot hold a key; align it with the keys around.`;
      return new Refusal('indentation', message, at + 1 - line.trimStart().length, at + 1);
    }
    if (value.length > LONGEST_KEY) return longKey(text, at - value.length + 1, at + 1);
    const message = `The unquoted value ${shown(value)} holds a colon that starts a second key; quote the value.`;
    return new Refusal('colon-in-value', message, at, at + 1);
  }

  private mark(char: string): void {
    this.rememberKey();
    this.keyMayStart = false;
    this.push(char === '!' ? scanTag(this.cursor) : scanAnchor(this.cursor, char === '*' ? 'alias' : 'anchor'));
  }

  private blockScalar(): void {
    this.keyMayStart = true;
    this.forgetKey();
    this.push(
      scanBlock(this.cursor, {
        indent: this.indent,
        rootMayBeFlush: this.dialect === 'strictyaml',
        onComment: this.onComment,
      }),
    );
  }

  private quoted(): void {
    this.rememberKey();
    this.keyMayStart = false;
    this.push(scanQuoted(this.cursor));
  }

  private plain(): void {
    this.rememberKey();
    const scanned = scanPlain(this.cursor, this.level > 0, this.indent + 1);
    this.keyMayStart = scanned.brokeLine;
    this.push(scanned.token);
  }

  private cannotStart(char: string): Refusal {
    const { text, at } = this.cursor;
    let end = at;
    while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
    const sign = char === '`' ? 'a backtick' : `\`${char}\``;
    const message = `${shown(text.slice(at, end))} starts with ${sign}, which YAML reserves; quote the value.`;
    return new Refusal('reserved-indicator', message, at, end);
  }
}
