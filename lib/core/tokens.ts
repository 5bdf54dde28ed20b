/** What loading costs: contexts and their figures. */
import type { Entry, Harness } from './harness';
import { markdownOf, sectionsOf } from './markdown';
import { byCodePoint, type Path } from './path';
import type { TokenCounter } from './settings';
import { isBinary, textOf } from './text';

/** Tokens: at most `ideal` is good, at most `limit` acceptable. */
export interface Budget {
  ideal: number;
  limit: number;
}

/**
 * `always` counts at each start and `on-demand` when a task leads there. `instead` is read in place of a start, where a
 * host works so; `never` is what would be read if such a session were held.
 */
export type Loads = 'always' | 'on-demand' | 'instead' | 'never';

/** What a session has, or what its host leaves, beside the text it reads. */
export interface Beside {
  /** `Tool servers`, `Hooks`, `Passed over`, … */
  title: string;
  /** One sentence about all of them. */
  about?: string;
  /** `path` is where it is said; `lines` are sentences of what it is to the session. */
  items: readonly { name: string; path?: Path; lines: readonly string[] }[];
}

/** Everything one session (phase, module, runner) reads at once, in order. */
export interface Context {
  /** `load`, `discovery skills`, `leaf skills/tide`, … */
  name: string;
  /** One plain sentence: when this is read. */
  when: string;
  loads: Loads;
  /** `text` is exactly what is read; `start` is its offset in the file's text where it is a verbatim part of it. */
  texts: readonly { path: Path; text: string; start?: number }[];
  /** What the texts are joined with: the figure is that of the joined text. */
  joiner?: string;
  budget?: Budget;
  /** What stands beside the texts and is in no figure; found where someone looks, not at each check. */
  beside?(): readonly Beside[];
}

/** What a context costs, in tokens. */
export interface ContextFigure {
  name: string;
  tokens: number;
  budget?: Budget;
  paths: Path[];
}

/** What everything costs, in tokens of one tokenizer. */
export interface TokenReport {
  /** The tokenizer's name, or `estimate`. */
  encoding: string;
  files: Readonly<Record<Path, number>>;
  contexts: readonly ContextFigure[];
}

/** The exact text a context puts before the agent. */
export const contextText = (context: Context): string =>
  context.texts.map((part) => part.text).join(context.joiner ?? '\n\n');

const figures = new WeakMap<TokenCounter, WeakMap<Context, ContextFigure>>();

/** A context's figure is the count of its own joined text; remembered on the context. */
export function figureOf(context: Context, counter: TokenCounter): ContextFigure {
  const known = heldBy(figures, counter);
  const held = known.get(context);
  if (held) return held;
  const plain = {
    name: context.name,
    tokens: counter.count(contextText(context)),
    paths: [...new Set(context.texts.map((part) => part.path))],
  };
  const figure = context.budget ? { ...plain, budget: context.budget } : plain;
  known.set(context, figure);
  return figure;
}

const counts = new WeakMap<TokenCounter, WeakMap<Entry, number>>();

/** The tokens of a whole file; undefined for links, directories and what is no text. Remembered on the entry. */
export function tokensOf(entry: Entry, counter: TokenCounter): number | undefined {
  if (entry.kind !== 'file' || isBinary(entry)) return undefined;
  const known = heldBy(counts, counter);
  let tokens = known.get(entry);
  if (tokens === undefined) {
    tokens = counter.count(textOf(entry));
    known.set(entry, tokens);
  }
  return tokens;
}

function heldBy<Key extends object, Value>(
  maps: WeakMap<TokenCounter, WeakMap<Key, Value>>,
  counter: TokenCounter,
): WeakMap<Key, Value> {
  let map = maps.get(counter);
  if (!map) {
    map = new WeakMap();
    maps.set(counter, map);
  }
  return map;
}

/** What every file and every context costs. */
export function tokenReport(harness: Harness, contexts: readonly Context[], counter: TokenCounter): TokenReport {
  // A file may be called `__proto__`.
  const files: Record<Path, number> = Object.create(null);
  for (const path of [...harness.keys()].sort(byCodePoint)) {
    const entry = harness.get(path);
    const tokens = entry && tokensOf(entry, counter);
    if (tokens !== undefined) files[path] = tokens;
  }
  return { encoding: counter.name, files, contexts: contexts.map((context) => figureOf(context, counter)) };
}

