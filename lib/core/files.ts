/** Harnesses as literals: the one notation of examples, templates, tests and conformance cases. */
import type { Entry, Harness } from './harness';
import { byCodePoint, type Path } from './path';
import { badByteOf, fileOf, textOf } from './text';

/** A string is the text of a file. `symlink` is relative to the link's directory. */
export type FileValue =
  | string
  | { text: string; executable?: boolean }
  | { base64: string; executable?: boolean }
  | { repeat: { text: string; times: number } }
  | { symlink: string }
  | { directory: true };

/** Path → value. A directory's path may end with `/`. */
export type Files = Readonly<Record<Path, FileValue>>;

/** The harness a literal describes. */
export function harnessOf(files: Files): Harness {
  const harness = new Map<Path, Entry>();
  for (const [path, value] of Object.entries(files)) {
    const entry = entryOf(value);
    harness.set(entry.kind === 'directory' ? path.replace(/\/$/, '') : path, entry);
  }
  return harness;
}

function entryOf(value: FileValue): Entry {
  if (typeof value === 'string') return fileOf(value);
  if ('symlink' in value) return { kind: 'symlink', target: value.symlink };
  if ('directory' in value) return { kind: 'directory' };
  if ('repeat' in value) return fileOf(value.repeat.text.repeat(value.repeat.times));
  if ('text' in value) return fileOf(value.text, value.executable);
  const bytes = fromBase64(value.base64);
  return value.executable ? { kind: 'file', bytes, executable: true } : { kind: 'file', bytes };
}

/** The literal of a harness, in code-point order of its paths; bytes that are no UTF-8 become base64. */
export function filesOf(harness: Harness): Files {
  // `fromEntries` defines each key, so that a file called `__proto__` is a file like any other.
  return Object.fromEntries(
    [...harness]
      .sort(([left], [right]) => byCodePoint(left, right))
      .map(([path, entry]): [Path, FileValue] => {
        if (entry.kind === 'directory') return [`${path}/`, { directory: true }];
        return [path, entry.kind === 'symlink' ? { symlink: entry.target } : fileValueOf(entry)];
      }),
  );
}

function fileValueOf(entry: Extract<Entry, { kind: 'file' }>): FileValue {
  const executable = entry.executable ? { executable: true } : {};
  if (badByteOf(entry) !== undefined) return { base64: toBase64(entry.bytes), ...executable };
  return entry.executable ? { text: textOf(entry), ...executable } : textOf(entry);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const sextets = new Map([...alphabet].map((letter, index) => [letter, index]));

/** Standard base64 with padding. The core has no `btoa`: it is no name that every platform's types agree on. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let part = 0; part < 4; part++) {
      text += i + part > bytes.length ? '=' : alphabet[(group >> (18 - 6 * part)) & 63];
    }
  }
  return text;
}

/** Reads standard base64; characters outside the alphabet are passed over. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const sextet = sextets.get(letter);
    if (sextet === undefined) continue;
    held = (held << 6) | sextet;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return new Uint8Array(bytes);
}
