/** Cuts a YAML text into tokens. Long, because all its steps share one state: place, columns, brackets, possible keys. */
import { END, isBlankOrEnd, isBreak, LF, SPACE, TAB } from './chars';
import { Cursor } from './cursor';
import { PossibleKeys } from './possible-keys';
import { scanBlock } from './scan-block';
import { scanAnchor, scanDirective, scanTag } from './scan-mark';
import { reserved, strayColon, strayIndicator, strayTab, unopened } from './scan-refusals';
import { atDocumentMark, scanPlain, scanQuoted } from './scan-scalar';
import type { Token, TokenKind, YamlDialect } from './token';

/** Characters left over at the start of a token, where no plain text may begin with them. */
const RESERVED = '%@`|>';

const FLOW_TOKENS = new Map<string, TokenKind>([
  ['[', 'flow-list-start'],
  ['{', 'flow-map-start'],
  [']', 'flow-list-end'],
  ['}', 'flow-map-end'],
]);

export class Scanner {
  /** Grows by every call of `next`. */
  readonly tokens: Token[] = [];
  readonly comments: { start: number; end: number }[] = [];
  /** Of the last `%YAML` directive. */
  version: [major: number, minor: number] | undefined;
  done = false;
  readonly text: string;
  private readonly cursor: Cursor;
  private readonly dialect: YamlDialect;
  private readonly keys: PossibleKeys;
  /** How many `[` and `{` are open. */
  private level = 0;
  /** Column of the innermost block collection, and of those around it. */
  private indent = -1;
  private readonly indents: number[] = [];
  private keyMayStart = true;

  constructor(text: string, dialect: YamlDialect) {
    this.text = text;
    this.cursor = new Cursor(text, dialect === 'pyyaml');
    this.dialect = dialect;
    this.keys = new PossibleKeys(this.cursor);
  }

  private readonly onComment = (start: number, end: number): void => {
    this.comments.push({ start, end });
  };

  /** Reads one token, and those its place implies. */
  next(): void {
    const { cursor } = this;
    const comment = this.skipToToken();
    if (comment) {
      this.tokens.push(comment);
      return;
    }
    this.keys.dropStale();
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
    else if (char === '\t') throw strayTab(cursor.text, cursor.at);
    else if (RESERVED.includes(char)) throw reserved(cursor.text, cursor.at);
    else this.plain();
  }

  private push(token: Token): void {
    token.lastLine ??= this.cursor.line;
    this.tokens.push(token);
  }

  private pushUnits(kind: TokenKind, length: number): void {
    const start = this.cursor.at;
    this.cursor.forward(length);
    this.push({ kind, start, end: this.cursor.at });
  }

  /** Skips blanks, comments and line breaks; stops at what strictyaml takes for a token of comments, and gives that. */
  private skipToToken(): Token | undefined {
    const { cursor } = this;
    if (cursor.at === 0 && cursor.peek() === 0xfeff) cursor.forward();
    for (;;) {
      cursor.skipSpaces();
      const start = cursor.at;
      const { line } = cursor;
      const comment = cursor.peek() === 35;
      if (comment) {
        cursor.skipToBreak();
        this.onComment(start, cursor.at);
      }
      const end = cursor.at;
      const broke = cursor.lineBreak() !== '';
      if ((broke || (comment && this.dialect === 'strictyaml')) && this.level === 0) this.keyMayStart = true;
      if (this.dialect === 'pyyaml') {
        if (!broke) return undefined;
      } else if (comment) {
        while (isBreak(cursor.peek())) cursor.lineBreak();
        return { kind: 'comment', start, end, line };
      } else if (!broke) return undefined;
      else if (cursor.peek() === LF) return this.emptyLines();
    }
  }

  /** strictyaml's scanner keeps empty lines as a comment, and swallows blanks while it gathers them. */
  private emptyLines(): Token {
    const { cursor } = this;
    const { at: start, line } = cursor;
    while (isBreak(cursor.peek()) || cursor.peek() === TAB || cursor.peek() === SPACE) cursor.forward();
    return { kind: 'comment', start, end: cursor.at, line };
  }

