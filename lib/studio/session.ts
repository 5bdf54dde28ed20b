/** The studio of one browser tab: the store with its worker, its storage and its channel. Made once, when first asked. */
import { createStore } from 'zustand/vanilla';
import type { Harness } from '../core/harness';
import { defaultSettings } from '../core/settings';
import { type Autosave, type Channel, createAutosave } from './autosave';
import { basePath } from './base-path';
import type { Bringing, Brought } from './folder';
import { fromZip } from './folder';
import { openStorage } from './idb-storage';
import { memoryStorage } from './memory-storage';
import { type Preferences, preferencesKey, preferencesOf } from './preferences';
import { sharing } from './sharing';
import type { Storage } from './storage';
import { createStudio, type Studio } from './store';
import { connectWorker } from './worker-link';

export interface Session {
  studio: Studio;
  storage: Storage;
  autosave: Autosave;
  /** Why nothing is kept, in words; undefined where the browser's storage works. */
  volatile?: string;
  preferences: ReturnType<typeof preferencesStore>;
  /** Folders that harnesses came from, by harness. */
  folders: Map<string, FileSystemDirectoryHandle>;
}

const lastKey = 'harness-studio.last';
const settingsKey = 'harness-studio.settings';
const dayLong = 24 * 60 * 60 * 1000;
const sitting = 30 * 60 * 1000;
const mostAutomatic = 8;

let session: Promise<Session> | undefined;

export function openSession(): Promise<Session> {
  session ??= makeSession();
  return session;
}

async function makeSession(): Promise<Session> {
  const studio = createStudio({ connect: () => connectWorker(basePath), now: Date.now });
  const { storage, volatile } = await bestStorage(studio);
  const channel: Channel =
    'BroadcastChannel' in window
      ? (new BroadcastChannel('harness-studio') as Channel)
      : { postMessage: () => undefined, onmessage: null };
  const autosave = createAutosave({
    studio,
    storage,
    channel,
    tab: newId(),
    now: Date.now,
    newId,
    ...(volatile !== undefined && { volatile }),
  });
  const flush = (): void => void autosave.flush();
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', flush);
  studio.store.setState({ settings: { ...defaultSettings, ...readJson(settingsKey) } });
  void storage.forget(Date.now() - dayLong).catch(() => undefined);
  return {
    studio,
    storage,
    autosave,
    preferences: preferencesStore(),
    folders: new Map(),
    ...(volatile !== undefined && { volatile }),
  };
}

/** A browser that refuses its database still gets a studio: work stays in memory, and the page says so. */
async function bestStorage(studio: Studio): Promise<{ storage: Storage; volatile?: string }> {
  const lost = (): void => {
    const reason = 'A newer version of the studio took over the browser’s storage: reload this tab.';
    studio.store.setState({ saved: { kind: 'unsaved', reason } });
  };
  try {
    return { storage: await withTimeout(openStorage('harness-studio', lost), 4000) };
  } catch {
    const volatile = 'This browser does not let the studio keep anything (private mode, or a blocked database).';
    return { storage: memoryStorage(), volatile };
  }
}

const withTimeout = <Value>(promise: Promise<Value>, after: number): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer.')), after);
    }),
  ]);

export const newId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');

function readJson(key: string): object {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** Refusals of the small storage are let pass: what it keeps is convenience, never work. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private mode or full: the choice holds for this page only.
  }
}

export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Opens a new harness in the studio and keeps it. */
export async function openNew(session: Session, brought: Brought, formatId?: string): Promise<string> {
  const id = newId();
  await session.autosave.flush();
  const { handle, ...opening } = brought;
  session.studio.open({ ...opening, id, ...(formatId !== undefined && { formatId }) });
  if (handle) {
    session.folders.set(id, handle);
    session.studio.store.setState({ folder: true });
  }
  remember(lastKey, id);
  // The studio opens at once; what it shows is being written meanwhile.
  void session.autosave.opened();
  // A browser that keeps no folders asks for the folder again next time.
  if (handle) void session.storage.keepFolder(id, handle).catch(() => undefined);
  return id;
}

