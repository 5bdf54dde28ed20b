/** A harness as Harness Lab loads it: Harness bundle, "Reading a directory". */
import type { Entry, FileEntry, Harness } from '../../core/harness';
import { perEntry } from '../../core/harness';
import { byCodePoint, type Path } from '../../core/path';
import type { Rule } from '../../core/rule';
import type { OptimizerEdit, Settings } from '../../core/settings';
import { maxFileBytes } from './caps';
import { type Content, contentOf } from './content';
import { directoriesOf, leadsToDirectory } from './links';
import { ignoredBecause, type Role, roleOf } from './paths';

/** A loaded file and what it says; remembered on its entry. */
export interface BundleFile {
  path: Path;
  entry: FileEntry;
  role: Role;
  size: number;
  /** Absent for files that the format does not look into, and for those over their cap. */
  content?: Content;
}

export interface Link {
  path: Path;
  target: string;
  toDirectory: boolean;
}

export interface Model {
  harness: Harness;
  /** Loaded files in code-point order, those at refused paths included. */
  files: readonly BundleFile[];
  byPath: ReadonlyMap<Path, BundleFile>;
  /** Bytes of the files at allowed paths: what the bundle's cap counts. */
  bytes: number;
  links: readonly Link[];
  /** What a directory load passes over, and why. */
  ignored: readonly { path: Path; reason: string }[];
  optimizer?: OptimizerEdit;
}

export type LabRule = Rule<Model, BundleFile>;

const fileAt = perEntry((entry: Entry, path: Path): BundleFile => {
  // Only file entries are asked for.
  const file = entry as FileEntry;
  const role = roleOf(path);
  const facts = { path, entry: file, role, size: file.bytes.length };
  const content = role === 'refused' || facts.size > maxFileBytes ? undefined : contentOf(file, path, role);
  return content ? { ...facts, content } : facts;
});

/** Reads a directory; the two sides of an optimizer's edit are maps of files unless they were read from directories. */
export function parse(harness: Harness, settings: Settings): Model {
  const { optimizer } = settings;
  const ignores = optimizer === undefined || optimizer.directories === true;
  const files: BundleFile[] = [];
  const links: Link[] = [];
  const ignored: { path: Path; reason: string }[] = [];
  let directories: ReadonlySet<Path> | undefined;
  for (const [path, entry] of harness) {
    const reason = ignores ? ignoredBecause(path) : undefined;
    if (reason !== undefined) ignored.push({ path, reason });
    else if (entry.kind === 'file') files.push(fileAt(entry, path));
    else if (entry.kind === 'symlink') {
      directories ??= directoriesOf(harness);
      links.push({ path, target: entry.target, toDirectory: leadsToDirectory(harness, directories, path) });
    }
  }
  files.sort((left, right) => byCodePoint(left.path, right.path));
  const model: Model = {
    harness,
    files,
    byPath: new Map(files.map((file) => [file.path, file])),
    bytes: files.reduce((sum, file) => (file.role === 'refused' ? sum : sum + file.size), 0),
    links,
    ignored,
  };
  return optimizer ? { ...model, optimizer } : model;
}
