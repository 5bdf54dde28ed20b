/** Adds every item. Spreading into `push` would overflow the stack on lists of a hostile length. */
export function addAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}
