/** Storage in IndexedDB. Entries are kept one by one, so that a keystroke writes one file; a write is one transaction. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Edit, Entry, Harness } from '../core/harness';
import type { Path } from '../core/path';
import type { View } from './state';
import {
  type Checkpoint,
  type Kept,
  type KeptHarness,
  type KeptPart,
  keptAfter,
  type Storage,
  type Written,
} from './storage';

interface Schema extends DBSchema {
  harnesses: { key: string; value: Kept & { view?: Partial<View> } };
  /** `now` is the work, `base` is what it was opened with. */
  entries: { key: [string, 'now' | 'base', Path]; value: Entry };
  /** Folders of this machine, by harness. */
  folders: { key: string; value: FileSystemDirectoryHandle };
  checkpoints: { key: string; value: Checkpoint & { entries: [Path, Entry][] }; indexes: { harness: string } };
}

type Database = IDBPDatabase<Schema>;

/** Raised with every change of the schema; `migrate` brings older databases up. */
export const schemaVersion = 3;

type Upgrade = IDBPTransaction<Schema, ('harnesses' | 'entries' | 'checkpoints' | 'folders')[], 'versionchange'>;

function migrate(database: Database, from: number, _transaction: Upgrade): void {
  if (from < 1) {
    database.createObjectStore('harnesses', { keyPath: 'id' });
    database.createObjectStore('entries');
  }
  if (from < 2) database.createObjectStore('checkpoints', { keyPath: 'id' }).createIndex('harness', 'harnessId');
  if (from < 3) database.createObjectStore('folders');
}

/** Opens the database; rejects with a sentence for people. `blocked` is called while an older tab holds it. */
export async function openStorage(name = 'harness-studio', lost: () => void = () => undefined): Promise<Storage> {
  const database = await openDB<Schema>(name, schemaVersion, {
    upgrade: (db, from, _to, transaction) => migrate(db, from, transaction),
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });
  return new IdbStorage(database);
}

const rangeOf = (id: string, side: 'now' | 'base') => IDBKeyRange.bound([id, side], [id, side, []]);

class IdbStorage implements Storage {
  private database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async list(): Promise<Kept[]> {
    const all = await this.database.getAll('harnesses');
    return all
      .filter((one) => one.deleted === undefined)
      .map(({ view: _, ...kept }) => kept)
      .sort((left, right) => right.edited - left.edited);
  }

  async load(id: string): Promise<KeptHarness | undefined> {
    const transaction = this.database.transaction(['harnesses', 'entries']);
    const held = await transaction.objectStore('harnesses').get(id);
    if (!held || held.deleted !== undefined) return undefined;
    const entries = transaction.objectStore('entries');
    const damaged: Path[] = [];
    const base = await this.read(entries, rangeOf(id, 'base'), damaged);
    const now = await this.read(entries, rangeOf(id, 'now'), damaged);
    const { view, ...kept } = held;
    return { kept, harness: now, base, damaged, ...(view && { view }) };
  }

  private async read(
    store: {
      getAllKeys(range: IDBKeyRange): Promise<Schema['entries']['key'][]>;
      getAll(range: IDBKeyRange): Promise<Entry[]>;
    },
    range: IDBKeyRange,
    damaged: Path[],
  ): Promise<Harness> {
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    const harness = new Map<Path, Entry>();
    keys.forEach(([, , path], index) => {
      const entry = values[index];
      if (isEntry(entry)) harness.set(path, entry);
      else damaged.push(path);
    });
    return harness;
  }

  async save(part: KeptPart, edits: readonly Edit[], revision: number, view?: Partial<View>): Promise<Written> {
    const transaction = this.database.transaction(['harnesses', 'entries'], 'readwrite', { durability: 'relaxed' });
    const done = transaction.done;
    // A failed request aborts the transaction, which rejects twice: once is enough.
    done.catch(() => undefined);
    const harnesses = transaction.objectStore('harnesses');
    const held = await harnesses.get(part.id);
    if (held && held.revision !== revision) return { conflict: held.revision };
    const next = revision + 1;
    const entries = transaction.objectStore('entries');
    for (const [path, entry] of edits) {
      if (entry) void entries.put(entry, [part.id, 'now', path]);
      else void entries.delete([part.id, 'now', path]);
    }
    const shown = view ?? held?.view;
    await harnesses.put({ ...keptAfter(part, held, next), ...(shown && { view: shown }) });
    await done;
    return { revision: next };
  }

