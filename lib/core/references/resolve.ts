/** Which file or directory a mention means. What is ambiguous stays unlinked. */
import { baseName, join, type Path, parentOf, resolve } from '../path';
import { basesOf } from './bases';
import { withSlashes } from './clean';
import type { Mention } from './mentions';
import { type Names, nameKey } from './names';
import type { Reference, Way } from './reference';

/** Tries the ways in order; see `Way`. `after` is the directory named right before the mention. */
export function resolveMention(mention: Mention, from: Path, names: Names, after?: Path): Reference {
  const home = parentOf(from);
  const inside = after !== undefined && isBareName(mention) ? join(after, mention.path) : undefined;
  if (inside !== undefined && names.isFile(inside)) return { ...mention, target: inside, way: 'routing-name' };
  const exact = exactly(mention, from, home, names);
  if (exact) {
    const inferred = mention.kind === 'slug' ? { inferred: true as const } : {};
    return { ...mention, target: exact.target, way: exact.way, ...inferred };
  }
  const candidates = endingSo(mention, names);
  const [target] = candidates;
  if (target !== undefined && target !== from && candidates.length === 1) {
    return { ...mention, target, way: mention.kind === 'slug' ? 'name' : 'suffix', inferred: true };
  }
  const open = unresolved(mention, home, names);
  return candidates.length > 1 && mention.kind !== 'slug' ? { ...open, candidates } : open;
}

interface Found {
  target: Path;
  way: Way;
}

function exactly(mention: Mention, from: Path, home: Path, names: Names): Found | undefined {
  const plain = !/(?:^|\/)(?:\.|\/)/.test(mention.path);
  const at = (directory: Path, way: Way): Found | undefined => {
    const target = plain ? below(directory, mention.path) : resolve(directory, mention.path);
    return target !== undefined && fits(mention, target, names) ? { target, way } : undefined;
  };
  const here = at(home, 'file');
  // A routing file that names its own name means the one above it.
  if (here && here.target !== from) return here;
  const named = routingFile(mention, from, home, names);
  if (named) return { target: named, way: 'routing-name' };
  if (here) return here;
  for (const base of basesOf(mention.under, home, names)) {
    const found = at(base, 'section');
    if (found) return found;
  }
  for (const ancestor of ancestorsOf(home, names)) {
    const found = at(ancestor, 'ancestor');
    if (found) return found;
  }
  return undefined;
}

const below = (directory: Path, path: string): Path => (directory === '' ? path : `${directory}/${path}`);

/** A slug is a directory's name, and what ends with a slash is a directory. */
function fits(mention: Mention, target: Path, names: Names): boolean {
  if (target === '') return mention.kind === 'link';
  if (names.isDirectory(target)) return true;
  return mention.kind !== 'slug' && !mention.directory && names.isFile(target);
}

/** The directories above `home`, up to and with the nearest that holds a HARNESS.md. */
export function* ancestorsOf(home: Path, names: Names): Iterable<Path> {
  for (let at = home; !names.isRoot(at); ) {
    at = parentOf(at);
    yield at;
  }
}

/** `SKILLS.md`, `SKILL.md`: the name of a file that many directories have, without saying which. */
const isBareName = ({ path, directory }: Mention): boolean =>
  !directory && !path.includes('/') && /^[^a-z]+\.md$/.test(path);

/** `SKILLS.md` is the one in the directory `skills`, below the file's own directory or one above, or that directory itself. */
function routingFile(mention: Mention, from: Path, home: Path, names: Names): Path | undefined {
  if (!isBareName(mention)) return undefined;
  const { path } = mention;
  const key = nameKey(path.slice(0, -3));
  for (const base of [home, ...ancestorsOf(home, names)]) {
    const inside = nameKey(baseName(base)) === key ? [base] : names.children(base, key);
    const files = inside.map((each) => join(each, path)).filter((file) => file !== from && names.isFile(file));
    if (files.length === 1) return files[0];
  }
  return undefined;
}

/** Files, or for what can only be one, directories, whose path ends so. */
function endingSo({ path, kind, directory }: Mention, names: Names): readonly Path[] {
  if (path.startsWith('..')) return [];
  const suffix = `/${path}`;
  return names.named(baseName(path)).filter((each) => {
    if (kind === 'slug' || directory) {
      if (!names.isDirectory(each)) return false;
    } else if (!names.isFile(each) || !path.includes('.')) return false;
    return each === path || each.endsWith(suffix);
  });
}

function unresolved(mention: Mention, home: Path, names: Names): Reference {
  const { path, kind } = mention;
  if (kind === 'slug') return mention;
  const suggestion = [home, ...basesOf(mention.under, home, names), ...ancestorsOf(home, names)]
    .map((base) => resolve(base, withSlashes(path)))
    .map((target) => (target === undefined || target === '' ? undefined : names.withoutCase(target)))
    .find((target) => target !== undefined && (!mention.directory || names.isDirectory(target)));
  const reference: Reference = suggestion === undefined ? mention : { ...mention, suggestion };
  if (kind === 'link') return { ...reference, fault: resolve(home, path) === undefined ? 'outside' : 'broken' };
  const [first = ''] = path.split('/');
  const known = path.includes('/') && [home, ''].some((base) => names.isDirectory(join(base, first)));
  return kind === 'code' && known && hasExtension(path, mention) ? { ...reference, fault: 'hint' } : reference;
}

const hasExtension = (path: string, mention: Mention): boolean =>
  mention.directory || /\.[A-Za-z0-9]+$/.test(baseName(path));
