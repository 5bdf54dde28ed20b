/** What one context consists of, part by part: what *Agent sees* shows and *of what?* points at. */
import type { Entry, Harness } from '../core/harness';
import type { Path } from '../core/path';
import type { TokenCounter } from '../core/settings';
import { positionAt, textOf } from '../core/text';
import { type Beside, type Context, longestSections, sectionFigures } from '../core/tokens';

export interface ContextPart {
  path: Path;
  text: string;
  /** Offset in the file's text, where the part is a verbatim piece of it. */
  start?: number;
  /** Lines of the file it covers, where it is a verbatim piece. */
  lines?: readonly [first: number, last: number];
  tokens?: number;
}

export interface ContextParts {
  parts: readonly ContextPart[];
  /** Stands between the parts. */
  joiner: string;
  /** What the session has beside the text. */
  beside: readonly Beside[];
}

export function contextPartsOf(context: Context, harness: Harness, counter: TokenCounter | undefined): ContextParts {
  const parts = context.texts.map(({ path, text, start }): ContextPart => {
    const entry = harness.get(path);
    const part: ContextPart = { path, text };
    if (counter) part.tokens = counter.count(text);
    if (start === undefined || !entry) return part;
    const whole = textOf(entry);
    const end = Math.max(start, start + text.trimEnd().length);
    return { ...part, start, lines: [positionAt(whole, start).line, positionAt(whole, end).line] };
  });
  return { parts, joiner: context.joiner ?? '\n\n', beside: context.beside?.() ?? [] };
}

/** A section of a context's text, where it stands in its file. */
export interface SectionLine {
  path: Path;
  title: string;
  level: number;
  start: number;
  end: number;
  /** Where its first subsection begins, and what stands before that costs. */
  ownEnd: number;
  own: number;
  tokens: number;
}

/** The sections of all verbatim parts of a context. A part that ends before its file does is read on its own. */
export function sectionsOfContext(context: Context, counter: TokenCounter): SectionLine[] {
  return context.texts.flatMap(({ path, text, start }) => {
    if (start === undefined) return [];
    const sections = sectionFigures(text, 0, counter);
    return sections.map(({ title, level, own, tokens, ...section }, index) => ({
      ...{ path, title, level, own, tokens },
      start: start + section.start,
      end: start + section.end,
      ownEnd: start + Math.min(section.end, sections[index + 1]?.start ?? section.end),
    }));
  });
}

/** A section's heading; where it has none and is not the only such, its place. `entry` is its file. */
export function sectionTitle(section: SectionLine, all: readonly SectionLine[], entry: Entry | undefined): string {
  const { title, path, start } = section;
  if (title !== '') return title;
  if (all.filter((one) => one.title === '').length < 2 || !entry) return 'Before the first heading';
  return `${path}, line ${positionAt(textOf(entry), start).line}`;
}

/** Those that cost most by themselves: what to move out first. */
export const longestOf = (sections: readonly SectionLine[], most = 3): SectionLine[] =>
  longestSections(sections, most) as SectionLine[];
