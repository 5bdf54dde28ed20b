/** Storage and messages give every entry anew: those that are the same become the old objects again. */
import { type Harness, sameEntry } from '../core/harness';

/** `theirs`, with the entries of `ours` wherever they are equal: nothing is parsed again, and "changed" means changed. */
export function sharing(ours: Harness, theirs: Harness): Harness {
  return new Map(
    [...theirs].map(([path, entry]) => {
      const own = ours.get(path);
      return [path, own && sameEntry(own, entry) ? own : entry] as const;
    }),
  );
}