/** Opens what storage holds under an id. False where there is nothing. */
export async function openKept(session: Session, id: string): Promise<boolean> {
  const loaded = await session.storage.load(id).catch(() => undefined);
  if (!loaded) return false;
  const { kept, harness, base, view, damaged } = loaded;
  const notes = damaged.length === 0 ? kept.notes : [...kept.notes, `Could not be read back: ${damaged.join(', ')}.`];
  session.studio.open({
    id,
    name: kept.name,
    origin: kept.origin,
    notes,
    harness,
    base: sharing(harness, base),
    ...(kept.formatId !== undefined && { formatId: kept.formatId }),
    ...(view && { view }),
  });
  const folder = session.folders.get(id) ?? (await session.storage.folderOf(id).catch(() => undefined));
  if (folder) session.folders.set(id, folder);
  session.studio.store.setState({ folder: folder !== undefined });
  session.autosave.loaded(kept);
  void keepAutomatic(session, id, harness).catch(() => undefined);
  remember(lastKey, id);
  return true;
}

/** Each sitting begins with a state to come back to; the newest few are kept. */
async function keepAutomatic({ storage }: Session, harnessId: string, harness: Harness): Promise<void> {
  const own = (await storage.checkpoints(harnessId)).filter((one) => one.automatic);
  const now = Date.now();
  if (own[0] && now - own[0].at < sitting) return;
  await storage.keepCheckpoint(
    { id: newId(), harnessId, title: 'When it was opened', at: now, automatic: true },
    harness,
  );
  for (const old of own.slice(mostAutomatic - 1)) await storage.dropCheckpoint(old.id);
}

/** Opens an example of a rule, as its page offers it. */
export async function openExample(session: Session, id: string, kind: 'bad' | 'good'): Promise<boolean> {
  const harness = await session.studio.checker.api().example(id, kind);
  if (!harness) return false;
  const name = `${id.slice(id.indexOf('/') + 1)}-${kind}`;
  await openNew(session, { name, origin: `Example of ${id}`, harness, notes: [] });
  return true;
}

/** Opens the harness of a shared link; the words why not where it is damaged. What was open stays kept. */
export async function openShared(session: Session, fragment: string): Promise<string | undefined> {
  const read = await session.studio.checker.api().shared(fragment);
  if ('fault' in read) return read.fault;
  await openNew(session, { name: 'shared harness', origin: 'Shared link', harness: read.harness, notes: read.notes });
  return undefined;
}

/** The harness to show when the studio opens: the one of the address, else the last one, else the newest. */
export async function restore(session: Session, wanted: string | undefined): Promise<boolean> {
  const { id } = session.studio.store.getState();
  if (id !== '' && (wanted === undefined || wanted === id)) return true;
  const last = wanted ?? recall(lastKey) ?? undefined;
  if (last !== undefined && (await openKept(session, last))) return true;
  if (wanted !== undefined) return false;
  const newest = (await session.storage.list().catch(() => []))[0];
  return newest !== undefined && openKept(session, newest.id);
}

/** Settings of checks, for all harnesses of this browser. */
export function keepSettings({ studio }: Session): void {
  const { severities, limits, tokenizer } = studio.store.getState().settings;
  remember(settingsKey, JSON.stringify({ severities, limits, tokenizer }));
}

export const unzip = ({ studio }: Session, file: File): Promise<Bringing> =>
  fromZip(file, (bytes) => studio.checker.api().unpack(bytes));

/** The open harness as zip bytes; without the worker's help where that is dead. */
export const zipOf = ({ studio }: Session, harness: Harness): Promise<Uint8Array<ArrayBuffer>> =>
  studio.checker.api().packAll(harness);

function preferencesStore() {
  const store = createStore<Preferences>(() => preferencesOf(recall(preferencesKey)));
  store.subscribe((state) => remember(preferencesKey, JSON.stringify(state)));
  return store;
}

export function saveAs(
  fileName: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  type = 'application/octet-stream',
): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
