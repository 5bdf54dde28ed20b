/** The worker's side of the routing simulator. */
import type { Opened } from '../core/format';
import type { Harness } from '../core/harness';
import type { Path } from '../core/path';
import { type Candidate, type RoutingDoc, routingDocsOf, simulate } from '../core/routing-simulator';
import type { TokenCounter } from '../core/settings';
import { contextText, tokensOf } from '../core/tokens';
import { overlapsOf } from './graph/overlaps';

/** What the simulator shows: the best few, and how many more share a word. */
export interface Walks {
  task: string;
  terms: readonly string[];
  candidates: readonly Candidate[];
  /** How many of the first candidates are too near to tell apart. */
  near: number;
  /** Candidates that are not listed. */
  more: number;
  /** How many leaves there are at all. */
  leaves: number;
  /** Those that a task must lead to, without a description that can be read. */
  silent: readonly Path[];
}

const mostShown = 8;

const plain = new WeakMap<Opened, RoutingDoc[]>();
const counted = new WeakMap<Opened, { counter: TokenCounter; docs: RoutingDoc[] }>();

/** Docs without figures are enough to run tests with. */
export function docsOf(opened: Opened): RoutingDoc[] {
  let docs = plain.get(opened);
  if (!docs) {
    docs = routingDocsOf(opened.graph(), opened.contexts());
    plain.set(opened, docs);
  }
  return docs;
}

function countedDocs(opened: Opened, harness: Harness, counter: TokenCounter): RoutingDoc[] {
  const held = counted.get(opened);
  if (held?.counter === counter) return held.docs;
  const docs = routingDocsOf(opened.graph(), opened.contexts(), (what) => {
    if (typeof what !== 'string') return counter.count(contextText(what));
    const entry = harness.get(what);
    return entry && tokensOf(entry, counter);
  });
  counted.set(opened, { counter, docs });
  return docs;
}

export function walksOf(opened: Opened, harness: Harness, counter: TokenCounter | undefined, task: string): Walks {
  const docs = counter ? countedDocs(opened, harness, counter) : docsOf(opened);
  const { terms, candidates, near } = simulate(docs, task);
  const shown = candidates.slice(0, Math.max(mostShown, Math.min(near.length, 2 * mostShown)));
  return {
    ...{ task, terms, candidates: shown, near: near.length },
    more: candidates.length - shown.length,
    leaves: docs.length,
    silent: docs.filter(({ description, atStart }) => !atStart && description.trim() === '').map(({ path }) => path),
  };
}

const overlaps = new WeakMap<Opened, ReadonlyMap<Path, readonly Path[]>>();

/** Leaves that say nearly the same of themselves. */
export function overlapsIn(opened: Opened): ReadonlyMap<Path, readonly Path[]> {
  let found = overlaps.get(opened);
  if (!found) {
    found = overlapsOf(docsOf(opened));
    overlaps.set(opened, found);
  }
  return found;
}

/** The leaves a test can name. */
export const leavesOf = (opened: Opened): { path: Path; name: string }[] =>
  docsOf(opened).map(({ path, name }) => ({ path, name }));