  private rememberKey(): void {
    if (!this.keyMayStart) return;
    const required = this.level === 0 && this.indent === this.cursor.column;
    this.tokens.push(...this.keys.remember(this.level, required));
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
    this.keys.clear(this.level);
    const { at } = this.cursor;
    this.push({ kind: 'end', start: at, end: at });
    this.done = true;
  }

  private directive(): void {
    this.unwind(-1);
    this.keys.forget(this.level);
    this.keyMayStart = false;
    const token = scanDirective(this.cursor, this.dialect, this.onComment);
    if (token.version) this.version = token.version;
    this.push(token);
  }

  private documentMark(kind: TokenKind): void {
    this.unwind(-1);
    this.keys.forget(this.level);
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
    if (this.level === 0) throw unopened(cursor.text, cursor.at);
    this.keys.forget(this.level);
    this.level--;
    this.keyMayStart = false;
    this.pushUnits(kind, 1);
  }

  private comma(): void {
    this.keyMayStart = true;
    this.keys.forget(this.level);
    this.pushUnits('comma', 1);
  }

  private entry(): void {
    const { cursor } = this;
    if (this.level === 0) {
      if (!this.keyMayStart) throw strayIndicator(cursor.text, cursor.at);
      if (this.indentTo(cursor.column)) this.push({ kind: 'list-start', start: cursor.at, end: cursor.at });
    }
    this.keyMayStart = true;
    this.keys.forget(this.level);
    this.pushUnits('entry', 1);
  }

  private explicitKey(): void {
    const { cursor } = this;
    if (this.level === 0) {
      if (!this.keyMayStart) throw strayIndicator(cursor.text, cursor.at);
      if (this.indentTo(cursor.column)) this.push({ kind: 'map-start', start: cursor.at, end: cursor.at });
    }
    this.keyMayStart = this.level === 0;
    this.keys.forget(this.level);
    this.pushUnits('key', 1);
  }

  private value(): void {
    const { cursor } = this;
    const key = this.keys.take(this.level);
    if (key) {
      key.key.kind = 'key';
      key.mapStart.kind = this.level === 0 && this.indentTo(key.column) ? 'map-start' : 'unused';
      this.keyMayStart = false;
    } else {
      if (this.level === 0) {
        if (!this.keyMayStart) throw strayColon(cursor.text, cursor.at, this.tokens.at(-1));
        if (this.indentTo(cursor.column)) this.push({ kind: 'map-start', start: cursor.at, end: cursor.at });
      }
      this.keyMayStart = this.level === 0;
    }
    this.pushUnits('value', 1);
  }

  private mark(char: string): void {
    this.rememberKey();
    this.keyMayStart = false;
    this.push(char === '!' ? scanTag(this.cursor) : scanAnchor(this.cursor, char === '*' ? 'alias' : 'anchor'));
  }

  private blockScalar(): void {
    this.keyMayStart = true;
    this.keys.forget(this.level);
    const strict = this.dialect === 'strictyaml';
    const { token, blanks } = scanBlock(this.cursor, {
      indent: this.indent,
      rootMayBeFlush: strict,
      onComment: this.onComment,
    });
    this.push(token);
    if (!strict || !blanks) return;
    token.behind = blanks;
    // strictyaml's scanner goes on to the next token once it has found blank lines after the text.
    while (this.skipToToken()) token.behind.end = this.cursor.at;
  }

  private quoted(): void {
    this.rememberKey();
    this.keyMayStart = false;
    this.push(scanQuoted(this.cursor));
  }

  private plain(): void {
    this.rememberKey();
    const { token, brokeLine } = scanPlain(this.cursor, this.level > 0, this.indent + 1);
    this.keyMayStart = brokeLine;
    this.push(token);
  }
}
