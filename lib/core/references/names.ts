/** The names of a harness, arranged for looking references up. Built once per shape: typing never builds it anew. */
import { type Harness, type Shape, shapeOf } from '../harness';
import { baseName, type Path, parentOf } from '../path';

export interface Names {
  isFile(path: Path): boolean;
  isDirectory(path: Path): boolean;
  /** A directory that holds a HARNESS.md, or the root. */
  isRoot(path: Path): boolean;
  /** The first path that is equal but for case. */
  withoutCase(path: Path): Path | undefined;
  /** Visible files and directories of that base name. */
  named(name: string): readonly Path[];
  /** Child directories whose name has this key, see `nameKey`. */
  children(directory: Path, key: string): readonly Path[];
  hasChildren(directory: Path): boolean;
}

/** How labels and directory names are compared: without case, emoji and punctuation. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

const none: readonly Path[] = [];
const remembered = new WeakMap<Shape, Names>();

/** Remembered on the harness's shape: typing in a file costs nothing here. */
export function namesOf(harness: Harness): Names {
  const shape = shapeOf(harness);
  let names = remembered.get(shape);
  if (!names) {
    names = build(harness);
    remembered.set(shape, names);
  }
  return names;
}

function build(harness: Harness): Names {
  const files = new Set<Path>();
  const directories = new Set<Path>(['']);
  for (const [path, entry] of harness) {
    if (entry.kind === 'directory') directories.add(path);
    else files.add(path);
    for (let parent = parentOf(path); !directories.has(parent); parent = parentOf(parent)) directories.add(parent);
  }
  const lower = new Map<string, Path>();
  const byName = new Map<string, Path[]>();
  const children = new Map<Path, Map<string, Path[]>>();
  for (const path of [...files, ...directories]) {
    const small = path.toLowerCase();
    if (!lower.has(small)) lower.set(small, path);
    if (path !== '' && !/(?:^|\/)\./.test(path)) push(byName, baseName(path), path);
  }
  for (const path of directories) {
    if (path === '') continue;
    const parent = parentOf(path);
    let byKey = children.get(parent);
    if (!byKey) {
      byKey = new Map();
      children.set(parent, byKey);
    }
    push(byKey, nameKey(baseName(path)), path);
  }
  return {
    isFile: (path) => files.has(path),
    isDirectory: (path) => directories.has(path),
    isRoot: (path) => path === '' || files.has(`${path}/HARNESS.md`),
    withoutCase: (path) => lower.get(path.toLowerCase()),
    named: (name) => byName.get(name) ?? none,
    children: (directory, key) => children.get(directory)?.get(key) ?? none,
    hasChildren: (directory) => children.has(directory),
  };
}

function push(lists: Map<string, Path[]>, key: string, path: Path): void {
  const list = lists.get(key);
  if (list) list.push(path);
  else lists.set(key, [path]);
}
