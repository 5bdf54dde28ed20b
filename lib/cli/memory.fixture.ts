/** A world in memory: what a command reads, writes and says. */
import { type Files, harnessOf } from '../core/files';
import { edit, type Harness, subtree } from '../core/harness';
import type { Disk, Io, SourceNotice } from './io';
import { run } from './run';

export interface World extends Io {
  said: () => string;
  complained: () => string;
  files: () => Harness;
  written: Map<string, Uint8Array>;
}

const clean = (path: string) =>
  path
    .replace(/^\/home\/?/, '')
    .replace(/\/+$/, '')
    .replace(/^\.$/, '');

/** Paths are below `/home`, which is the working directory too. */
export function world(files: Files = {}, notices: readonly SourceNotice[] = []): World {
  let harness = harnessOf(files);
  const out: Uint8Array[] = [];
  const errors: string[] = [];
  const written = new Map<string, Uint8Array>();
  const kindOf: Disk['kindOf'] = (path) => {
    if (!path.startsWith('/home') && path.startsWith('/')) return undefined;
    const entry = harness.get(clean(path));
    if (entry) return entry.kind === 'directory' ? 'directory' : 'file';
    return clean(path) === '' || subtree(harness, clean(path)).size > 0 ? 'directory' : undefined;
  };
  return {
    disk: {
      kindOf,
      read(path) {
        const entry = harness.get(clean(path));
        if (entry?.kind === 'file') return { kind: 'file', bytes: entry.bytes };
        if (kindOf(path) !== 'directory') return undefined;
        return { kind: 'directory', harness: subtree(harness, clean(path)), notices, passedOver: [] };
      },
      write(path, bytes) {
        harness = edit(harness, [[clean(path), { kind: 'file', bytes }]]);
        written.set(path, bytes);
      },
      writeTree(path, tree) {
        harness = edit(
          harness,
          Array.from(tree, ([at, entry]) => [`${clean(path)}/${at}`, entry] as const),
        );
      },
      absolute: (path) => (path.startsWith('/') ? path : `/home/${clean(path)}`),
      real: (path) => `/home/${clean(path)}`,
    },
    repository: () => {
      throw new Error('This world has no repository.');
    },
    out: async (text) => void out.push(typeof text === 'string' ? Buffer.from(text) : text),
    err: async (text) => void errors.push(text),
    terminal: false,
    colour: false,
    // One token per letter a, one per letter b: enough to count with.
    tokenizerData: async () => Buffer.from('YQ== 0\nYg== 1\n'),
    said: () => Buffer.concat(out).toString('utf8'),
    complained: () => errors.join(''),
    files: () => harness,
    written,
  };
}

/** Runs one command line, its words parted by single blanks. */
export const ran = (io: World, line: string): Promise<number> => run(line.split(' ').filter(Boolean), io);

/** The JSON that a command prints. */
export async function jsonOf(io: World, line: string) {
  await ran(io, `${line} --output json`);
  return JSON.parse(io.said());
}

export const good: Files = { 'a/TOY.md': 'A toy.\n', 'a/run.sh': { text: 'x', executable: true } };
export const bad: Files = { 'b/TOY.md': 'TODO\nmore TODO: 100%\n', 'b/more/empty.md': '' };

export const base64 = (bytes: Uint8Array) => ({ base64: Buffer.from(bytes).toString('base64') });
