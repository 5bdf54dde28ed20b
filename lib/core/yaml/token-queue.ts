import { Scanner } from './scanner';
import type { Token, YamlDialect } from './token';

/** Hands tokens to the parser one by one, each only once it is settled whether a key starts with it. */
export class TokenQueue {
  readonly scanner: Scanner;
  /** The token taken last. */
  before: Token | undefined;
  protected head = 0;
  /** The next token, once it is settled: the parser asks for it many times before it takes it. */
  private settled: Token | undefined;

  constructor(text: string, dialect: YamlDialect) {
    this.scanner = new Scanner(text, dialect);
  }

  peek(): Token {
    if (this.settled) return this.settled;
    this.settle();
    // Once done, the scanner has pushed the token of the end.
    this.settled = this.first ?? { kind: 'end', start: 0, end: 0 };
    return this.settled;
  }

  take(): Token {
    const token = this.peek();
    this.before = token;
    this.settled = undefined;
    this.head++;
    return token;
  }

  /** What strictyaml does with the comments of the token taken last, when the next one is known. */
  passComments(_from: Token): void {}

  /** The token at hand keeps no comments that follow it. */
  shedComments(): void {}

  protected settle(): void {
    while (this.needsMore()) this.scanner.next();
  }

  /** The next token, as far as it is read. */
  protected get first(): Token | undefined {
    while (this.scanner.tokens[this.head]?.kind === 'unused') this.head++;
    return this.scanner.tokens[this.head];
  }

  protected needsMore(): boolean {
    const { first } = this;
    return !this.scanner.done && (!first || first.kind === 'open');
  }
}
