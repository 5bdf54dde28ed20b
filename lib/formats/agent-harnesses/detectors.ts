/** `.leaf-detectors`: which directories are leaves, and of which type. */
import { pySkipSpace, pySkipSpaceBack } from '../../core/python';
import { find, has } from './links';
import type { DirectoryNode } from './tree';

/** One line that names a type and a path, both trimmed. Offsets are UTF-16 units of the file's text. */
export interface DetectorLine {
  type: string;
  path: string;
  /** The trimmed line. */
  start: number;
  end: number;
  typeEnd: number;
  pathStart: number;
}

/** A path that several types claim: the reference stops at the second claim. */
export interface Conflict {
  path: string;
  first: DetectorLine;
  /** The later lines that give the path to another type. */
  others: DetectorLine[];
}

export interface Detectors {
  /** False where the file is no text, no file, or claims a path twice: what is a leaf is then unknown. */
  readable: boolean;
  lines: DetectorLine[];
  /** Lines that are no comment and have no `=`: the reference passes over them. */
  ignored: { start: number; end: number }[];
  conflicts: Conflict[];
  /** Type → path, in the order that decides: a repeated type keeps its first place and takes its last path. */
  byType: ReadonlyMap<string, string>;
}

export const noDetectors: Detectors = { readable: true, lines: [], ignored: [], conflicts: [], byType: new Map() };

/** Stands for a file that cannot be read: nothing that depends on leaves is known. */
export const unreadableDetectors: Detectors = { ...noDetectors, readable: false };

export function parseDetectors(text: string): Detectors {
  const lines: DetectorLine[] = [];
  const ignored: { start: number; end: number }[] = [];
  for (const { start, end } of trimmedLines(text)) {
    if (start === end || text[start] === '#') continue;
    const equals = text.indexOf('=', start);
    if (equals < 0 || equals >= end) ignored.push({ start, end });
    else {
      const type = trimmed(text, start, equals);
      const path = trimmed(text, equals + 1, end);
      lines.push({
        type: text.slice(type.start, type.end),
        path: text.slice(path.start, path.end),
        start,
        end,
        typeEnd: type.end,
        pathStart: path.start,
      });
    }
  }
  const conflicts = conflictsOf(lines);
  return { readable: conflicts.length === 0, lines, ignored, conflicts, byType: claims(lines) };
}

/** Python's `splitlines` breaks at more than line feeds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the breaks
const lineBreak = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/g;

/** The line that a detector stands on, with its break: an editor may show several of them as one line. */
export function lineOf(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  let from = start;
  while (from > 0 && !isLineBreak(text.charAt(from - 1))) from--;
  let to = end;
  while (to < text.length && !isLineBreak(text.charAt(to))) to++;
  return { start: from, end: Math.min(text.length, to + (text.startsWith('\r\n', to) ? 2 : 1)) };
}

const isLineBreak = (char: string): boolean => char.search(lineBreak) === 0;

function* trimmedLines(text: string): Iterable<{ start: number; end: number }> {
  let at = 0;
  for (const found of text.matchAll(lineBreak)) {
    yield trimmed(text, at, found.index);
    at = found.index + found[0].length;
  }
  yield trimmed(text, at, text.length);
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  const start = pySkipSpace(text, from, to);
  return { start, end: pySkipSpaceBack(text, to, start) };
}

function conflictsOf(lines: readonly DetectorLine[]): Conflict[] {
  const claimed = new Map<string, Conflict>();
  for (const line of lines) {
    const held = claimed.get(line.path);
    if (!held) claimed.set(line.path, { path: line.path, first: line, others: [] });
    else if (held.first.type !== line.type) held.others.push(line);
  }
  return [...claimed.values()].filter((each) => each.others.length > 0);
}

/** While a conflict stands, the first claim is shown, so that the harness can still be drawn. */
function claims(lines: readonly DetectorLine[]): Map<string, string> {
  const byType = new Map<string, string>();
  for (const line of lines) byType.set(line.type, line.path);
  return byType;
}

/** The type of leaf that a nested directory is; undefined for a group. */
export function leafTypeOf(directory: DirectoryNode, detectors: Detectors): string | undefined {
  if (has(directory, '.harnessleaf')) return 'leaf';
  for (const [type, path] of detectors.byType) if (matches(directory, path)) return type;
  return undefined;
}

/** An empty path or `.` is every directory. Absolute paths and ways out of the harness match nothing here. */
export function matches(directory: DirectoryNode, path: string): boolean {
  return path.startsWith('/') ? false : find(directory, normalised(path)) !== undefined;
}

/** As Python's `pathlib` joins: `.`, doubled and final slashes mean nothing, so `SKILL.md/` finds a file. */
const normalised = (path: string): string =>
  path.includes('/') || path === '.'
    ? path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/')
    : path;
