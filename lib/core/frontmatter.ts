/** The YAML block at the top of a Markdown file: where it lies, or why there is none. */
import { isPySpace, type Normalised, pySkipSpace, pySkipSpaceBack, universalNewlines } from './python';
import { parseYaml, type YamlDialect, type YamlDocument, type YamlNode, type YamlPair } from './yaml';
import { moveYaml } from './yaml/move';

/**
 * `expression`: as the published regular expression `^---\s*\n(.*?)\n---\s*\n?(.*)$` finds it, Python's white space meant.
 * `lines`: between a line `---` at the very start and the next such line.
 */
export type FrontmatterStyle = 'expression' | 'lines';

export interface Span {
  start: number;
  end: number;
}

export interface Fences {
  /** The YAML between the fences, without the line break before the closing one. */
  block: Span;
  /** The closing dashes. */
  closing: Span;
  /** What follows, without white space at either end. */
  body: Span;
}

export type NoFrontmatter =
  | 'none'
  | 'bom'
  | 'leading-blank'
  | 'four-dashes'
  | 'opening-text'
  | 'toml'
  | 'unclosed'
  | 'empty-two-lines';

export interface MissingFrontmatter extends Span {
  why: NoFrontmatter;
  /** The block that would be there without the byte order mark or blanks before it. */
  behind?: Fences;
}

export type FoundFrontmatter = { fences: Fences; missing?: never } | { fences?: never; missing: MissingFrontmatter };

export function frontmatterOf(text: string, style: FrontmatterStyle): FoundFrontmatter {
  const fences = fencesAt(text, 0, style);
  return fences ? { fences } : { missing: missingOf(text, style) };
}

const fencesAt = (text: string, start: number, style: FrontmatterStyle): Fences | undefined =>
  style === 'lines' ? linesAt(text, start) : expressionAt(text, start);

/** By hand: the expression itself takes quadratic time on a long run of blank lines. */
function expressionAt(text: string, start: number): Fences | undefined {
  if (!text.startsWith('---', start)) return undefined;
  let lastFeed = -1;
  let feedBefore = -1;
  for (let at = start + 3; at < text.length && isPySpace(text.charCodeAt(at)); at++) {
    if (text.charAt(at) !== '\n') continue;
    feedBefore = lastFeed;
    lastFeed = at;
  }
  if (lastFeed < 0) return undefined;
  const end = text.indexOf('\n---', lastFeed + 1);
  if (end >= 0) return fencesOf(text, lastFeed + 1, end, end + 1);
  // The opening gives its last line feed back where the closing needs it: then the block is blank.
  if (feedBefore < 0 || !text.startsWith('---', lastFeed + 1)) return undefined;
  return fencesOf(text, feedBefore + 1, lastFeed, lastFeed + 1);
}

function fencesOf(text: string, start: number, end: number, closing: number): Fences {
  const body = pySkipSpace(text, closing + 3);
  return {
    block: { start, end },
    closing: { start: closing, end: closing + 3 },
    body: { start: body, end: pySkipSpaceBack(text, text.length, body) },
  };
}

// Python strips no U+FEFF, which is white space to JavaScript.
const FENCE_LINE = /---[^\S\n\r\ufeff]*(?:\r\n?|\n|$)/y;

function linesAt(text: string, start: number): Fences | undefined {
  FENCE_LINE.lastIndex = start;
  if (!FENCE_LINE.test(text)) return undefined;
  const block = FENCE_LINE.lastIndex;
  for (let at = block; at < text.length; at = nextLine(text, at)) {
    FENCE_LINE.lastIndex = at;
    if (FENCE_LINE.test(text)) return fencesOf(text, block, Math.max(block, breakBefore(text, at)), at);
  }
  return undefined;
}

function nextLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== '\n' && text.charAt(at) !== '\r') at++;
  return text.startsWith('\r\n', at) ? at + 2 : at + 1;
}

const breakBefore = (text: string, lineStart: number): number =>
  text.endsWith('\r\n', lineStart) ? lineStart - 2 : lineStart - 1;

function missingOf(text: string, style: FrontmatterStyle): MissingFrontmatter {
  const bom = text.startsWith('\ufeff') ? 1 : 0;
  const first = pySkipSpace(text, bom);
  if (first > 0 && text.startsWith('---', first)) {
    const behind = fencesAt(text, first, style);
    return { why: bom > 0 ? 'bom' : 'leading-blank', start: 0, end: first, ...(behind ? { behind } : {}) };
  }
  const line = { start: 0, end: lineEnd(text, 0) };
  if (text.startsWith('+++')) return { why: 'toml', ...line };
  if (!text.startsWith('---')) return { why: 'none', ...line };
  if (text.startsWith('----')) return { why: 'four-dashes', ...line };
  if (pySkipSpace(text, 3, line.end) < line.end) return { why: 'opening-text', ...line };
  const second = nextLine(text, 0);
  if (text.startsWith('---', second)) return { why: 'empty-two-lines', start: 0, end: second + 3 };
  return { why: 'unclosed', start: 0, end: 3 };
}

const lineEnd = (text: string, from: number): number => {
  const next = nextLine(text, from);
  return next > text.length ? text.length : breakBefore(text, next);
};

export interface ReadOptions {
  style: FrontmatterStyle;
  dialect: YamlDialect;
  /** The engine reads the file in Python's text mode, so CRLF and CR are LF before anything else. */
  universalNewlines?: boolean;
  /** What a block reads as, where that is known already. Its offsets are moved: it is used once. */
  known?: KnownBlock;
}

export interface KnownBlock {
  /** As the engine reads it. */
  block: string;
  yaml: YamlDocument;
}

export type Frontmatter = FoundFrontmatter & {
  /** Absent without a block. All offsets are those of the text given. */
  yaml?: YamlDocument;
  /** The pair of a top-level key: the last one, as it is the one that counts. */
  pair(name: string): YamlPair | undefined;
  /** Its value. */
  field(name: string): YamlNode | undefined;
};

/** The fences, the YAML between them, and its fields. */
export function readFrontmatter(text: string, options: ReadOptions): Frontmatter {
  const read: Normalised = options.universalNewlines ? universalNewlines(text) : { text, offsetOf: (offset) => offset };
  const own = frontmatterOf(read.text, options.style);
  const found = moved(own, read.offsetOf);
  const block = own.fences?.block;
  if (!block) return { ...found, pair: () => undefined, field: () => undefined };
  const written = read.text.slice(block.start, block.end);
  const yaml = options.known?.block === written ? options.known.yaml : parseYaml(written, options.dialect);
  moveYaml(yaml, (offset) => read.offsetOf(block.start + offset));
  const pair = (name: string): YamlPair | undefined =>
    yaml.root?.kind === 'map'
      ? yaml.root.pairs.findLast(({ key }) => key.kind === 'scalar' && key.text === name)
      : undefined;
  return { ...found, yaml, pair, field: (name) => pair(name)?.value };
}

type Move = (offset: number) => number;

const movedSpan = ({ start, end }: Span, move: Move): Span => ({ start: move(start), end: move(end) });

const movedFences = ({ block, closing, body }: Fences, move: Move): Fences => ({
  block: movedSpan(block, move),
  closing: movedSpan(closing, move),
  body: movedSpan(body, move),
});

function moved({ fences, missing }: FoundFrontmatter, move: Move): FoundFrontmatter {
  if (fences) return { fences: movedFences(fences, move) };
  const { behind } = missing;
  return {
    missing: { ...missing, ...movedSpan(missing, move), ...(behind ? { behind: movedFences(behind, move) } : {}) },
  };
}
