/** Where work is kept. One interface: IndexedDB in the browser, a Map in tests and where a browser refuses. */
import type { Edit, Harness } from '../core/harness';
import type { Path } from '../core/path';
import type { View } from './state';

/** A harness as the start page lists it. */
export interface Kept {
  id: string;
  name: string;
  origin: string;
  notes: readonly string[];
  /** The person's choice; absent while the studio finds it out. */
  formatId?: string;
  /** As last checked, for the list. */
  format?: string;
  valid?: boolean;
  errors?: number;
  files: number;
  size: number;
  created: number;
  edited: number;
  /** Counts writes: a writer that knows an older one does not overwrite. */
  revision: number;
  /** When it was deleted: it is listed no more, and forgotten a day later. */
  deleted?: number;
}

export interface KeptHarness {
  kept: Kept;
  harness: Harness;
  /** As first opened. */
  base: Harness;
  view?: Partial<View>;
  /** Entries that could not be read back, in words. */
  damaged: readonly Path[];
}

/** What of a harness a write changes besides its entries. */
export type KeptPart = Omit<Kept, 'created' | 'revision' | 'deleted'>;

/** The description after a write. What the writer leaves out, such as a verdict that holds no more, is gone. */
export function keptAfter(part: KeptPart, held: Kept | undefined, revision: number): Kept {
  const { created = part.edited, deleted } = held ?? {};
  return { ...part, created, revision, ...(deleted !== undefined && { deleted }) };
}

export type Written = { revision: number } | { conflict: number };

/** A named state to come back to. */
export interface Checkpoint {
  id: string;
  harnessId: string;
  title: string;
  at: number;
  automatic: boolean;
}

export interface Storage {
  list(): Promise<Kept[]>;
  load(id: string): Promise<KeptHarness | undefined>;
  /** Writes edits and description in one transaction; refuses where another tab wrote since `revision`. */
  save(part: KeptPart, edits: readonly Edit[], revision: number, view?: Partial<View>): Promise<Written>;
  /** Keeps a new harness whole; its `base` is itself. */
  create(part: KeptPart, harness: Harness): Promise<Written>;
  change(id: string, change: Partial<Pick<Kept, 'name' | 'deleted'>>): Promise<void>;
  undelete(id: string): Promise<void>;
  duplicate(id: string, newId: string, name: string, now: number): Promise<void>;
  /** Notes what the folder of a harness holds by now: what *changed* means from here on. */
  rebase(id: string, edits: readonly Edit[]): Promise<void>;
  /** The folder a harness was opened from. The browser may ask again before it is read. */
  keepFolder(id: string, folder: FileSystemDirectoryHandle): Promise<void>;
  folderOf(id: string): Promise<FileSystemDirectoryHandle | undefined>;
  /** Forgets what was deleted before a moment. */
  forget(before: number): Promise<void>;
  checkpoints(harnessId: string): Promise<Checkpoint[]>;
  keepCheckpoint(checkpoint: Checkpoint, harness: Harness): Promise<void>;
  checkpointOf(id: string): Promise<Harness | undefined>;
  dropCheckpoint(id: string): Promise<void>;
}
