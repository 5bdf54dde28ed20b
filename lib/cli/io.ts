/** All that a command knows of the world outside: the tests give it one in memory. */
import type { Harness } from '../core/harness';
import type { Path } from '../core/path';

/** Something about a directory or zip that people should know; `incomplete` where part of it could not be read. */
export interface SourceNotice {
  path: Path;
  message: string;
  incomplete?: true;
}

export type Found =
  | { kind: 'directory'; harness: Harness; notices: readonly SourceNotice[]; passedOver: readonly Path[] }
  | { kind: 'file'; bytes: Uint8Array }
  /** Something that holds no harness; `what` names it: `a device, pipe or socket`. */
  | { kind: 'neither'; what: string };

/** Paths are as people give them, relative to the working directory. Failures of the system are thrown as they are. */
export interface Disk {
  /**
   * A directory read whole, or a file's bytes; undefined where nothing is. Directories whose name is in `passOver` are
   * not entered: they are listed in `passedOver`, so that who needs them can read them.
   */
  read(path: string, passOver?: (name: string) => boolean): Found | undefined;
  kindOf(path: string): 'file' | 'directory' | undefined;
  /** Writes a file whole or not at all: through links, and into a device as into a file. */
  write(path: string, bytes: Uint8Array): void;
  /** Writes a directory whole or not at all. It must be absent or empty. */
  writeTree(path: string, harness: Harness): void;
  absolute(path: string): string;
  /** The absolute path with its links resolved, as far as there is something. */
  real(path: string): string;
}

/** A Git repository, read and never written. */
export interface Repository {
  /** The tree of a revision, as a disk whose working directory is the one that was opened. */
  at(revision: string): Pick<Disk, 'read'>;
  /** The commit at which two revisions parted. */
  mergeBase(left: string, right: string): string;
}

export interface Io {
  disk: Disk;
  /** The repository that a directory lies in. */
  repository(directory: string): Repository;
  /** Waits until the reader has taken it: nothing is cut off. */
  out(text: string | Uint8Array): Promise<void>;
  err(text: string): Promise<void>;
  /** True where a person at a terminal reads `out`: only then is anything folded. */
  terminal: boolean;
  /** True where that person wants colours. */
  colour: boolean;
  /** The bytes of a tokenizer's `<name>.tiktoken`. */
  tokenizerData(name: string): Promise<Uint8Array>;
}
