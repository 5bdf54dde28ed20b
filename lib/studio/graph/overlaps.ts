/** Leaves that say nearly the same of themselves: a task that fits one fits the other as well. */
import type { Path } from '../../core/path';
import { type RoutingDoc, simulate } from '../../core/routing-simulator';

/** Each is compared with all: beyond this many, nobody waits for it. */
const mostCompared = 200;

/** Path of a leaf → paths of those that its own description fits as well. */
export function overlapsOf(docs: readonly RoutingDoc[]): Map<Path, readonly Path[]> {
  const overlaps = new Map<Path, Path[]>();
  if (docs.length > mostCompared) return overlaps;
  for (const doc of docs) {
    if (doc.description === '') continue;
    // Its name would speak for it alone; agents choose by descriptions.
    const { near } = simulate(docs, doc.description);
    const others = near.map((one) => one.doc.path).filter((path) => path !== doc.path);
    if (others.length > 0) overlaps.set(doc.path, others);
  }
  return overlaps;
}
