import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { harnessOf } from '../core/files';
import { type Entry, editsBetween, type Harness, sameHarness } from '../core/harness';
import { textOf } from '../core/text';
import { type Channel, createAutosave, type TabMessage } from './autosave';
import { openStorage } from './idb-storage';
import { inProcess } from './in-process.fixture';
import { memoryStorage } from './memory-storage';
import type { KeptPart, Storage } from './storage';
import { createStudio } from './store';

const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.uint8Array({ maxLength: 20 }).map((bytes): Entry => ({ kind: 'file', bytes: new Uint8Array(bytes) })),
  fc.constant<Entry>({ kind: 'file', bytes: new Uint8Array([1]), executable: true }),
  fc.string().map((target): Entry => ({ kind: 'symlink', target })),
  fc.constant<Entry>({ kind: 'directory' }),
);
const harnesses: fc.Arbitrary<Harness> = fc
  .array(fc.tuple(fc.constantFrom('a', 'b/c', 'é潮😀', '__proto__', 'z'), entry), { maxLength: 6 })
  .map((pairs) => new Map(pairs));

const part = (id: string): KeptPart => ({ id, name: id, origin: 'test', notes: [], files: 0, size: 0, edited: 1 });
let count = 0;

describe.each([
  ['memory', async () => memoryStorage()],
  ['IndexedDB', () => openStorage(`test-${count++}`)],
] as [string, () => Promise<Storage>][])('storage in %s', (_, make) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await make();
  });

  it('gives back every kind of entry as it was, after any edits', async () => {
    await fc.assert(
      fc.asyncProperty(harnesses, harnesses, async (first, second) => {
        const id = `h${count++}`;
        await storage.create(part(id), first);
        await storage.save(part(id), editsBetween(first, second), 1);
        const loaded = await storage.load(id);
        expect(loaded && sameHarness(loaded.harness, second)).toBe(true);
        expect(loaded && sameHarness(loaded.base, first)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('refuses a writer that has not seen the last write', async () => {
    await storage.create(part('x'), harnessOf({ 'a.md': 'first' }));
    expect(await storage.save(part('x'), [], 1)).toEqual({ revision: 2 });
    expect(await storage.save(part('x'), editsBetween(new Map(), harnessOf({ 'a.md': 'late' })), 1)).toEqual({
      conflict: 2,
    });
    expect(textOf((await storage.load('x'))?.harness.get('a.md') as Entry)).toBe('first');
  });

  it('forgets a verdict and a choice of format that hold no more', async () => {
    await storage.create({ ...part('x'), format: 'Kapso', formatId: 'kapso', valid: true, errors: 0 }, new Map());
    await storage.save(part('x'), [], 1, { side: 'tokens' });
    await storage.save({ ...part('x'), edited: 9 }, [], 2);
    const loaded = await storage.load('x');
    expect(loaded?.kept).toEqual({ ...part('x'), edited: 9, created: 1, revision: 3 });
  });

  it('lists what is kept, hides what is deleted, and brings it back', async () => {
    await storage.create(part('x'), new Map());
    await storage.create({ ...part('y'), edited: 2 }, new Map());
    expect((await storage.list()).map((one) => one.id)).toEqual(['y', 'x']);
    await storage.change('y', { deleted: 5 });
    expect((await storage.list()).map((one) => one.id)).toEqual(['x']);
    await storage.undelete('y');
    expect(await storage.list()).toHaveLength(2);
    await storage.change('y', { deleted: 5 });
    await storage.forget(6);
    await storage.undelete('y');
    expect((await storage.list()).map((one) => one.id)).toEqual(['x']);
  });

  it('remembers the folder, and what it holds by now', async () => {
    await storage.create(part('x'), harnessOf({ 'a.md': 'start' }));
    const folder = { name: 'desk' } as FileSystemDirectoryHandle;
    await storage.keepFolder('x', folder);
    await storage.rebase('x', editsBetween(new Map(), harnessOf({ 'a.md': 'in the folder' })));
    expect(await storage.folderOf('x')).toEqual(folder);
    const loaded = await storage.load('x');
    expect(loaded && sameHarness(loaded.base, harnessOf({ 'a.md': 'in the folder' }))).toBe(true);
    expect(loaded && sameHarness(loaded.harness, harnessOf({ 'a.md': 'start' }))).toBe(true);
  });

  it('keeps checkpoints', async () => {
    const harness = harnessOf({ 'a.md': 'then' });
    await storage.keepCheckpoint({ id: 'c', harnessId: 'x', title: 'Before', at: 1, automatic: false }, harness);
    expect((await storage.checkpoints('x')).map((one) => one.title)).toEqual(['Before']);
    expect(sameHarness((await storage.checkpointOf('c')) ?? new Map(), harness)).toBe(true);
    await storage.dropCheckpoint('c');
    expect(await storage.checkpoints('x')).toEqual([]);
  });
});

/** A channel between tabs, as BroadcastChannel is. */
function air() {
  const ends: Channel[] = [];
  return (): Channel => {
    const end: Channel = {
      onmessage: null,
      postMessage: (data: TabMessage) => {
        for (const other of ends) if (other !== end) other.onmessage?.({ data } as MessageEvent<TabMessage>);
      },
    };
    ends.push(end);
    return end;
  };
}

function openTab(storage: Storage, channel: Channel, tab: string) {
  const studio = createStudio({ connect: inProcess().connect, now: () => 0 });
  const autosave = createAutosave({ studio, storage, channel, tab, now: () => 1, newId: () => `copy-${tab}` });
  return { studio, autosave, state: studio.store.getState };
}

async function twoTabs() {
  const storage = memoryStorage();
  const channel = air();
  const one = openTab(storage, channel(), 'one');
  const two = openTab(storage, channel(), 'two');
  one.studio.open({ id: 'x', name: 'x', origin: 'test', harness: harnessOf({ 'a.md': 'start' }) });
  await one.autosave.opened();
  const loaded = await storage.load('x');
  if (!loaded) throw new Error('Nothing was kept.');
  two.studio.open({ id: 'x', name: 'x', origin: 'test', harness: loaded.harness });
  two.autosave.loaded(loaded.kept);
  return { storage, one, two };
}

const text = (harness: Harness | undefined): string => textOf(harness?.get('a.md') as Entry);

describe('two tabs on one harness', () => {
  it('know of each other', async () => {
    const { one, two } = await twoTabs();
    expect([one.state().twin, two.state().twin]).toEqual([true, true]);
  });

  it('follow each other while only one is edited', async () => {
    const { one, two } = await twoTabs();
    one.studio.type('a.md', 'by one');
    await one.autosave.flush();
    await vi.waitFor(() => expect(text(two.state().harness)).toBe('by one'));
    two.studio.type('a.md', 'by two');
    await two.autosave.flush();
    await vi.waitFor(() => expect(text(one.state().harness)).toBe('by two'));
  });

  it('never take the other’s over what is typed while they read it', async () => {
    const { storage, one, two } = await twoTabs();
    const { load } = storage;
    storage.load = async (id) => {
      two.studio.type('a.md', 'typed meanwhile');
      return load(id);
    };
    one.studio.type('a.md', 'by one');
    await one.autosave.flush();
    await vi.waitFor(() => expect(two.state().saved.kind).toBe('conflict'));
    expect(text(two.state().harness)).toBe('typed meanwhile');
  });

  it.each(['mine', 'theirs'] as const)('lose nothing when both were edited and the person takes %s', async (choice) => {
    const { storage, one, two } = await twoTabs();
    two.studio.type('a.md', 'by two');
    one.studio.type('a.md', 'by one');
    await one.autosave.flush();
    await two.autosave.flush();
    expect(two.state().saved.kind).toBe('conflict');
    expect(text((await storage.load('x'))?.harness)).toBe('by one');
    await two.autosave.resolve(choice);
    const kept = await Promise.all(
      (await storage.list()).map(async ({ id }) => text((await storage.load(id))?.harness)),
    );
    expect(kept.sort()).toEqual(['by one', 'by two']);
    expect(text(two.state().harness)).toBe(choice === 'mine' ? 'by two' : 'by one');
    expect(two.state().saved.kind).toBe('saved');
  });
});

describe('a storage that refuses', () => {
  it('is told of, and the text stays in the store', async () => {
    const storage: Storage = {
      ...memoryStorage(),
      create: async () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const tab = openTab(storage, air()(), 'one');
    tab.studio.open({ id: 'x', name: 'x', origin: 'test', harness: harnessOf({ 'a.md': 'kept' }) });
    await tab.autosave.opened();
    expect(tab.state().saved).toEqual({ kind: 'unsaved', reason: 'The browser’s storage is full.' });
    expect(text(tab.state().harness)).toBe('kept');
  });
});

describe('a browser that keeps nothing', () => {
  it('is never said to have saved', async () => {
    const studio = createStudio({ connect: inProcess().connect, now: () => 0 });
    const storage = memoryStorage();
    const options = { studio, storage, channel: air()(), tab: 'one', now: () => 1, newId: () => 'copy' };
    const autosave = createAutosave({ ...options, volatile: 'Private mode.' });
    studio.open({ id: 'x', name: 'x', origin: 'test', harness: harnessOf({ 'a.md': 'kept' }) });
    await autosave.opened();
    expect(studio.store.getState().saved).toEqual({ kind: 'unsaved', reason: 'Private mode.' });
  });
});
