/**
 * The tokens as strictyaml's round-trip loader handles them. It carries comments and blank lines from token to token so
 * that they can be written back, and fails where two of them meet on one token: such texts it cannot load.
 */
import { shown } from '../shown';
import { Refusal } from './faults';
import type { Token, TokenKind } from './token';
import { TokenQueue } from './token-queue';

/** Tokens that keep a comment that follows on their line. */
const KEEPERS: readonly TokenKind[] = ['scalar', 'value', 'flow-list-end', 'flow-map-end'];

interface Span {
  start: number;
  end: number;
}

export class StrictQueue extends TokenQueue {
  override take(): Token {
    this.keepComment(this.peek());
    return super.take();
  }

  protected override settle(): void {
    super.settle();
    const gathered = this.gather();
    const token = this.first;
    if (!token || token.kind === 'open') return;
    if (gathered) {
      if (token.above) throw this.overlap(gathered, token.above);
      token.above = gathered;
    }
    if (!this.scanner.done && this.second < 0) this.scanner.next();
  }

  /** Takes comments off the head of the queue. */
  private gather(): Span | undefined {
    let gathered: Span | undefined;
    const takeComment = (): void => {
      const token = this.first;
      if (token?.kind !== 'comment') return;
      gathered = { start: gathered?.start ?? token.start, end: token.end };
      this.head++;
    };
    takeComment();
    while (this.needsMore()) {
      this.scanner.next();
      takeComment();
    }
    return gathered;
  }

  /** Index of the token after the next one, as far as it is read. */
  private get second(): number {
    const { tokens } = this.scanner;
    for (let at = this.head + 1; at < tokens.length; at++) {
      const kind = tokens[at]?.kind;
      if (kind !== 'open' && kind !== 'unused') return at;
    }
    return -1;
  }

  private keepComment(token: Token): void {
    const comment = this.scanner.tokens[this.second];
    if (comment?.kind !== 'comment' || !KEEPERS.includes(token.kind)) return;
    if (token.kind !== 'scalar' && token.lastLine !== comment.line) return;
    token.behind = { start: comment.start, end: comment.end };
    for (let next: Token | undefined = comment; next?.kind === 'comment'; next = this.scanner.tokens[this.second]) {
      next.kind = 'unused';
      this.scanner.next();
    }
  }

  override passComments(from: Token): void {
    if (!from.above && !from.behind) return;
    const to = this.peek();
    if (to.kind === 'end' || to.kind === 'document-start') return;
    if (from.above && to.above) throw this.overlap(from.above, to.above);
    if (from.behind && to.behind) throw this.overlap(from.behind, to.behind);
    const { above = to.above, behind = to.behind } = from;
    if (above) to.above = above;
    if (behind) to.behind = behind;
    delete from.above;
    delete from.behind;
  }

  override shedComments(): void {
    delete this.peek().behind;
  }

  private overlap(first: Span, second: Span): Refusal {
    const { text } = this.scanner;
    const comment = [first, second].find(({ start }) => text.charAt(start) === '#') ?? first;
    const seen = text.slice(comment.start, comment.end).trim();
    const message =
      seen === ''
        ? 'strictyaml fails at the blank line after an empty value; remove the line or give a value.'
        : `strictyaml fails at the comment ${shown(seen)} beside an empty or continued value; move it to another line.`;
    return new Refusal('comment', message, comment.start, comment.end);
  }
}
