/** The disk of this machine: reads whole, writes whole or not at all. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Harness } from '../core/harness';
import { orderedEntries } from '../core/ordered';
import { Failure } from './failure';
import type { Disk } from './io';
import { readDirectory } from './walk';
import { shownName } from './words';

/** Beside the target, so that the last step is one rename on the same file system. */
const temporary = (path: string): string => `${path}.${process.pid}.tmp`;

/** What may not be looked at counts as not there. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export const nodeDisk: Disk = {
  read(path, passOver) {
    const stat = statOf(path);
    if (stat?.isDirectory()) return { kind: 'directory', ...readDirectory(path, passOver) };
    if (!stat?.isFile()) return undefined;
    const bytes = readFileSync(path);
    return { kind: 'file', bytes };
  },
  kindOf(path) {
    const stat = statOf(path);
    return stat?.isDirectory() ? 'directory' : stat ? 'file' : undefined;
  },
  write(path, bytes) {
    const made = temporary(path);
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(made, bytes);
      renameSync(made, path);
    } finally {
      rmSync(made, { force: true });
    }
  },
  writeTree(path, harness) {
    const target = resolve(path);
    const made = temporary(target);
    mkdirSync(made, { recursive: true });
    try {
      writeEntries(made, harness);
      if (existsSync(target) && readdirSync(target).length === 0) rmSync(target, { recursive: true });
      renameSync(made, target);
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  },
  absolute: (path) => resolve(path),
};

/** Links come last: nothing is ever written through one. */
function writeEntries(root: string, harness: Harness): void {
  const entries = orderedEntries(harness);
  for (const [path, entry] of entries) {
    const full = join(root, path);
    if (!full.startsWith(root + sep))
      throw new Failure(`${shownName(path)} leads out of the directory it is written to.`);
    mkdirSync(entry.kind === 'directory' ? full : dirname(full), { recursive: true });
    if (entry.kind !== 'file') continue;
    writeFileSync(full, entry.bytes);
    if (entry.executable) chmodSync(full, 0o755);
  }
  for (const [path, entry] of entries) if (entry.kind === 'symlink') symlinkSync(entry.target, join(root, path));
}
