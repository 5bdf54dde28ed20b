/** SHA-256 of byte parts, and the studio's own digest of a harness of any format. */
import type { Entry, Harness } from './harness';
import { orderedEntries } from './ordered';
import type { Path } from './path';
import { bytesOf } from './text';

/** `webcrypto` where the platform offers `crypto.subtle` (a secure context), else `javascript`, which gives the same figures. */
export type DigestMethod = 'webcrypto' | 'javascript';

/** Which of the two `sha256` uses here, to be said in words beside a figure. */
export const digestMethod = (): DigestMethod =>
  typeof crypto === 'object' && crypto.subtle ? 'webcrypto' : 'javascript';

/** SHA-256 of the parts one after another, in lower-case hexadecimal. */
export async function sha256(parts: readonly Uint8Array[]): Promise<string> {
  const { subtle } = typeof crypto === 'object' ? crypto : {};
  if (subtle) return hex(new Uint8Array(await subtle.digest('SHA-256', joined(parts))));
  const { sha256: javascript } = await import('@noble/hashes/sha2.js');
  const running = javascript.create();
  for (const part of parts) running.update(part);
  return hex(running.digest());
}

/** WebCrypto takes one buffer only; a single part that is a buffer of its own is not copied. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const [only] = parts;
  if (parts.length === 1 && only?.buffer instanceof ArrayBuffer) return only as Uint8Array<ArrayBuffer>;
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => hexOfByte[byte]).join('');

/** The letter that stands for an entry in the digest. */
const letterOf = (entry: Entry): 'f' | 'x' | 'l' | 'd' =>
  entry.kind === 'symlink' ? 'l' : entry.kind === 'directory' ? 'd' : entry.executable ? 'x' : 'f';

/** The bytes that stand for an entry: a file's own, a link's target, nothing for a directory. */
const contentOf = (entry: Entry): Uint8Array =>
  entry.kind === 'file' ? entry.bytes : bytesOf(entry.kind === 'symlink' ? entry.target : '');

/** The digest's layout in words, for the pages that show the figure. */
export const digestLayout =
  'For each entry in code-point order of its path: the path in UTF-8, NUL, one letter (`f` file, `x` executable file, `l` link, `d` empty directory), NUL, the size in decimal, NUL, the bytes (a link: its target in UTF-8; a directory: nothing), NUL.';

const nul = new Uint8Array(1);

/** The bytes that name the content of a harness of any format. Sizes before bytes, NUL between: no two harnesses share them. */
export function digestParts(harness: Harness): Uint8Array[] {
  return orderedEntries(harness).flatMap(([path, entry]) => {
    const content = contentOf(entry);
    return [bytesOf(`${path}\0${letterOf(entry)}\0${content.length}\0`), content, nul];
  });
}

/** The studio's own digest: never to be shown as a format's own hash. */
export const digestOf = (harness: Harness): Promise<string> => sha256(digestParts(harness));

/** A line of the list of files. */
export interface FileHash {
  path: Path;
  kind: 'file' | 'executable' | 'symlink' | 'directory';
  /** In bytes; of a link, those of its target. */
  size: number;
  sha256: string;
}

const kindOf = (entry: Entry): FileHash['kind'] =>
  entry.kind === 'file' && entry.executable ? 'executable' : entry.kind;

/** Path, kind, size and SHA-256 of each entry, in code-point order. */
export function fileHashes(harness: Harness): Promise<FileHash[]> {
  return Promise.all(
    orderedEntries(harness).map(async ([path, entry]) => {
      const content = contentOf(entry);
      return { path, kind: kindOf(entry), size: content.length, sha256: await sha256([content]) };
    }),
  );
}