/** What one section of a text costs. */
export interface SectionFigure {
  /** The heading's text; empty before the first heading. */
  title: string;
  level: number;
  start: number;
  end: number;
  /** With the sections below it. */
  tokens: number;
  /** Up to its first subsection. */
  own: number;
}

/** The sections of a Markdown text from an offset on, in order. */
export function sectionFigures(text: string, from: number, counter: TokenCounter): SectionFigure[] {
  const sections = sectionsOf(markdownOf(text, from), from, text.length);
  return sections.map(({ heading, start, end }, index) => {
    const next = sections[index + 1]?.start ?? end;
    return {
      title: heading?.text ?? '',
      level: heading?.level ?? 0,
      start,
      end,
      tokens: counter.count(text.slice(start, end)),
      own: counter.count(text.slice(start, Math.min(next, end))),
    };
  });
}

/** The sections that cost most by themselves, the longest first: what to move out of a body above its budget. */
export const longestSections = (sections: readonly SectionFigure[], most = 3): SectionFigure[] =>
  [...sections].sort((left, right) => right.own - left.own || left.start - right.start).slice(0, most);

/** How a figure stands to its budget. */
export function standing(figure: ContextFigure): 'ideal' | 'acceptable' | 'over' | undefined {
  if (!figure.budget) return undefined;
  if (figure.tokens <= figure.budget.ideal) return 'ideal';
  return figure.tokens <= figure.budget.limit ? 'acceptable' : 'over';
}

/** A file, or a directory with the sum of all below it. */
export interface TokenBranch {
  name: string;
  path: Path;
  tokens: number;
  /** Most expensive first; empty for a file. */
  children: readonly TokenBranch[];
}

/** The files of a report as a tree, for treemap and table. */
export function tokenBranches(files: TokenReport['files']): TokenBranch {
  interface Growing extends TokenBranch {
    children: Growing[];
    byName: Map<string, Growing>;
  }
  const branch = (name: string, path: Path): Growing => ({ name, path, tokens: 0, children: [], byName: new Map() });
  const root = branch('', '');
  for (const [path, tokens] of Object.entries(files)) {
    let at = root;
    at.tokens += tokens;
    let end = 0;
    for (const part of path.split('/')) {
      end += part.length + 1;
      let next = at.byName.get(part);
      if (!next) {
        next = branch(part, path.slice(0, end - 1));
        at.byName.set(part, next);
        at.children.push(next);
      }
      next.tokens += tokens;
      at = next;
    }
  }
  const finished = ({ name, path, tokens, children }: Growing): TokenBranch => ({
    ...{ name, path, tokens },
    children: children
      .sort((left, right) => right.tokens - left.tokens || byCodePoint(left.name, right.name))
      .map(finished),
  });
  return finished(root);
}

/** What a figure was and is; 0 where there was or is none. */
export interface TokenDelta {
  name: string;
  base: number;
  head: number;
}

/** The contexts and files whose figures differ between two reports of one encoding. */
export function tokenDeltas(base: TokenReport, head: TokenReport): { contexts: TokenDelta[]; files: TokenDelta[] } {
  const byName = (report: TokenReport) => new Map(report.contexts.map(({ name, tokens }) => [name, tokens]));
  const byPath = (report: TokenReport) => new Map(Object.entries(report.files));
  return { contexts: deltas(byName(base), byName(head)), files: deltas(byPath(base), byPath(head)) };
}

function deltas(base: ReadonlyMap<string, number>, head: ReadonlyMap<string, number>): TokenDelta[] {
  return [...new Set([...head.keys(), ...base.keys()])]
    .map((name) => ({ name, base: base.get(name) ?? 0, head: head.get(name) ?? 0 }))
    .filter((delta) => delta.base !== delta.head || base.has(delta.name) !== head.has(delta.name));
}

/** The files that no context reads, each with the reason its format gives. */
export function notLoaded(
  harness: Harness,
  contexts: readonly Context[],
  reasonOf: (path: Path) => string,
): { path: Path; reason: string }[] {
  // A context that is never read now reads nothing: why is said for each file.
  const held = contexts.filter(({ loads }) => loads !== 'never');
  const read = new Set(held.flatMap((context) => context.texts.map((part) => part.path)));
  return [...harness.keys()]
    .filter((path) => !read.has(path))
    .sort(byCodePoint)
    .map((path) => ({ path, reason: reasonOf(path) }));
}
