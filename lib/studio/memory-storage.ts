/** Storage in memory: for tests, and for a browser that refuses its database. What it holds ends with the tab. */
import { edit, type Harness } from '../core/harness';
import { type Checkpoint, type Kept, type KeptHarness, keptAfter, type Storage } from './storage';

export function memoryStorage(): Storage {
  const harnesses = new Map<string, KeptHarness>();
  const checkpoints = new Map<string, { checkpoint: Checkpoint; harness: Harness }>();
  const folders = new Map<string, FileSystemDirectoryHandle>();
  const change = (id: string, next: (kept: Kept) => Kept): void => {
    const held = harnesses.get(id);
    if (held) harnesses.set(id, { ...held, kept: next(held.kept) });
  };
  const storage: Storage = {
    list: async () =>
      [...harnesses.values()]
        .map((one) => one.kept)
        .filter((kept) => kept.deleted === undefined)
        .sort((left, right) => right.edited - left.edited),
    load: async (id) => {
      const held = harnesses.get(id);
      return held?.kept.deleted === undefined ? held : undefined;
    },
    save: async (part, edits, revision, view) => {
      const held = harnesses.get(part.id);
      if (held && held.kept.revision !== revision) return { conflict: held.kept.revision };
      const kept = keptAfter(part, held?.kept, revision + 1);
      const harness = edit(held?.harness ?? new Map(), edits);
      harnesses.set(part.id, { kept, harness, base: held?.base ?? harness, damaged: [], ...(view && { view }) });
      return { revision: revision + 1 };
    },
    create: async (part, harness) => {
      const kept = { ...part, created: part.edited, revision: 1 };
      harnesses.set(part.id, { kept, harness, base: harness, damaged: [] });
      return { revision: 1 };
    },
    change: async (id, part) => change(id, (kept) => ({ ...kept, ...part })),
    undelete: async (id) => change(id, ({ deleted: _, ...kept }) => kept),
    duplicate: async (id, newId, name, now) => {
      const held = harnesses.get(id);
      if (held) await storage.create({ ...held.kept, id: newId, name, edited: now }, held.harness);
    },
    rebase: async (id, edits) => {
      const held = harnesses.get(id);
      if (held) harnesses.set(id, { ...held, base: edit(held.base, edits) });
    },
    keepFolder: async (id, folder) => {
      folders.set(id, folder);
    },
    folderOf: async (id) => folders.get(id),
    forget: async (before) => {
      for (const [id, { kept }] of harnesses) if ((kept.deleted ?? before) < before) harnesses.delete(id);
    },
    checkpoints: async (harnessId) =>
      [...checkpoints.values()]
        .map((one) => one.checkpoint)
        .filter((one) => one.harnessId === harnessId)
        .sort((left, right) => right.at - left.at),
    keepCheckpoint: async (checkpoint, harness) => {
      checkpoints.set(checkpoint.id, { checkpoint, harness });
    },
    checkpointOf: async (id) => checkpoints.get(id)?.harness,
    dropCheckpoint: async (id) => {
      checkpoints.delete(id);
    },
  };
  return storage;
}
