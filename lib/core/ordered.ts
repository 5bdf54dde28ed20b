/** The entries of a harness in the one order everything written follows. */
import type { Entry, Harness } from './harness';
import { byCodePoint, type Path, parentOf } from './path';

/** Every directory that something lies in. */
export function parentsOf(paths: Iterable<Path>): Set<Path> {
  const parents = new Set<Path>();
  for (const path of paths) {
    for (let parent = parentOf(path); parent !== '' && !parents.has(parent); parent = parentOf(parent)) {
      parents.add(parent);
    }
  }
  return parents;
}

/** In code-point order of the paths, without directories that something lies in: those are said by what they hold. */
export function orderedEntries(harness: Harness): [Path, Entry][] {
  const parents = parentsOf(harness.keys());
  return [...harness]
    .filter(([path, entry]) => entry.kind !== 'directory' || !parents.has(path))
    .sort(([left], [right]) => byCodePoint(left, right));
}
