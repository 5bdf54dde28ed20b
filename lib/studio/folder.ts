/** Folders, zips and single files as harnesses, by every way a browser has. Says in words what that way cannot carry. */
import type { Entry, Harness } from '../core/harness';
import { byCodePoint, type Path } from '../core/path';
import type { Unpacked } from './protocol';

export interface Brought {
  name: string;
  origin: string;
  harness: Harness;
  notes: readonly string[];
  /** The folder itself, where the browser gives one that can be written to. */
  handle?: FileSystemDirectoryHandle;
}

export type Bringing = Brought | { fault: string };

/** Told now and then while a large folder is read. */
export type Progress = (files: number) => void;

/** What a page may ask of the machine it is shown on. */
export const caps = { files: 20_000, bytes: 256 * 1024 * 1024 };

/** Never part of a harness, and often larger than all the rest. */
const passedOver = new Set(['.git', 'node_modules', '.DS_Store', '__MACOSX']);

const hiddenByBrowser =
  'A browser shows no links and no executable bits of a folder: links are missing here and scripts come without their bit. A zip carries both.';
const hiddenByInput = `${hiddenByBrowser} Empty folders are missing too.`;

class TooLarge extends Error {}

/** Collects entries within the caps. */
class Basket {
  readonly entries = new Map<Path, Entry>();
  readonly skipped = new Set<string>();
  private bytes = 0;
  private progress: Progress;

  constructor(progress: Progress = () => undefined) {
    this.progress = progress;
  }

  passes(name: string): boolean {
    if (!passedOver.has(name)) return true;
    this.skipped.add(name);
    return false;
  }

  async add(path: Path, file: File): Promise<void> {
    this.bytes += file.size;
    if (this.entries.size >= caps.files) {
      throw new TooLarge(
        `The folder holds more than ${caps.files.toLocaleString('en')} files, so nothing was opened. Choose the folder of the harness itself.`,
      );
    }
    if (this.bytes > caps.bytes) {
      throw new TooLarge(
        'The folder holds more than 256 MB, so nothing was opened. Choose the folder of the harness itself.',
      );
    }
    this.entries.set(path, { kind: 'file', bytes: new Uint8Array(await file.arrayBuffer()) });
    if (this.entries.size % 100 === 0) this.progress(this.entries.size);
  }

