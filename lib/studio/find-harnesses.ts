/** Several harnesses in one folder: which directories look like the root of one. */
import type { Harness } from '../core/harness';
import { subtree } from '../core/harness';
import { byCodePoint, type Path } from '../core/path';
import { detect } from '../formats';

export interface FoundRoot {
  /** `''` is the top of what was opened. */
  root: Path;
  format: string;
  files: number;
}

/** Deep trees are looked at this far down: a root lies near the top. */
const deepest = 4;
const mostAsked = 400;

/** Roots from the top down. Below a root nothing more is looked for. */
export function findRoots(harness: Harness): FoundRoot[] {
  const top = detect(harness)[0];
  if (top && top.detection.likelihood >= 0.5) return [{ root: '', format: top.format.title, files: harness.size }];
  const found: FoundRoot[] = [];
  for (const root of foldersOf(harness).slice(0, mostAsked)) {
    if (found.some((one) => root.startsWith(`${one.root}/`))) continue;
    const part = subtree(harness, root);
    const best = detect(part)[0];
    if (best && best.detection.likelihood >= 0.5) found.push({ root, format: best.format.title, files: part.size });
  }
  return found;
}

function foldersOf(harness: Harness): Path[] {
  const folders = new Set<Path>();
  for (const path of harness.keys()) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length && depth <= deepest; depth++) folders.add(parts.slice(0, depth).join('/'));
  }
  return [...folders].sort(
    (left, right) => left.split('/').length - right.split('/').length || byCodePoint(left, right),
  );
}
