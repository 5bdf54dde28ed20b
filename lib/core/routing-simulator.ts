/**
 * Where a task would likely be led: leaves ranked by the words they share with it (BM25 over names and descriptions).
 * No model is asked. It shows which descriptions compete, not what an agent will do.
 */
import { byCodePoint, type Path } from './path';
import { indexOf, type Match } from './routing-simulator/bm25';
import type { RoutingDoc, RoutingStep } from './routing-simulator/docs';
import { wordsOf } from './routing-simulator/terms';
import type { Route } from './settings';

export { leafPathOf, type RoutingDoc, type RoutingStep, routingDocsOf } from './routing-simulator/docs';

/** A leaf that shares words with the task. */
export interface Candidate {
  doc: RoutingDoc;
  score: number;
  /** The score as part of the best one's: 1 for the best. */
  share: number;
  /** Which words of the task it shares, as they are written there, and what each adds to the score. */
  matches: readonly (Match & { word: string })[];
  /** The steps with what has been read up to and with each. */
  walk: readonly (RoutingStep & { total?: number })[];
}

/** What a task sentence meets. */
export interface Simulation {
  task: string;
  /** The words that were looked for. */
  terms: readonly string[];
  /** Best first; only those that share a word. */
  candidates: readonly Candidate[];
  /** The best and those too near to it to tell apart: more than one is a near-tie. */
  near: readonly Candidate[];
}

/** A candidate with at least this part of the best score may as well be chosen. */
export const nearShare = 0.85;

/** Ranks the docs for a task sentence; ties stand in code-point order of their paths. Deterministic, at most one index per list of docs. */
export function simulate(docs: readonly RoutingDoc[], task: string): Simulation {
  const words = new Map<string, string>();
  for (const { term, word } of wordsOf(task)) if (!words.has(term)) words.set(term, word);
  const terms = [...words.keys()];
  const candidates = indexOf(docs)
    .rank(terms)
    .sort((left, right) => right.score - left.score || byCodePoint(left.doc.path, right.doc.path));
  const best = candidates[0]?.score ?? 0;
  const ranked = candidates.map(({ matches, ...found }) => ({
    ...{ ...found, share: found.score / best, walk: walkOf(found.doc) },
    matches: matches.map((match) => ({ ...match, word: words.get(match.term) ?? match.term })),
  }));
  return { task, terms, candidates: ranked, near: ranked.filter(({ share }) => share >= nearShare) };
}

function walkOf(doc: RoutingDoc): Candidate['walk'] {
  let total = 0;
  return doc.steps.map((step) => {
    if (step.tokens === undefined && !(step.within && total > 0)) return step;
    total += step.tokens ?? 0;
    return { ...step, total };
  });
}

/** How one routing test came out. */
export interface RouteResult {
  task: string;
  leaf: Path;
  passed: boolean;
  /** Passed, or failed, by little. */
  ambiguous: boolean;
  /** Where the task is led; undefined where no leaf shares a word with it. */
  reached?: Path;
  /** 1-based place of the wanted leaf; undefined where it shares no word. */
  rank?: number;
  message: string;
}

/** Runs the routing tests kept in the settings: this task should reach this leaf. */
export function runRoutes(docs: readonly RoutingDoc[], routes: readonly Route[]): RouteResult[] {
  return routes.map(({ task, leaf }) => resultOf(docs, task, leaf));
}

function resultOf(docs: readonly RoutingDoc[], task: string, leaf: Path): RouteResult {
  const wanted = docs.find((doc) => samePlace(doc.path, leaf));
  if (!wanted) {
    return { task, leaf, passed: false, ambiguous: false, message: `\`${leaf}\` is no leaf of this harness.` };
  }
  const { candidates, near } = simulate(docs, task);
  const [best] = candidates;
  if (!best) {
    return { task, leaf, passed: false, ambiguous: false, message: `No leaf shares a word with \`${task}\`.` };
  }
  const index = candidates.findIndex(({ doc }) => doc === wanted);
  // Equal scores are no decision, whatever the order of their paths.
  const passed = index >= 0 && near.filter(({ share }) => share === 1).length === 1 && best.doc === wanted;
  const ambiguous = near.length > 1 && near.some(({ doc }) => doc === wanted);
  const others = near.filter(({ doc }) => doc !== wanted).map(({ doc }) => `\`${doc.path}\``);
  const placed = index < 0 ? {} : { rank: index + 1 };
  return {
    ...{ task, leaf, passed, ambiguous, reached: best.doc.path },
    ...placed,
    message: passed
      ? `\`${task}\` reaches \`${wanted.path}\`${ambiguous ? `, hardly before ${others.join(', ')}` : ''}.`
      : `\`${task}\` reaches ${others.slice(0, 3).join(', ')} instead of \`${wanted.path}\`.`,
  };
}

/** A leaf may be named by its directory, with or without a slash, or by its main file. */
function samePlace(path: Path, named: string): boolean {
  const bare = (text: string) => text.replace(/\/+$|\/SKILL\.md$/, '');
  return bare(path) === bare(named);
}
