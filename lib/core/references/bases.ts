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

/** The child that a label names: as a whole, by the part before a dash or colon, or by the only word that is a child's name. */
function childNamed(parent: Path, label: string, names: Names): Path | undefined {
  const text = label.slice(0, 200).replace(/[`*]/g, '');
  const [head = ''] = text.split(/:|\s[—–-]+\s|\(/);
  for (const part of [text, head]) {
    const found = nested(parent, part, names);
    if (found !== undefined) return found;
  }
  const words = new Set(text.split(/[\s/,]+/).map(nameKey));
  words.delete('');
  const found = [...words].flatMap((word) => names.children(parent, word));
  return found.length === 1 ? found[0] : undefined;
}

/** `skills/explore/` as a label goes down two levels. */
function nested(parent: Path, label: string, names: Names): Path | undefined {
  let at: Path | undefined = parent;
  const parts = label.split('/').map(nameKey);
  if (parts.at(-1) === '') parts.pop();
  if (parts.length === 0) return undefined;
  for (const part of parts) {
    const children: readonly Path[] = at === undefined || part === '' ? [] : names.children(at, part);
    at = children.length === 1 ? children[0] : undefined;
  }
  return at;
}
