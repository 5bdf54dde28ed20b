/** What a body refers to: extracted once per text, resolved against the names of the harness. */
import type { Entry, Harness } from './harness';
import { markdownOf } from './markdown';
import type { Path } from './path';
import { type Mention, mentionsIn } from './references/mentions';
import { type Names, namesOf } from './references/names';
import { resolveMention } from './references/resolve';
import { textOf } from './text';

export type { Mention, MentionKind } from './references/mentions';

/**
 * How a target was found, in the order that is tried: relative to the file, in the directory that a routing file is
 * named after, in the directory that the section's heading or label names, relative to an ancestor; then concluded
 * from a unique suffix or a unique directory name.
 */
export type Way = 'file' | 'routing-name' | 'section' | 'ancestor' | 'suffix' | 'name';

export interface Reference extends Mention {
  /** A file or directory of the harness, without a final slash. */
  target?: Path;
  way?: Way;
  /** Concluded, not said. */
  inferred?: true;
  /** What it would be if case did not matter; never a resolution. */
  suggestion?: Path;
  /**
   * Why it resolves to nothing is worth saying: a `broken` Markdown link, one that leads `outside` the harness, or a
   * `hint`: a path in code whose first segment exists. Other paths that resolve nowhere are about the user's own project.
   */
  fault?: 'broken' | 'outside' | 'hint';
}

const mentions = new WeakMap<Entry, Map<number, readonly Mention[]>>();
const resolved = new WeakMap<readonly Mention[], { names: Names; path: Path; references: readonly Reference[] }>();

/** The references of a file's body, which starts at `from`. Remembered: an edit elsewhere costs two look-ups. */
export function referencesOf(harness: Harness, path: Path, entry: Entry, from = 0): readonly Reference[] {
  const found = mentionsOf(entry, from);
  const names = namesOf(harness);
  const held = resolved.get(found);
  if (held?.names === names && held.path === path) return held.references;
  const references = found.map((mention) => resolveMention(mention, path, names));
  resolved.set(found, { names, path, references });
  return references;
}

function mentionsOf(entry: Entry, from: number): readonly Mention[] {
  let byStart = mentions.get(entry);
  if (!byStart) {
    byStart = new Map();
    mentions.set(entry, byStart);
  }
  let found = byStart.get(from);
  if (!found) {
    const text = textOf(entry);
    found = mentionsIn(text, markdownOf(text, from));
    byStart.set(from, found);
  }
  return found;
}
