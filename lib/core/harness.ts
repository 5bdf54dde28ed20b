/** The value everything is about: an immutable map from path to what lies there. */
import type { Path } from './path';

/** A file: its bytes as they came, and whether its mode lets it run. */
export type FileEntry = { kind: 'file'; bytes: Uint8Array; executable?: true };

/** Links are kept as entries and never silently followed; a directory is listed only where it is empty. */
export type Entry = FileEntry | { kind: 'symlink'; target: string } | { kind: 'directory' };

/** Path → entry, in any order; never changed in place. */
export type Harness = ReadonlyMap<Path, Entry>;

/** One change; undefined removes. */
export type Edit = readonly [path: Path, entry: Entry | undefined];

/** Names the set of paths and kinds of a harness. Two harnesses with one shape differ in the contents of files only. */
export type Shape = object;

const shapes = new WeakMap<Harness, Shape>();

/** The harness's shape, by identity: what depends on names alone can be remembered on it while people type. */
export function shapeOf(harness: Harness): Shape {
  let shape = shapes.get(harness);
  if (!shape) {
    shape = {};
    shapes.set(harness, shape);
  }
  return shape;
}

/** Applies edits; untouched entries keep their identity, and so does the shape where only contents changed. */
export function edit(harness: Harness, edits: Iterable<Edit>): Harness {
  const next = new Map(harness);
  let sameShape = true;
  for (const [path, entry] of edits) {
    const before = next.get(path);
    if (before?.kind !== 'file' || entry?.kind !== 'file') sameShape = false;
    if (entry) next.set(path, entry);
    else next.delete(path);
  }
  if (sameShape) shapes.set(next, shapeOf(harness));
  return next;
}

/** The edits that turn `before` into `after`, found by the identity of entries. */
export function editsBetween(before: Harness, after: Harness): Edit[] {
  const edits: Edit[] = [];
  for (const [path, entry] of after) if (before.get(path) !== entry) edits.push([path, entry]);
  for (const path of before.keys()) if (!after.has(path)) edits.push([path, undefined]);
  return edits;
}

/** True where the path names an entry, or a folder that holds some. */
export const exists = (harness: Harness, path: Path): boolean =>
  harness.has(path) || [...harness.keys()].some((one) => one.startsWith(`${path}/`));

/** The part below `root`, with paths made relative to it. */
export function subtree(harness: Harness, root: Path): Harness {
  if (root === '') return harness;
  const inside = new Map<Path, Entry>();
  for (const [path, entry] of harness) {
    if (path.startsWith(`${root}/`)) inside.set(path.slice(root.length + 1), entry);
  }
  return inside;
}

/** True where both hold the same paths with the same bytes, executable bits and targets. */
export function sameHarness(left: Harness, right: Harness): boolean {
  if (left.size !== right.size) return false;
  for (const [path, entry] of left) {
    const other = right.get(path);
    if (!other || !sameEntry(entry, other)) return false;
  }
  return true;
}

/** True where two entries carry the same content. */
export function sameEntry(left: Entry, right: Entry): boolean {
  if (left === right) return true;
  if (left.kind === 'symlink') return right.kind === 'symlink' && left.target === right.target;
  if (left.kind === 'directory') return right.kind === 'directory';
  return right.kind === 'file' && left.executable === right.executable && sameBytes(left.bytes, right.bytes);
}

/** True where both hold the same bytes. */
export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false;
  return true;
}

/** Remembers what `parse` says of an entry at a path on the entry itself: asked again only when either changes. */
export function perEntry<Value>(parse: (entry: Entry, path: Path) => Value): (entry: Entry, path: Path) => Value {
  interface Held {
    path: Path;
    value: Value;
    /** Nearly every entry lies at one path only. */
    elsewhere?: Map<Path, Value>;
  }
  const remembered = new WeakMap<Entry, Held>();
  return (entry, path) => {
    const held = remembered.get(entry);
    if (held?.path === path) return held.value;
    if (held?.elsewhere?.has(path)) return held.elsewhere.get(path) as Value;
    const value = parse(entry, path);
    if (!held) remembered.set(entry, { path, value });
    else {
      held.elsewhere ??= new Map();
      held.elsewhere.set(path, value);
    }
    return value;
  };
}
