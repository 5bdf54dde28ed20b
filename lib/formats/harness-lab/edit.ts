/** What an optimizer's edit changes: Harness Lab, "Editing rules". Bytes are compared, so a binary file is never damaged in passing. */
import type { FileEntry } from '../../core/harness';
import { sameBytes } from '../../core/harness';
import { byCodePoint, type Path } from '../../core/path';
import type { OptimizerEdit, Settings, Suite } from '../../core/settings';
import type { BundleFile, Model } from './model';
import { ignoredBecause } from './paths';

/** How many files an edit may change where the session does not say. */
export const defaultMaxFiles = 6;

export interface Changes {
  /** Files of the head that are new or hold other bytes, in order. */
  changed: readonly BundleFile[];
  /** Files of the base that are gone, in order. */
  deleted: readonly { path: Path; entry: FileEntry }[];
  base: ReadonlyMap<Path, FileEntry>;
}

const remembered = new WeakMap<Model, Changes>();

/** Undefined outside an optimizer's edit. */
export function changesOf(model: Model): Changes | undefined {
  if (!model.optimizer) return undefined;
  let changes = remembered.get(model);
  if (!changes) {
    changes = compare(filesOf(model.optimizer), model);
    remembered.set(model, changes);
  }
  return changes;
}

function compare(base: ReadonlyMap<Path, FileEntry>, model: Model): Changes {
  const changed = model.files.filter(({ path, entry }) => {
    const before = base.get(path);
    return !before || !sameBytes(before.bytes, entry.bytes);
  });
  const deleted = [...base]
    .filter(([path]) => !model.byPath.has(path))
    .map(([path, entry]) => ({ path, entry }))
    .sort((left, right) => byCodePoint(left.path, right.path));
  return { changed, deleted, base };
}

function filesOf({ base, directories }: OptimizerEdit): Map<Path, FileEntry> {
  const files = new Map<Path, FileEntry>();
  for (const [path, entry] of base) {
    if (entry.kind === 'file' && !(directories && ignoredBecause(path))) files.set(path, entry);
  }
  return files;
}

/** The files whose text the leak lint reads: the changed ones of an edit, else every file except the manifest. */
export function linted(model: Model, settings: Settings): { files: readonly BundleFile[]; suite: Suite } | undefined {
  const { suite } = settings;
  if (!suite) return undefined;
  const files = changesOf(model)?.changed ?? model.files.filter((file) => file.role !== 'manifest');
  return { files, suite };
}
