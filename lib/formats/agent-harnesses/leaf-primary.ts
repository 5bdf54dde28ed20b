/** The file of a leaf that is read first: the one its detector looks for. */
import type { Detectors } from './detectors';
import type { DirectoryPlace, FilePlace, Place } from './places';

/** Undefined where no detector of the leaf's type is declared, or its path is no file below the leaf. */
export function primaryOf(leaf: DirectoryPlace, detectors: Detectors): FilePlace | undefined {
  let at: Place | undefined = leaf;
  for (const name of (detectors.byType.get(leaf.leafType ?? '') ?? '').split('/')) {
    if (name === '' || name === '.') continue;
    at = at?.is === 'directory' ? at.children.find((child) => child.name === name) : undefined;
  }
  return at?.is === 'file' ? at : undefined;
}
