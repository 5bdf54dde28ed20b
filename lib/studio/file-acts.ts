/** Creating, moving, copying and deleting in the tree, as edits. Faults are sentences shown beside the name. */
import { type Edit, type Entry, edit, exists, type Harness } from '../core/harness';
import { baseName, isWithin, join, type Path, parentOf } from '../core/path';
import { fileOf } from '../core/text';

/** The entries at a path and below it. */
export const below = (harness: Harness, path: Path): [Path, Entry][] =>
  [...harness].filter(([one]) => isWithin(one, path));

/** Why a name cannot be given, in one sentence; undefined where it can. */
export function nameFault(harness: Harness, path: Path, except?: Path): string | undefined {
  const parts = path.split('/');
  if (parts.some((part) => part.trim() === '')) return 'A name is wanted.';
  if (parts.some((part) => part === '.' || part === '..')) return '`.` and `..` are no names.';
  if (/[\0\\]/.test(path)) return 'A name holds no backslash.';
  if (path !== except && exists(harness, path)) return `\`${path}\` exists already.`;
  for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent)) {
    if (harness.get(parent)?.kind === 'file') return `\`${parent}\` is a file, so nothing can lie in it.`;
  }
  return undefined;
}

/**
 * What else changes so that folders stay as they are: an empty one is an entry, one with content is none.
 * `left` are the folders that something was taken out of, which stay where nothing is left in them.
 */
function keepFolders(harness: Harness, edits: readonly Edit[], left: readonly Path[] = []): Edit[] {
  const after = edit(harness, edits);
  const filled = foldersOf(edits.flatMap(([path, entry]) => (entry ? [path] : [])));
  const kept = [...new Set(left)].filter((path) => path !== '' && exists(harness, path) && !exists(after, path));
  const outer = foldersOf(kept);
  return [
    ...edits,
    ...kept.filter((path) => !outer.has(path)).map((path): Edit => [path, { kind: 'directory' }]),
    ...[...filled].filter((path) => after.get(path)?.kind === 'directory').map((path): Edit => [path, undefined]),
  ];
}

/** Every folder above some path, each once: thousands of files share a few. */
function foldersOf(paths: Iterable<Path>): ReadonlySet<Path> {
  const folders = new Set<Path>();
  for (const path of paths) {
    for (let up = parentOf(path); up !== '' && !folders.has(up); up = parentOf(up)) folders.add(up);
  }
  return folders;
}

export const createFile = (harness: Harness, path: Path, text = ''): Edit[] =>
  keepFolders(harness, [[path, fileOf(text)]]);

export const createFolder = (harness: Harness, path: Path): Edit[] =>
  keepFolders(harness, [[path, { kind: 'directory' }]]);

export const putEntries = (harness: Harness, entries: Iterable<[Path, Entry]>): Edit[] =>
  keepFolders(harness, [...entries]);

export const move = (harness: Harness, from: Path, to: Path): Edit[] =>
  keepFolders(
    harness,
    below(harness, from).flatMap(([path, entry]): Edit[] => [
      [path, undefined],
      [to + path.slice(from.length), entry],
    ]),
    [parentOf(from)],
  );

export const remove = (harness: Harness, paths: readonly Path[]): Edit[] =>
  keepFolders(
    harness,
    paths.flatMap((path) => below(harness, path).map(([one]): Edit => [one, undefined])),
    paths.map(parentOf).filter((parent) => !paths.some((one) => isWithin(parent, one))),
  );

/** `notes.md` → `notes-copy.md`, `notes-copy-2.md`, … */
export function copyName(harness: Harness, path: Path): Path {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 && harness.has(path) ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 1; ; count++) {
    const copy = join(parentOf(path), `${stem}-copy${count === 1 ? '' : `-${count}`}${extension}`);
    if (!exists(harness, copy)) return copy;
  }
}

export const duplicate = (harness: Harness, path: Path, to: Path): Edit[] =>
  keepFolders(
    harness,
    below(harness, path).map(([one, entry]): Edit => [to + one.slice(path.length), entry]),
  );
