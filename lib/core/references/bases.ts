/** Headings and bold labels as base directories: under `## Skills`, `explore/` means `skills/explore/`. */
import { type Path, parentOf } from '../path';
import { type Names, nameKey } from './names';

const none: readonly Path[] = [];

/** One look-up serves all mentions of a section. */
const remembered = new WeakMap<readonly string[], { names: Names; home: Path; bases: readonly Path[] }>();

/** The directories that `under` names, innermost first. Each is looked for in the one before it, then beside the file, then above. */
export function basesOf(under: readonly string[], home: Path, names: Names): readonly Path[] {
  if (under.length === 0) return none;
  const held = remembered.get(under);
  if (held?.names === names && held.home === home) return held.bases;
  const outside = [home];
  for (let at = home; !names.isRoot(at); ) {
    at = parentOf(at);
    outside.push(at);
  }
  const bases: Path[] = [];
  for (let i = under.length - 1; i >= 0; i--) {
    for (const parent of [...bases, ...outside]) {
      const named = childNamed(parent, under[i] ?? '', names);
      if (named === undefined) continue;
      if (!bases.includes(named)) bases.unshift(named);
      break;
    }
  }
  remembered.set(under, { names, home, bases });
  return bases;
}

/** How a label may name a directory, as keys. */
interface Spelled {
  /** As a whole, and by the part before a dash or colon: `skills/explore/` goes down two levels. */
  ways: readonly (readonly string[])[];
  words: readonly string[];
}

/** Labels repeat from file to file. */
const spelled = new Map<string, Spelled>();
const MOST_SPELLED = 10_000;

function spell(label: string): Spelled {
  let known = spelled.get(label);
  if (!known) {
    const text = label.slice(0, 200).replace(/[`*]/g, '');
    const [head = ''] = text.split(/:|\s[—–-]+\s|\(/);
    const words = new Set(text.split(/[\s/,]+/).map(nameKey));
    words.delete('');
    known = { ways: [...new Set([text, head])].map(levels).filter((keys) => !keys.includes('')), words: [...words] };
    if (spelled.size >= MOST_SPELLED) spelled.clear();
    spelled.set(label, known);
  }
  return known;
}

function levels(text: string): string[] {
  const keys = text.split('/').map(nameKey);
  if (keys.length > 1 && keys.at(-1) === '') keys.pop();
  return keys;
}

/** The child that a label names: in one of its spellings, else by the only word that is a child's name. */
function childNamed(parent: Path, label: string, names: Names): Path | undefined {
  if (!names.hasChildren(parent)) return undefined;
  const { ways, words } = spell(label);
  for (const keys of ways) {
    const found = nested(parent, keys, names);
    if (found !== undefined) return found;
  }
  const found = words.flatMap((word) => names.children(parent, word));
  return found.length === 1 ? found[0] : undefined;
}

function nested(parent: Path, keys: readonly string[], names: Names): Path | undefined {
  let at: Path | undefined = parent;
  for (const key of keys) {
    const children: readonly Path[] = at === undefined ? [] : names.children(at, key);
    at = children.length === 1 ? children[0] : undefined;
  }
  return at;
}
