/**
 * What a Markdown text says: headings, links, code, labels, each with its place. Total and linear: blocks come from
 * a CommonMark parser that never sees a line it could choke on, inline parts from a scanner that never looks back.
 */
import { blocksOf } from './markdown/blocks';
import { guarded } from './markdown/guard';
import { InlineScanner } from './markdown/inline';
import { labelsOf } from './markdown/labels';
import type { CodeBlock, CodeSpan, Heading, Label, Link, Span, Strong } from './markdown/parts';

export type { CodeBlock, CodeSpan, Heading, Label, Link, Span, Strong } from './markdown/parts';

/** What is found in a text, each list in its order. */
export interface Markdown {
  headings: readonly Heading[];
  links: readonly Link[];
  /** Those inside a link's text are the link's own. */
  codeSpans: readonly CodeSpan[];
  strong: readonly Strong[];
  labels: readonly Label[];
  codeBlocks: readonly CodeBlock[];
  /** Tags and comments, inline ones and whole blocks. */
  html: readonly Span[];
  /** Running text: what is none of the above. */
  prose: readonly Span[];
  /** The text is too large or too deep to analyse fully: parts of it were passed over. */
  truncated: boolean;
  /** Characters looked at: stays within a fixed multiple of the text's length, which tests hold. */
  work: number;
}

/** UTF-16 units that are analysed; what follows is passed over and the facts are `truncated`. */
export const analysedLength = 2_000_000;

/** Reads `text` from an offset on, which is where frontmatter ends. */
export function markdownOf(text: string, from = 0): Markdown {
  const cut = text.length - from > analysedLength;
  const guard = guarded(cut ? text.slice(from, from + analysedLength) : text.slice(from));
  const blocks = blocksOf(guard.text, from);
  const scanner = new InlineScanner(text, blocks.inlines);
  for (const inline of blocks.inlines) scanner.scan(inline.start, inline.end);
  return {
    headings: blocks.headings,
    links: scanner.links,
    codeSpans: scanner.codeSpans,
    strong: scanner.strong,
    labels: labelsOf(text, blocks, scanner.strong),
    codeBlocks: blocks.codeBlocks,
    html: [...blocks.html, ...scanner.html].sort((left, right) => left.start - right.start),
    prose: scanner.prose,
    truncated: cut || guard.changed,
    work: guard.text.length + scanner.work,
  };
}

/** A heading with all that stands under it, deeper headings included. The part before the first heading has none. */
export interface Section extends Span {
  heading?: Heading;
}

/** The sections of a text from `from` on, in order: each ends where a heading of its level or higher begins. */
export function sectionsOf(markdown: Markdown, from: number, end: number): Section[] {
  const { headings } = markdown;
  const first = headings[0]?.start ?? end;
  const sections: Section[] = first > from ? [{ start: from, end: first }] : [];
  const open: (Section & { heading: Heading })[] = [];
  for (const heading of headings) {
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) (open.pop() as Section).end = heading.start;
    const section = { heading, start: heading.start, end };
    open.push(section);
    sections.push(section);
  }
  return sections;
}
