/** Where two harnesses differ, in words. */
import { type Harness, sameEntry } from '../core/harness';
import { byCodePoint, type Path } from '../core/path';

export interface Difference {
  path: Path;
  words: string;
}

export function compare(ours: Harness, theirs: Harness): Difference[] {
  const paths = [...new Set([...ours.keys(), ...theirs.keys()])].sort(byCodePoint);
  return paths.flatMap((path): Difference[] => {
    const own = ours.get(path);
    const other = theirs.get(path);
    if (!own) return [{ path, words: 'is only in the zip' }];
    if (!other) return [{ path, words: 'is only here' }];
    if (sameEntry(own, other)) return [];
    if (own.kind !== other.kind) return [{ path, words: `is a ${own.kind} here and a ${other.kind} in the zip` }];
    if (own.kind === 'file' && other.kind === 'file' && own.executable !== other.executable) {
      return [{ path, words: `is executable ${own.executable ? 'here' : 'in the zip'} only` }];
    }
    return [{ path, words: 'has another content' }];
  });
}
