/** How conformance cases name what lies at a path. */
import type { FileRole, Place } from './places';

export type TreeKind = 'root' | 'group' | 'skill' | 'leaf' | 'routing' | 'content' | 'internal' | 'hidden' | 'skipped';

const ofRole: Record<FileRole, TreeKind> = {
  harness: 'root',
  'nested-harness': 'root',
  detectors: 'hidden',
  routing: 'routing',
  content: 'content',
  'skill-file': 'internal',
  internal: 'internal',
  hidden: 'hidden',
  loose: 'skipped',
};

export function treeKindOf(place: Place): TreeKind {
  if (place.is === 'file') return ofRole[place.role];
  return place.kind === 'circular' ? 'skipped' : place.kind;
}
