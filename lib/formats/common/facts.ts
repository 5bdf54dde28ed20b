/** What common rules see: a path and what lies there, in any format. */
import { type Entry, perEntry } from '../../core/harness';
import { extensionOf, type Path } from '../../core/path';
import { badByteOf, textOf } from '../../core/text';

export interface CommonFacts {
  path: Path;
  entry: Entry;
}

export const factsOf = perEntry((entry: Entry, path: Path): CommonFacts => ({ path, entry }));

const textual = new Set(
  '.md .markdown .mdx .txt .json .jsonc .yaml .yml .toml .ini .cfg .csv .xml .html .css .svg .py .js .mjs .cjs .ts .mts .tsx .jsx .sh .bash .zsh .rb .go .rs .java .sql'.split(
    ' ',
  ),
);

/** True for names that promise text: by extension, or a dot file without one. */
export const isTextual = (path: Path): boolean => textual.has(extensionOf(path));

/** The text of a file that promises and holds text; undefined for links, directories, binaries and bytes that are no UTF-8. */
export function readableText({ path, entry }: CommonFacts): string | undefined {
  if (entry.kind !== 'file' || !isTextual(path) || badByteOf(entry) !== undefined) return undefined;
  const text = textOf(entry);
  return text.includes('\0') ? undefined : text;
}
