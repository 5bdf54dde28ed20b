/** What differs between two lists of named things. */
import { type Entry, type Harness, sameEntry } from './harness';
import type { Path } from './path';

/** One thing that is only in head, only in base, or differs. */
export type Change<Item> =
  | { kind: 'added'; key: string; head: Item }
  | { kind: 'removed'; key: string; base: Item }
  | { kind: 'changed'; key: string; base: Item; head: Item };

/** Compares by key, then by `same`; in head's order, removed ones last. Of items with one key the last counts. */
export function changes<Item>(
  base: Iterable<Item>,
  head: Iterable<Item>,
  keyOf: (item: Item) => string,
  same: (left: Item, right: Item) => boolean,
): Change<Item>[] {
  const before = new Map(Array.from(base, (item) => [keyOf(item), item] as const));
  const after = new Map(Array.from(head, (item) => [keyOf(item), item] as const));
  const found: Change<Item>[] = [];
  for (const [key, item] of after) {
    const old = before.get(key);
    if (old === undefined) found.push({ kind: 'added', key, head: item });
    else if (!same(old, item)) found.push({ kind: 'changed', key, base: old, head: item });
  }
  for (const [key, item] of before) if (!after.has(key)) found.push({ kind: 'removed', key, base: item });
  return found;
}

/** Entry by entry, from `base` to `head`; a moved file is one removed and one added. */
export const entryChanges = (base: Harness, head: Harness): Change<readonly [Path, Entry]>[] =>
  changes(
    base,
    head,
    ([path]) => path,
    ([, one], [, other]) => sameEntry(one, other),
  );
