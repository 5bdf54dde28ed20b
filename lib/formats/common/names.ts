/** The names of a harness, each once: files, links, and the directories above them. */
import { type Harness, type Shape, shapeOf } from '../../core/harness';
import { baseName, type Path } from '../../core/path';

export interface Named {
  path: Path;
  name: string;
  isDirectory: boolean;
}

/** Every path and every directory above one. */
export function* namesIn(harness: Harness): Iterable<Named> {
  const seen = new Set<Path>();
  for (const [path, entry] of harness) {
    if (!seen.has(path)) yield { path, name: baseName(path), isDirectory: entry.kind === 'directory' };
    if (entry.kind === 'directory') seen.add(path);
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const directory = path.slice(0, slash);
      if (seen.has(directory)) break;
      seen.add(directory);
      yield { path: directory, name: baseName(directory), isDirectory: true };
    }
  }
}

/** What depends on names alone, remembered while people type. */
export function perShape<Result>(find: (harness: Harness) => Result): (harness: Harness) => Result {
  const remembered = new WeakMap<Shape, { result: Result }>();
  return (harness) => {
    const shape = shapeOf(harness);
    let held = remembered.get(shape);
    if (!held) {
      held = { result: find(harness) };
      remembered.set(shape, held);
    }
    return held.result;
  };
}
