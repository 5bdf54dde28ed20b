/** What was done or guessed on the way in, in words. */
import type { Harness } from '../harness';
import type { Path } from '../path';
import { shown } from './names';

/** Something done or guessed on the way in that people should know. */
export interface ZipNotice {
  kind: 'backslashes' | 'code-page-437' | 'left-out' | 'special-file' | 'same-name' | 'wrapper';
  /** The first path it is about. */
  path: Path;
  message: string;
}

const sentences = {
  backslashes: (count: number) =>
    count === 1
      ? 'A name with backslashes, from a system that separates folders by them, was read with slashes.'
      : `${count} names with backslashes, from a system that separates folders by them, were read with slashes.`,
  'code-page-437': (count: number) =>
    count === 1
      ? 'A name that is no UTF-8 was read as code page 437.'
      : `${count} names that are no UTF-8 were read as code page 437.`,
  'left-out': (count: number) =>
    count === 1 ? "One of macOS's own files was left out." : `${count} of macOS's own files were left out.`,
  'special-file': (count: number) =>
    count === 1 ? 'A device or pipe was left out.' : `${count} devices or pipes were left out.`,
};

/** One notice for all paths that it is about; none where there are none. */
export function noticesOf(kind: keyof typeof sentences, paths: readonly Path[]): ZipNotice[] {
  const [path] = paths;
  return path === undefined ? [] : [{ kind, path, message: sentences[kind](paths.length) }];
}

export const wrapperNotice = (path: Path): ZipNotice => ({
  kind: 'wrapper',
  path,
  message: `Everything lies in ${shown(path)}: that folder was taken as the root.`,
});

/** Names that some systems take for one: composed and decomposed letters. Both are kept. */
export function sameNameNotices(harness: Harness): ZipNotice[] {
  const composed = new Set<string>();
  return Array.from(harness.keys()).flatMap((path): ZipNotice[] => {
    const name = path.normalize('NFC');
    if (!composed.has(name)) {
      composed.add(name);
      return [];
    }
    const message = `${shown(path)} is there twice, with composed and with decomposed letters: both were kept.`;
    return [{ kind: 'same-name', path, message }];
  });
}
