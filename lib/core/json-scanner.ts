import type { JsonFault, JsonFaultCode, JsonNode, JsonString } from './json-node';
import { lineEnd, shown } from './shown';

/** Thrown inside the reader only; it becomes the document's fault. */
export class JsonRefusal extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.message);
    this.fault = fault;
  }
}

const ESCAPES = new Map<string, string>([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /[\p{L}\p{N}_$+.-]+/uy;
const LITERALS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const PYTHON_NUMBERS = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
]);
const PYTHON_WORDS = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);

/** The words of JSON: strings, numbers, literals, and what stands in their place by mistake. */
export class JsonScanner {
  protected readonly text: string;
  private readonly nan: boolean;
  protected at = 0;

  constructor(text: string, nan: boolean) {
    this.text = text;
    this.nan = nan;
  }

  protected refuse(code: JsonFaultCode, message: string, start: number, end: number): never {
    throw new JsonRefusal({ code, message, start, end });
  }

  protected shown(start: number, end: number): string {
    return shown(this.text.slice(start, end));
  }

  protected get char(): string {
    return this.text.charAt(this.at);
  }

  protected skipSpace(): void {
    while (this.at < this.text.length && ' \t\n\r'.includes(this.char)) this.at++;
  }

  protected refuseComment(): void {
    if (!this.text.startsWith('//', this.at) && !this.text.startsWith('/*', this.at) && this.char !== '#') return;
    const closing = this.text.startsWith('/*', this.at) ? this.text.indexOf('*/', this.at + 2) + 2 : 1;
    const end = closing > 1 ? closing : lineEnd(this.text, this.at);
    this.refuse('comment', `${this.shown(this.at, end)} is a comment, which JSON does not have.`, this.at, end);
  }

  /** End of the word or character at hand. */
  protected tokenEnd(): number {
    WORD.lastIndex = this.at;
    if (WORD.test(this.text)) return WORD.lastIndex;
    const point = this.text.codePointAt(this.at) ?? 0;
    return Math.min(this.text.length, this.at + (point > 0xffff ? 2 : 1));
  }

  protected refuseSingleQuote(): void {
    if (this.char !== "'") return;
    const line = this.text.slice(this.at + 1, lineEnd(this.text, this.at));
    const closing = line.search(/(?<!\\)'/u);
    const end = closing < 0 ? this.at + 1 : this.at + closing + 2;
    this.refuse(
      'single-quote',
      `${this.shown(this.at, end)} is in single quotes; JSON wants double ones.`,
      this.at,
      end,
    );
  }

  /** Reads a number or literal. */
  protected word(): JsonNode {
    const start = this.at;
    NUMBER.lastIndex = start;
    const number = NUMBER.exec(this.text)?.[0];
    WORD.lastIndex = start;
    const word = WORD.exec(this.text)?.[0] ?? '';
    for (const [name, value] of this.nan ? PYTHON_NUMBERS : []) {
      if (this.text.startsWith(name, start)) return this.number(name, value);
    }
    if (number !== undefined) {
      this.refuseBadNumber(word, number);
      return this.number(number, Number(number));
    }
    for (const [name, value] of LITERALS) {
      if (!this.text.startsWith(name, start)) continue;
      this.at += name.length;
      const span = { start, end: this.at };
      return value === null ? { kind: 'null', ...span } : { kind: 'boolean', value, ...span };
    }
    return this.refuseValue(word);
  }

  private number(raw: string, value: number): JsonNode {
    const start = this.at;
    this.at += raw.length;
    return { kind: 'number', value, raw, start, end: this.at };
  }

  /** A number that goes on in a way no number does; said here, as what follows it could not stand there anyway. */
  private refuseBadNumber(word: string, number: string): void {
    if (word.length <= number.length || !/^[0-9.eE+_-]/u.test(word.slice(number.length))) return;
    const end = this.at + word.length;
    this.refuse('number', `${this.shown(this.at, end)} is not how JSON writes a number.`, this.at, end);
  }

  private refuseValue(word: string): never {
    this.refuseSingleQuote();
    const start = this.at;
    const end = this.tokenEnd();
    const seen = this.shown(start, end);
    const json = PYTHON_WORDS.get(word);
    if (json !== undefined)
      this.refuse('python-word', `${seen} is Python's spelling; JSON wants \`${json}\`.`, start, end);
    if (PYTHON_NUMBERS.has(word))
      this.refuse('not-finite', `${seen} is no number of JSON; a finite one is wanted.`, start, end);
    if (/^[+.-]?[0-9.]/u.test(word)) this.refuse('number', `${seen} is not how JSON writes a number.`, start, end);
    this.refuse('unexpected', `${seen} stands where a JSON value is wanted.`, start, end);
  }

  protected string(): JsonString {
    const start = this.at;
    let value = '';
    this.at++;
    for (;;) {
      const from = this.at;
      while (this.at < this.text.length && !endsRun(this.text.charCodeAt(this.at))) this.at++;
      value += this.text.slice(from, this.at);
      if (this.char === '"') break;
      if (this.char === '\\') value += this.escape(start);
      else this.refuseInString(start);
    }
    this.at++;
    return { kind: 'string', value, start, end: this.at };
  }

  private refuseInString(start: number): never {
    const { char } = this;
    if (char === '' || char === '\n' || char === '\r') {
      const seen = this.shown(start, this.at);
      this.refuse('unclosed-string', `The string ${seen} is never closed on its line.`, start, this.at);
    }
    const code = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const name = char === '\t' ? 'tab' : 'control character';
    this.refuse(
      'control-character',
      `A ${name} (U+${code}) stands in a string; write it as an escape.`,
      this.at,
      this.at + 1,
    );
  }

  private escape(start: number): string {
    const from = this.at;
    const letter = this.text.charAt(from + 1);
    const plain = ESCAPES.get(letter);
    if (plain !== undefined) {
      this.at += 2;
      return plain;
    }
    const digits = this.text.slice(from + 2, from + 6);
    if (letter === 'u' && /^[0-9a-fA-F]{4}$/.test(digits)) {
      this.at += 6;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    if (letter === '') {
      this.at = this.text.length;
      this.refuseInString(start);
    }
    const length =
      letter === 'u' ? 2 + (/^[0-9a-fA-F]*/.exec(digits)?.[0].length ?? 0) : 1 + letterLength(this.text, from + 1);
    const seen = this.shown(from, from + length);
    this.refuse('escape', `${seen} is no escape of JSON; write \`\\\\\` for a backslash.`, from, from + length);
  }
}

const endsRun = (unit: number): boolean => unit === 34 || unit === 92 || unit < 32;

const letterLength = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
