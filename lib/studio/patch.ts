/** What changed since it was opened, as a patch that Git and `patch` read. Files that are no text are only named. */
import { createTwoFilesPatch } from 'diff';
import { type Entry, type Harness, sameEntry } from '../core/harness';
import { byCodePoint } from '../core/path';
import { isBinary, textOf } from '../core/text';

export function patchOf(base: Harness, harness: Harness): string {
  const paths = [...new Set([...base.keys(), ...harness.keys()])].sort(byCodePoint);
  return paths
    .flatMap((path) => {
      const before = base.get(path);
      const after = harness.get(path);
      if (before === after || (before && after && sameEntry(before, after))) return [];
      if (!isText(before) || !isText(after)) return [`Binary files a/${path} and b/${path} differ\n`];
      const [from, to] = [before ? `a/${path}` : '/dev/null', after ? `b/${path}` : '/dev/null'];
      const patch = createTwoFilesPatch(from, to, before ? textOf(before) : '', after ? textOf(after) : '');
      // The library underlines its headers; Git does not.
      return [patch.replace(/^=+\n/, '')];
    })
    .join('');
}

const isText = (entry: Entry | undefined): boolean => !entry || (entry.kind === 'file' && !isBinary(entry));
