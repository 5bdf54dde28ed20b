/** BM25 over the fields of routing docs: rare words count more, repeated ones less and less, long texts are no advantage. */
import type { RoutingDoc } from './docs';
import { termsOf } from './terms';

export interface Match {
  term: string;
  score: number;
}

export interface Scored {
  doc: RoutingDoc;
  score: number;
  matches: Match[];
}

export interface Index {
  /** Docs that hold at least one of the terms. */
  rank(terms: readonly string[]): Scored[];
}

/** How much a word counts by where it stands. */
const weights = { name: 3, description: 1, above: 0.5 } as const;
const SATURATION = 1.2;
const LENGTH = 0.75;

const remembered = new WeakMap<readonly RoutingDoc[], Index>();

/** Remembered on the list of docs, which must not change afterwards. */
export function indexOf(docs: readonly RoutingDoc[]): Index {
  let index = remembered.get(docs);
  if (!index) {
    index = build(docs);
    remembered.set(docs, index);
  }
  return index;
}

function build(docs: readonly RoutingDoc[]): Index {
  const weighted = docs.map(weightedTerms);
  const lengths = weighted.map((terms) => [...terms.values()].reduce((sum, weight) => sum + weight, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, docs.length) || 1;
  const holders = new Map<string, number>();
  for (const terms of weighted) for (const term of terms.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarity = (term: string) => {
    const held = holders.get(term) ?? 0;
    return Math.log(1 + (docs.length - held + 0.5) / (held + 0.5));
  };
  return {
    rank: (terms) =>
      docs.flatMap((doc, at) => {
        const matches = terms.flatMap((term) => {
          const weight = weighted[at]?.get(term);
          if (weight === undefined) return [];
          const damping = SATURATION * (1 - LENGTH + (LENGTH * (lengths[at] ?? 0)) / average);
          return [{ term, score: (rarity(term) * weight * (SATURATION + 1)) / (weight + damping) }];
        });
        const score = matches.reduce((sum, match) => sum + match.score, 0);
        return matches.length === 0 ? [] : [{ doc, score, matches }];
      }),
  };
}

function weightedTerms(doc: RoutingDoc): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const term of termsOf(text)) terms.set(term, (terms.get(term) ?? 0) + weight);
  };
  add(doc.name, weights.name);
  add(doc.description, weights.description);
  for (const text of doc.above) add(text, weights.above);
  return terms;
}