  done(name: string, origin: string, note: string | undefined): Brought {
    const harness = new Map([...this.entries].sort(([left], [right]) => byCodePoint(left, right)));
    const notes = note === undefined ? [] : [note];
    if (this.skipped.size > 0) {
      notes.push(
        `Left out: ${[...this.skipped]
          .sort()
          .map((one) => `\`${one}\``)
          .join(', ')}.`,
      );
    }
    return { name, origin, harness, notes };
  }
}

async function guarded(read: () => Promise<Bringing>): Promise<Bringing> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TooLarge) return { fault: error.message };
    const words = error instanceof Error ? error.message : String(error);
    return { fault: `The browser could not read everything, so nothing was opened: ${words}` };
  }
}

/** A folder behind a handle, from the picker or from a drop. */
export const fromHandle = (handle: FileSystemDirectoryHandle, progress?: Progress): Promise<Bringing> =>
  guarded(async () => {
    const basket = new Basket(progress);
    await walkHandle(handle, '', basket);
    return { ...basket.done(handle.name || 'folder', 'Folder', hiddenByBrowser), handle };
  });

async function walkHandle(directory: FileSystemDirectoryHandle, at: Path, basket: Basket): Promise<void> {
  let empty = true;
  for await (const [name, handle] of directory.entries()) {
    empty = false;
    if (!basket.passes(name)) continue;
    const path = at === '' ? name : `${at}/${name}`;
    if (handle.kind === 'directory') await walkHandle(handle as FileSystemDirectoryHandle, path, basket);
    else await basket.add(path, await (handle as FileSystemFileHandle).getFile());
  }
  if (empty && at !== '') basket.entries.set(at, { kind: 'directory' });
}

/** The files of an `<input webkitdirectory>`. */
export const fromInput = (files: Iterable<File>, progress?: Progress): Promise<Bringing> =>
  guarded(async () => {
    const basket = new Basket(progress);
    let name = 'folder';
    for (const file of files) {
      const [top = '', ...rest] = file.webkitRelativePath.split('/');
      name = top || name;
      if (rest.every((part) => basket.passes(part))) await basket.add(rest.join('/') || file.name, file);
    }
    if (basket.entries.size === 0) return { fault: 'The folder holds no files.' };
    return basket.done(name, 'Folder', hiddenByInput);
  });

/** The origin of files that came without a folder of their own. */
export const looseFiles = 'Dropped files';

/** Files that were chosen one by one. */
export const fromFiles = (files: readonly File[]): Promise<Bringing> =>
  guarded(async () => {
    const basket = new Basket();
    for (const file of files) await basket.add(file.name, file);
    return basket.done('files', looseFiles, undefined);
  });

/** Whatever was dropped: one folder, one zip, or loose files. Its items must be taken before the first wait. */
export function fromDrop(data: DataTransfer, unzip: (file: File) => Promise<Bringing>, progress?: Progress) {
  const items = [...data.items].filter((item) => item.kind === 'file');
  const handles = items.map((item) => item.getAsFileSystemHandle?.() ?? Promise.resolve(null));
  const entries = items.map((item) => item.webkitGetAsEntry());
  const files = [...data.files];
  return guarded(async () => {
    const [entry] = entries;
    if (entries.length === 1 && entry?.isDirectory) {
      const handle = await handles[0]?.catch(() => null);
      if (handle?.kind === 'directory') return fromHandle(handle as FileSystemDirectoryHandle, progress);
      const basket = new Basket(progress);
      await walkEntry(entry as FileSystemDirectoryEntry, '', basket);
      return basket.done(entry.name, 'Folder', hiddenByBrowser);
    }
    const [file] = files;
    if (files.length === 1 && file && looksLikeZip(file)) return unzip(file);
    const basket = new Basket(progress);
    for (const [index, one] of entries.entries()) {
      if (one?.isDirectory) await walkEntry(one as FileSystemDirectoryEntry, one.name, basket);
      else if (files[index]) await basket.add(files[index].name, files[index]);
    }
    if (basket.entries.size === 0)
      return { fault: 'Nothing to open was dropped: a folder, a zip or files are wanted.' };
    return basket.done('dropped files', looseFiles, undefined);
  });
}

async function walkEntry(directory: FileSystemDirectoryEntry, at: Path, basket: Basket): Promise<void> {
  const reader = directory.createReader();
  let empty = true;
  // A reader gives at most a hundred at a time, and an empty list at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    empty = false;
    for (const entry of some) {
      if (!basket.passes(entry.name)) continue;
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory) await walkEntry(entry as FileSystemDirectoryEntry, path, basket);
      else await basket.add(path, await fileOfEntry(entry as FileSystemFileEntry));
    }
  }
  if (empty && at !== '') basket.entries.set(at, { kind: 'directory' });
}

const fileOfEntry = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

export const looksLikeZip = (file: File): boolean =>
  /\.(zip|skill)$/i.test(file.name) || file.type === 'application/zip';

/** A zip, unpacked in the worker. */
export const fromZip = (file: File, unpack: (bytes: Uint8Array) => Promise<Unpacked>): Promise<Bringing> =>
  guarded(async () => {
    const unpacked = await unpack(new Uint8Array(await file.arrayBuffer()));
    if ('fault' in unpacked) return { fault: `\`${file.name}\` was not opened. ${unpacked.fault}` };
    if (unpacked.harness.size === 0) return { fault: `\`${file.name}\` is an empty archive.` };
    return {
      name: file.name.replace(/\.zip$/i, ''),
      origin: file.name,
      harness: unpacked.harness,
      notes: unpacked.notes,
    };
  });
