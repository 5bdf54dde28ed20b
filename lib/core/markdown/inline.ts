/**
 * Reads inline Markdown in one pass. CommonMark's precedence holds (code before links before emphasis); emphasis is
 * read only as far as bold text goes. Every look ahead is bounded or remembered, so that no text costs more than linear time.
 */
import { closingRuns } from './code-runs';
import { type Definition, definitionsOf, destinationAt, labelKey } from './destinations';
import type { CodeSpan, Link, Span, Strong } from './parts';

/** Longer tags are no tags to us. */
const LONGEST_TAG = 2_000;
const LONGEST_LABEL = 1_000;

const BACKSLASH = 92;
const BACKTICK = 96;
const BANG = 33;
const OPEN = 91;
const CLOSE = 93;
const LESS = 60;
const GREATER = 62;
const STAR = 42;
const UNDERSCORE = 95;

const tagBody = /^(?:\/?[A-Za-z][\w-]*(?:[\s/][\s\S]*)?|![A-Z][\s\S]*|\?[\s\S]*\??)$/;
const autolinkBody = /^(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+)$/;

interface Opener {
  at: number;
  image: boolean;
}

export class InlineScanner {
  readonly links: Link[] = [];
  readonly codeSpans: CodeSpan[] = [];
  readonly strong: Strong[] = [];
  readonly html: Span[] = [];
  readonly prose: Span[] = [];
  work = 0;
  private readonly definitions: ReadonlyMap<string, Definition>;
  private readonly definitionEnds: ReadonlyMap<number, number>;
  private readonly openers: Opener[] = [];
  private boldAt = -1;
  private boldMark = 0;
  private plainFrom = 0;
  private nextCommentEnd = -1;

  constructor(
    private readonly text: string,
    inlines: readonly Span[],
  ) {
    const read = definitionsOf(text, inlines);
    this.definitions = read.definitions;
    this.definitionEnds = read.ends;
    this.work = read.work;
  }

