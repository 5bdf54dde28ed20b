/** Renaming a file or folder with everything that speaks of it: what the format knows by name, else where prose mentions it. */
import type { Fix, TextEdit } from '../core/diagnostic';
import type { Language, Opened } from '../core/format';
import type { Harness } from '../core/harness';
import { baseName, extensionOf, isWithin, type Path, parentOf, relative } from '../core/path';
import { type Reference, referencesOf } from '../core/references';
import { isBinary, textOf } from '../core/text';
import { below } from './file-acts';

/** Undefined where nothing but the path itself would change. */
export function renamePath(harness: Harness, opened: Opened, from: Path, to: Path): Fix | undefined {
  const fix = byName(harness, opened.language(), from, to) ?? byMentions(harness, from, to);
  return fix && fix.edits.length > 1 ? fix : undefined;
}

const mostPlaces = 40;

/** The format's own rename, found by asking at each place in the renamed files where the old name stands. */
function byName(harness: Harness, language: Language, from: Path, to: Path): Fix | undefined {
  if (!language.rename || parentOf(from) !== parentOf(to)) return undefined;
  const name = stem(harness, from);
  let asked = 0;
  for (const [path, entry] of below(harness, from)) {
    if (entry.kind !== 'file' || isBinary(entry)) continue;
    const text = textOf(entry);
    for (let at = text.indexOf(name); at >= 0 && asked < mostPlaces; at = text.indexOf(name, at + 1)) {
      asked++;
      const fix = language.rename(path, at, stem(harness, to, from));
      if (fix?.edits.some((change) => 'rename' in change && change.rename === from && change.to === to)) return fix;
    }
  }
  return undefined;
}

/** A file's name without its ending, a folder's whole name: what formats call the thing by. */
function stem(harness: Harness, path: Path, as: Path = path): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return harness.get(as)?.kind === 'file' && dot > 0 ? name.slice(0, dot) : name;
}

/** The mentions of what moves, each under its new way. */
function byMentions(harness: Harness, from: Path, to: Path): Fix {
  const edits: TextEdit[] = [];
  for (const [path, entry] of harness) {
    if (entry.kind !== 'file' || extensionOf(path) !== '.md' || isBinary(entry)) continue;
    const text = textOf(entry);
    let end = 0;
    for (const reference of referencesOf(harness, path, entry)) {
      const { target } = reference;
      if (target === undefined || !isWithin(target, from) || reference.start < end) continue;
      const next = wayTo(reference, path, { target, from, to });
      const at = text.slice(reference.start, reference.end).lastIndexOf(reference.path);
      if (next === reference.path || next === undefined || at < 0) continue;
      const start = reference.start + at;
      edits.push({ path, start, end: start + reference.path.length, text: next });
      end = reference.end;
    }
  }
  return { title: `Rename ${from} to ${to} everywhere`, edits: [...edits, { rename: from, to }] };
}

/** A way is written from some folder on, which for what lies inside may move as well. */
function wayTo({ path }: Reference, at: Path, { target, from, to }: { target: Path; from: Path; to: Path }) {
  const next = to + target.slice(from.length);
  const moved = (one: Path): Path => (isWithin(one, from) && one !== '' ? to + one.slice(from.length) : one);
  if (target !== path && !target.endsWith(`/${path}`)) {
    return path.includes('..') || path.startsWith('./') ? relative(parentOf(moved(at)), next) : undefined;
  }
  const base = moved(target.slice(0, Math.max(0, target.length - path.length - 1)));
  return isWithin(next, base) ? next.slice(base === '' ? 0 : base.length + 1) : relative(parentOf(moved(at)), next);
}
