/** The disk of this machine: reads whole, writes whole or not at all. */
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Harness } from '../core/harness';
import { orderedEntries } from '../core/ordered';
import { Failure } from './failure';
import type { Disk } from './io';
import { readDirectory } from './walk';
import { shownName } from './words';

/** What a path leads to, links followed. */
type Thing =
  | { kind: 'directory' }
  | { kind: 'file'; mode: number }
  | { kind: 'device' }
  | { kind: 'broken'; to: string };

/** Undefined where nothing is. Throws where that cannot be known. */
function thingAt(path: string): Thing | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) return { kind: 'directory' };
    if (stat) return stat.isFile() ? { kind: 'file', mode: stat.mode } : { kind: 'device' };
    return lstatSync(path, { throwIfNoEntry: false }) && { kind: 'broken', to: readlinkSync(path) };
  } catch (error) {
    // Below a file there is nothing.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

const brokenLink = (to: string): string => `a link to ${shownName(to)}, which is not there`;

export const nodeDisk: Disk = {
  read(path, passOver) {
    const thing = thingAt(path);
    switch (thing?.kind) {
      case undefined:
        return undefined;
      case 'directory':
        return { kind: 'directory', ...readDirectory(path, passOver) };
      case 'file':
        return { kind: 'file', bytes: readFileSync(path) };
      case 'device':
        return { kind: 'neither', what: 'a device, pipe or socket' };
      case 'broken':
        return { kind: 'neither', what: brokenLink(thing.to) };
    }
  },
  // What may not be looked at counts as not there.
  kindOf(path) {
    try {
      const kind = thingAt(path)?.kind;
      return kind === 'directory' ? 'directory' : kind && 'file';
    } catch {
      return undefined;
    }
  },
  write(path, bytes) {
    const thing = thingAt(path);
    const target = placeOf(path, thing);
    // A device takes bytes as they come; a file put in its place would take the device away.
    if (thing?.kind === 'device') return writeFileSync(target, bytes);
    makeDirectory(dirname(target));
    if (thing) accessSync(target, constants.W_OK);
    inOneStep(target, (made) => {
      writeFileSync(made, bytes);
      if (thing?.kind === 'file') chmodSync(made, thing.mode);
    });
  },
  writeTree(path, harness) {
    const given = resolve(path);
    const thing = thingAt(given);
    const target = placeOf(given, thing);
    if (thing && thing.kind !== 'directory') throw taken(path, 'no directory is there, but something else');
    if (thing && readdirSync(target).length > 0) throw taken(path, 'a directory with files is there already');
    // A directory that is there stays the same one: someone may be working in it.
    if (thing) return fill(target, harness);
    makeDirectory(dirname(target));
    inOneStep(target, (made) => writeEntries(made, harness));
  },
  absolute: (path) => resolve(path),
  real(path) {
    const full = resolve(path);
    try {
      return realpathSync(full);
    } catch {
      const above = dirname(full);
      return above === full ? full : join(nodeDisk.real(above), basename(full));
    }
  },
};

const taken = (path: string, why: string): Failure => new Failure(`${shownName(path)} cannot be written: ${why}.`);

/** Links are written through: one that is replaced would be none any more. */
function placeOf(path: string, thing: Thing | undefined): string {
  if (thing?.kind === 'broken') throw taken(path, `it is ${brokenLink(thing.to)}`);
  return thing ? realpathSync(path) : path;
}

function makeDirectory(path: string): void {
  const thing = thingAt(path);
  // Node would say that something exists, which is what was hoped for.
  if (thing && thing.kind !== 'directory') throw Object.assign(new Error(path), { code: 'ENOTDIR' });
  mkdirSync(path, { recursive: true });
}

const temporaryIn = (directory: string): string => join(directory, `.harness-studio-${process.pid}.tmp`);

/** Fills an empty directory: everything is written before the first of it is moved up. */
function fill(target: string, harness: Harness): void {
  const made = temporaryIn(target);
  try {
    writeEntries(made, harness);
    for (const name of readdirSync(made)) renameSync(join(made, name), join(target, name));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Makes something beside the target, so that the last step is one rename on the same file system; nothing is left where
 * that fails. The name is short, so that a long one of the target stays possible.
 */
function inOneStep(target: string, make: (made: string) => void): void {
  const made = temporaryIn(dirname(target));
  rmSync(made, { recursive: true, force: true });
  try {
    make(made);
    renameSync(made, target);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Links come last: nothing is ever written through one. */
function writeEntries(root: string, harness: Harness): void {
  const entries = orderedEntries(harness);
  mkdirSync(root);
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