  scan(start: number, end: number): void {
    const { text } = this;
    const from = this.definitionEnds.get(start) ?? start;
    const closing = closingRuns(text, from, end);
    this.work += 2 * (end - from);
    this.openers.length = 0;
    this.boldAt = -1;
    this.plainFrom = from;
    let at = from;
    while (at < end) {
      const unit = text.charCodeAt(at);
      if (unit === BACKSLASH) at += /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '') ? 2 : 1;
      else if (unit === BACKTICK) at = this.code(at, end, closing);
      else if (unit === LESS) at = this.angle(at, end);
      else if (unit === BANG && text.charCodeAt(at + 1) === OPEN) {
        this.openers.push({ at, image: true });
        at += 2;
      } else if (unit === OPEN) this.openers.push({ at: at++, image: false });
      else if (unit === CLOSE) at = this.close(at, end);
      else if (unit === STAR || unit === UNDERSCORE) at = this.mark(at, end, unit);
      else at++;
    }
    this.flush(end, end);
  }

  /** Ends the running text at `to`; it goes on at `next`. */
  private flush(to: number, next: number): void {
    if (to > this.plainFrom) this.prose.push({ start: this.plainFrom, end: to });
    this.plainFrom = next;
  }

  private runEnd(at: number, end: number, unit: number): number {
    let to = at + 1;
    while (to < end && this.text.charCodeAt(to) === unit) to++;
    return to;
  }

  private code(at: number, end: number, closing: ReadonlyMap<number, number>): number {
    const opened = this.runEnd(at, end, BACKTICK);
    const close = closing.get(at);
    if (close === undefined) return opened;
    const to = close + opened - at;
    const inner = this.text.slice(opened, close);
    const padded = inner.length > 2 && inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
    this.codeSpans.push({ start: at, end: to, text: padded ? inner.slice(1, -1) : inner });
    this.flush(at, to);
    return to;
  }

  /** A tag, a comment or an autolink; a `<` that opens none is text. */
  private angle(at: number, end: number): number {
    const close = this.text.startsWith('<!--', at)
      ? this.commentEnd(at)
      : this.tagEnd(at, Math.min(end, at + LONGEST_TAG));
    if (close < 0 || close >= end) return at + 1;
    const span = { start: at, end: close + 1 };
    const body = this.text.slice(at + 1, close);
    if (autolinkBody.test(body)) {
      const target = { start: at + 1, end: close };
      this.links.push({ ...span, text: body, destination: body, target, kind: 'autolink' });
    } else if (body.startsWith('!--') || tagBody.test(body)) this.html.push(span);
    else return at + 1;
    this.flush(at, close + 1);
    return close + 1;
  }

  /** Where the `>` of a tag stands; a further `<` means that there is none. */
  private tagEnd(at: number, limit: number): number {
    let to = at + 1;
    while (to < limit && this.text.charCodeAt(to) !== GREATER && this.text.charCodeAt(to) !== LESS) to++;
    this.work += to - at;
    return to < limit && this.text.charCodeAt(to) === GREATER ? to : -1;
  }

  /** Where the `>` of a comment stands. One search serves all comments that open before it. */
  private commentEnd(at: number): number {
    if (this.nextCommentEnd < at + 4) {
      const found = this.text.indexOf('-->', at + 4);
      this.nextCommentEnd = found < 0 ? Number.POSITIVE_INFINITY : found + 2;
      this.work += Math.min(this.nextCommentEnd, this.text.length) - at;
    }
    return this.nextCommentEnd;
  }

  /** Only bold text matters: `**` or `__` that is followed by no space opens, one that follows none closes. */
  private mark(at: number, end: number, unit: number): number {
    const to = this.runEnd(at, end, unit);
    if (to - at < 2) return to;
    const before = this.text[at - 1] ?? ' ';
    const after = to < end ? (this.text[to] ?? ' ') : ' ';
    const intraword = unit === UNDERSCORE && /\w/.test(before) && /\w/.test(after);
    if (intraword) return to;
    if (this.boldAt >= 0 && this.boldMark === unit && !/\s/.test(before)) {
      this.strong.push({
        start: this.boldAt,
        end: to,
        text: this.text.slice(this.boldAt, to).replace(/^[*_]+|[*_]+$/g, ''),
      });
      this.boldAt = -1;
    } else if (!/\s/.test(after)) {
      this.boldAt = at;
      this.boldMark = unit;
    }
    return to;
  }

  private close(at: number, end: number): number {
    const opener = this.openers.pop();
    if (!opener) return at + 1;
    const found = this.inlineLink(at + 1, end) ?? this.referenceLink(opener, at, end);
    if (!found) return at + 1;
    const start = opener.at;
    const text = this.text.slice(opener.at + (opener.image ? 2 : 1), at);
    this.links.push({ start, end: found.end, text, ...found.definition, kind: opener.image ? 'image' : 'link' });
    // Links hold no links: brackets that were open before this one open nothing any more.
    if (!opener.image) this.openers.length = 0;
    this.takeBack(start);
    this.plainFrom = found.end;
    return found.end;
  }

  private inlineLink(at: number, end: number): { definition: Definition; end: number } | undefined {
    if (this.text.charCodeAt(at) !== 40) return undefined;
    const read = destinationAt(this.text, at + 1, end);
    this.work += read.work;
    return read.found;
  }

  private referenceLink(opener: Opener, at: number, end: number): { definition: Definition; end: number } | undefined {
    if (this.definitions.size === 0) return undefined;
    const { text } = this;
    let to = at + 1;
    let label = '';
    if (text.charCodeAt(to) === OPEN) {
      const close = text.slice(to, Math.min(end, to + LONGEST_LABEL)).indexOf(']');
      this.work += close < 0 ? LONGEST_LABEL : close;
      if (close > 0) {
        label = text.slice(to + 1, to + close);
        to += close + 1;
      }
    }
    const first = opener.at + (opener.image ? 2 : 1);
    if (label === '' && at - first > LONGEST_LABEL) return undefined;
    const definition = this.definitions.get(labelKey(label === '' ? text.slice(first, at) : label));
    this.work += at - first < LONGEST_LABEL ? at - first : 0;
    return definition && { definition, end: to };
  }

  /** What stands inside a link's text belongs to the link. */
  private takeBack(start: number): void {
    while ((this.codeSpans.at(-1)?.start ?? -1) > start) this.codeSpans.pop();
    while ((this.prose.at(-1)?.start ?? -1) >= start) this.prose.pop();
    const last = this.prose.at(-1);
    if (last && last.end > start) last.end = start;
    else if (this.plainFrom < start) this.flush(start, start);
  }
}
