/** What in a body looks like a reference to a file or directory, before anything is looked up. */
import type { Markdown, Span } from '../markdown';
import { lineStarts } from '../text';
import { type CleanPath, cleanDestination, cleanPath } from './clean';

/** `slug` is a single word in code or bold that may be a directory's name. */
export type MentionKind = 'link' | 'code' | 'bare' | 'slug';

export interface Mention extends Span {
  /** 1-based. */
  line: number;
  raw: string;
  kind: MentionKind;
  /** Decoded, without anchor, query and final slash. */
  path: string;
  /** It ends with a slash: only a directory will do. */
  directory: boolean;
  /** Labels and headings it stands under, innermost first. One object for all mentions of one place. */
  under: readonly string[];
}

/** A mention whose line and surroundings are still to be filled in. */
type Found = { -readonly [Key in keyof Mention]: Mention[Key] };

const nowhere: readonly string[] = [];

function mention(span: Span, raw: string, kind: MentionKind, { path, directory }: CleanPath): Found {
  return { start: span.start, end: span.end, line: 0, raw, kind, path, directory, under: nowhere };
}

/** More words in one code span are a program, not a path. */
const MOST_WORDS = 40;

const word = /[^\s()[\]"'`,;|!?。，、；：！？（）「」『』【】《》“”‘’…]+/g;

/** In order. Fenced and indented code, HTML and images hold none. */
export function mentionsIn(text: string, markdown: Markdown): readonly Mention[] {
  const found: Found[] = [
    ...links(markdown),
    ...code(text, markdown),
    ...bold(text, markdown),
    ...prose(text, markdown),
  ];
  found.sort((left, right) => left.start - right.start || right.end - left.end);
  place(text, markdown, found);
  return found;
}

function* links(markdown: Markdown): Iterable<Found> {
  for (const link of markdown.links) {
    if (link.kind !== 'link') continue;
    const clean = cleanDestination(link.destination);
    if (clean) yield mention(link, link.destination, 'link', clean);
  }
}

function* code(text: string, markdown: Markdown): Iterable<Found> {
  for (const span of markdown.codeSpans) {
    if (span.text.length > 1_000) continue;
    const words = span.text.trim().split(/\s+/);
    const [only = ''] = words;
    if (words.length === 1) {
      const clean = cleanPath(only);
      if (clean && clean.shape !== 'other') {
        const kind = clean.shape === 'name' ? 'slug' : 'code';
        yield mention(span, only, kind, clean);
      }
    } else if (words.length <= MOST_WORDS) yield* commandWords(text, span);
  }
}

/** `python scripts/tide.py --day` names a file: a word of a command counts where it has a slash and an extension. */
function* commandWords(text: string, span: Span): Iterable<Found> {
  for (const each of text.slice(span.start, span.end).matchAll(word)) {
    const clean = cleanPath(each[0]);
    if (clean?.shape !== 'path' || !clean.path.includes('/')) continue;
    const start = span.start + each.index;
    yield mention({ start, end: start + each[0].length }, each[0], 'code', clean);
  }
}

function* bold(text: string, markdown: Markdown): Iterable<Found> {
  for (const strong of markdown.strong) {
    if (strong.text.length > 100 || /[\s`[\]]/.test(strong.text)) continue;
    const raw = strong.text.replace(/[:.]$/, '');
    const clean = cleanPath(raw);
    if (clean?.shape !== 'name') continue;
    const start = text.indexOf(raw, strong.start);
    yield mention({ start, end: start + raw.length }, raw, 'slug', clean);
  }
}

function* prose(text: string, markdown: Markdown): Iterable<Found> {
  for (const span of markdown.prose) {
    for (const each of text.slice(span.start, span.end).matchAll(word)) {
      if (each[0].length > 400 || !/[./]/.test(each[0])) continue;
      const lead = /^[*_~]*/.exec(each[0])?.[0].length ?? 0;
      const marked = lead > 0 || /[*~]$/.test(each[0]);
      const raw = each[0].slice(/^_+[^_]*$/.test(each[0]) ? 0 : lead).replace(marked ? /[*_~.:]+$/ : /[.:]+$/, '');
      const clean = cleanPath(raw);
      if (clean?.shape !== 'path') continue;
      const start = span.start + each.index + each[0].indexOf(raw);
      // `skills/<name>` is a placeholder that looks like a tag.
      if (clean.directory && text[start + raw.length] === '<') continue;
      yield mention({ start, end: start + raw.length }, raw, 'bare', clean);
    }
  }
}

/** One sweep gives each mention its line and what it stands under. */
function place(text: string, markdown: Markdown, found: readonly Found[]): void {
  const starts = lineStarts(text);
  const places = new Surroundings(markdown);
  let line = 0;
  for (const each of found) {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= each.start) line++;
    each.line = line + 1;
    each.under = places.at(each);
  }
}

class Surroundings {
  private readonly headings: { level: number; text: string }[] = [];
  private readonly labels: Markdown['labels'][number][] = [];
  private nextHeading = 0;
  private nextLabel = 0;
  private held: readonly string[] = [];

  constructor(private readonly markdown: Markdown) {}

  /** Asked in ascending order. */
  at({ start }: Span): readonly string[] {
    let changed = false;
    for (;;) {
      const heading = this.markdown.headings[this.nextHeading];
      // A heading stands under itself only for what follows it.
      if (!heading || heading.end > start) break;
      while ((this.headings.at(-1)?.level ?? 0) >= heading.level) this.headings.pop();
      this.headings.push(heading);
      this.nextHeading++;
      changed = true;
    }
    for (;;) {
      const label = this.markdown.labels[this.nextLabel];
      if (!label || label.end > start) break;
      this.labels.push(label);
      this.nextLabel++;
      changed = true;
    }
    while (this.labels.length > 0 && (this.labels.at(-1)?.scope.end ?? 0) <= start) {
      this.labels.pop();
      changed = true;
    }
    if (changed) this.held = this.texts(start);
    return this.held;
  }

  private texts(start: number): string[] {
    const labels = this.labels.filter((label) => label.scope.end > start).slice(-4);
    return [...this.headings, ...labels].map(({ text }) => text).reverse();
  }
}
