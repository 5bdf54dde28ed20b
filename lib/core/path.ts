/** POSIX paths inside a harness: parts joined by `/`, never starting with one. */

/** As the source gave it. Sources let only safe ones in; the core accepts any, so that a format can report one. */
export type Path = string;

/** The last part: `a/b.md` → `b.md`. */
export function baseName(path: Path): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** All but the last part: `a/b.md` → `a`, `b.md` → `''`. */
export function parentOf(path: Path): Path {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** Joins parts with `/`, skipping empty ones. */
export function join(...parts: readonly string[]): Path {
  return parts.filter((part) => part !== '').join('/');
}

/** Resolves `.`, `..` and doubled slashes of `to` against the directory `from`; undefined where it leaves the root or is absolute. */
export function resolve(from: Path, to: string): Path | undefined {
  if (to.startsWith('/')) return undefined;
  const parts = from === '' ? [] : from.split('/');
  for (const part of to.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** The way from the directory `from` to `to`, with `..` where needed. */
export function relative(from: Path, to: Path): string {
  const left = from === '' ? [] : from.split('/');
  const right = to === '' ? [] : to.split('/');
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared++;
  return [...left.slice(shared).map(() => '..'), ...right.slice(shared)].join('/') || '.';
}

/** True where `path` lies below `directory` (the root `''` holds everything), or is it. */
export function isWithin(path: Path, directory: Path): boolean {
  return directory === '' || path === directory || path.startsWith(`${directory}/`);
}

/** The extension in lower case, with its dot: `A/B.MD` → `.md`; `''` where there is none. */
export function extensionOf(path: Path): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/**
 * Orders texts by Unicode code point, as Python's `sorted` does. JavaScript's own order compares UTF-16 units,
 * which puts astral characters before U+E000–U+FFFF.
 */
export function byCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const a = left.charCodeAt(i);
    const b = right.charCodeAt(i);
    if (a === b) continue;
    if (isSurrogate(a) !== isSurrogate(b)) return isSurrogate(a) ? 1 : -1;
    return a - b;
  }
  return left.length - right.length;
}
