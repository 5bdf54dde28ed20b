/** What a body refers to: extracted once per text, resolved against the names of the harness. */
import type { Entry, Harness } from './harness';
import { type Heading, markdownOf } from './markdown';
import type { Path } from './path';
import { type Mention, mentionsIn } from './references/mentions';
import { type Names, namesOf } from './references/names';
import type { Reference } from './references/reference';
import { resolveMention } from './references/resolve';
import { textOf } from './text';

export type { Reference, Way } from './references/reference';

/** What is remembered of a body: the rest of its Markdown is not worth keeping for every file. */
interface Body {
  mentions: readonly Mention[];
  headings: readonly Heading[];
  truncated: boolean;
}

const bodies = new WeakMap<Entry, Map<number, Body>>();
const resolved = new WeakMap<Body, { names: Names; path: Path; references: readonly Reference[] }>();

/** The references of a file's body, which starts at `from`. Remembered: an edit elsewhere costs two look-ups. */
export function referencesOf(harness: Harness, path: Path, entry: Entry, from = 0): readonly Reference[] {
  const body = bodyOf(entry, from);
  const names = namesOf(harness);
  const held = resolved.get(body);
  if (held?.names === names && held.path === path) return held.references;
  const text = textOf(entry);
  const references: Reference[] = [];
  /** The last mention that is a directory. */
  let before: Reference | undefined;
  for (const mention of body.mentions) {
    const after = before?.target !== undefined && oneBreath(text, before, mention) ? before.target : undefined;
    const reference = resolveMention(mention, path, names, after);
    references.push(reference);
    if (reference.target !== undefined && names.isDirectory(reference.target)) before = reference;
  }
  resolved.set(body, { names, path, references });
  return references;
}

/** `skills/tide/ (see SKILLS.md)`: no blank line and no new list item between the two. */
function oneBreath(text: string, left: Mention, right: Mention): boolean {
  const between = text.slice(left.end, right.start);
  return between.length < 500 && !/\n[ \t]*(?:\r?\n|[-*+#>|]|\d+[.)])/.test(between);
}

/** The headings of a body, and whether it was too large to analyse fully. */
export const outlineOf = (entry: Entry, from = 0): Omit<Body, 'mentions'> => bodyOf(entry, from);

function bodyOf(entry: Entry, from: number): Body {
  let byStart = bodies.get(entry);
  if (!byStart) {
    byStart = new Map();
    bodies.set(entry, byStart);
  }
  let body = byStart.get(from);
  if (!body) {
    const text = textOf(entry);
    const markdown = markdownOf(text, from);
    body = { mentions: mentionsIn(text, markdown), headings: markdown.headings, truncated: markdown.truncated };
    byStart.set(from, body);
  }
  return body;
}
