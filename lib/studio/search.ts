/** Finding and replacing in all files of the harness. Runs in the worker: a slow expression holds nobody up. */
import type { Edit, Harness } from '../core/harness';
import { byCodePoint, type Path } from '../core/path';
import { fileOf, isBinary, positionAt, textOf } from '../core/text';

export interface Search {
  words: string;
  /** The words are a regular expression; the replacement may name its groups as `$1`. */
  regex: boolean;
  matchCase: boolean;
}

export interface Match {
  path: Path;
  line: number;
  column: number;
  endColumn: number;
  /** The line around it, shortened. */
  before: string;
  text: string;
  after: string;
  /** What would stand there after replacing. */
  becomes?: string;
}

export type Found = { matches: readonly Match[]; files: number; total: number } | { fault: string };

const most = 500;
const around = 60;

/** The expression of a search, or one sentence why it is none. */
function expressionOf({ words, regex, matchCase }: Search): RegExp | string {
  const flags = matchCase ? 'gmu' : 'gimu';
  try {
    return new RegExp(regex ? words : words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), flags);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const searched = (harness: Harness): Path[] =>
  [...harness.keys()]
    .filter((path) => {
      const entry = harness.get(path);
      return entry?.kind === 'file' && !isBinary(entry);
    })
    .sort(byCodePoint);

export function searchAll(harness: Harness, search: Search, replacement?: string): Found {
  if (search.words === '') return { matches: [], files: 0, total: 0 };
  const expression = expressionOf(search);
  if (typeof expression === 'string') return { fault: expression };
  const matches: Match[] = [];
  const files = new Set<Path>();
  let total = 0;
  for (const path of searched(harness)) {
    const text = textIn(harness, path);
    for (const found of text.matchAll(expression)) {
      // An expression that matches nothing at all matches everywhere.
      if (found[0] === '') continue;
      files.add(path);
      total++;
      if (matches.length >= most) continue;
      const match = matchOf(path, text, found.index, found[0]);
      matches.push(replacement === undefined ? match : { ...match, becomes: expand(found, replacement, search) });
    }
  }
  return { matches, files: files.size, total };
}

/** What `String.replace` would put there: `$1` and `$<name>` count in regular expressions only. */
function expand(found: RegExpExecArray, replacement: string, { regex }: Search): string {
  if (!regex) return replacement;
  return replacement.replace(/\$(?:\$|&|<([^>]*)>|(\d{1,2}))/g, (sign, name?: string, digits?: string) => {
    if (sign === '$$') return '$';
    if (sign === '$&') return found[0];
    if (name !== undefined) return found.groups ? (found.groups[name] ?? '') : sign;
    const index = Number(digits);
    return index > 0 && index < found.length ? (found[index] ?? '') : sign;
  });
}

const textIn = (harness: Harness, path: Path): string => {
  const entry = harness.get(path);
  return entry ? textOf(entry) : '';
};

function matchOf(path: Path, text: string, start: number, found: string): Match {
  const { line, column } = positionAt(text, start);
  const lineStart = start - column + 1;
  const end = start + found.length;
  const lineEnd = /[\r\n]/.exec(text.slice(end, end + around))?.index ?? around;
  return {
    path,
    line,
    column,
    endColumn: column + (found.match(/^[^\r\n]*/)?.[0].length ?? 0),
    before: text.slice(Math.max(lineStart, start - around), start),
    text: found.slice(0, 200),
    after: text.slice(end, end + lineEnd),
  };
}

/** The edits that replace every match. */
export function replaceAll(harness: Harness, search: Search, replacement: string): Edit[] {
  const expression = expressionOf(search);
  if (typeof expression === 'string' || search.words === '') return [];
  return searched(harness).flatMap((path): Edit[] => {
    const entry = harness.get(path);
    if (entry?.kind !== 'file') return [];
    const text = textOf(entry);
    const next = search.regex ? text.replace(expression, replacement) : text.replace(expression, () => replacement);
    return next === text ? [] : [[path, fileOf(next, entry.executable)]];
  });
}