  async create(part: KeptPart, harness: Harness): Promise<Written> {
    const transaction = this.database.transaction(['harnesses', 'entries'], 'readwrite', { durability: 'relaxed' });
    const entries = transaction.objectStore('entries');
    for (const [path, entry] of harness) {
      void entries.put(entry, [part.id, 'now', path]);
      void entries.put(entry, [part.id, 'base', path]);
    }
    await transaction.objectStore('harnesses').put({ ...part, created: part.edited, revision: 1 });
    await transaction.done;
    return { revision: 1 };
  }

  async change(id: string, change: Partial<Pick<Kept, 'name' | 'deleted'>>): Promise<void> {
    const transaction = this.database.transaction('harnesses', 'readwrite');
    const held = await transaction.store.get(id);
    if (held) await transaction.store.put({ ...held, ...change });
    await transaction.done;
  }

  async undelete(id: string): Promise<void> {
    const transaction = this.database.transaction('harnesses', 'readwrite');
    const held = await transaction.store.get(id);
    if (held) {
      const { deleted: _, ...kept } = held;
      await transaction.store.put(kept);
    }
    await transaction.done;
  }

  async duplicate(id: string, newId: string, name: string, now: number): Promise<void> {
    const loaded = await this.load(id);
    if (!loaded) return;
    const { created: _, revision: __, ...part } = loaded.kept;
    await this.create({ ...part, id: newId, name, edited: now }, loaded.harness);
  }

  async rebase(id: string, edits: readonly Edit[]): Promise<void> {
    const transaction = this.database.transaction('entries', 'readwrite');
    for (const [path, entry] of edits) {
      if (entry) void transaction.store.put(entry, [id, 'base', path]);
      else void transaction.store.delete([id, 'base', path]);
    }
    await transaction.done;
  }

  async keepFolder(id: string, folder: FileSystemDirectoryHandle): Promise<void> {
    await this.database.put('folders', folder, id);
  }

  folderOf = (id: string): Promise<FileSystemDirectoryHandle | undefined> => this.database.get('folders', id);

  async forget(before: number): Promise<void> {
    for (const one of await this.database.getAll('harnesses')) {
      if (one.deleted === undefined || one.deleted > before) continue;
      const transaction = this.database.transaction(['harnesses', 'entries', 'checkpoints', 'folders'], 'readwrite');
      void transaction.objectStore('folders').delete(one.id);
      void transaction.objectStore('harnesses').delete(one.id);
      void transaction.objectStore('entries').delete(IDBKeyRange.bound([one.id], [one.id, []]));
      const checkpoints = transaction.objectStore('checkpoints');
      for (const key of await checkpoints.index('harness').getAllKeys(one.id)) void checkpoints.delete(key);
      await transaction.done;
    }
  }

  async checkpoints(harnessId: string): Promise<Checkpoint[]> {
    const all = await this.database.getAllFromIndex('checkpoints', 'harness', harnessId);
    return all.map(({ entries: _, ...checkpoint }) => checkpoint).sort((left, right) => right.at - left.at);
  }

  async keepCheckpoint(checkpoint: Checkpoint, harness: Harness): Promise<void> {
    await this.database.put('checkpoints', { ...checkpoint, entries: [...harness] });
  }

  async checkpointOf(id: string): Promise<Harness | undefined> {
    const held = await this.database.get('checkpoints', id);
    return held && new Map(held.entries);
  }

  async dropCheckpoint(id: string): Promise<void> {
    await this.database.delete('checkpoints', id);
  }
}

/** What comes back from a disk is not to be trusted. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'directory') return true;
  if (value.kind === 'symlink') return 'target' in value && typeof value.target === 'string';
  return value.kind === 'file' && 'bytes' in value && value.bytes instanceof Uint8Array;
}
