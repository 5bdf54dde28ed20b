/** A directory as a harness: every entry, links as links, nothing passed over but what cannot be read, and that is said. */
import { type Dirent, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import type { Entry, Harness } from '../core/harness';
import { byCodePoint, join, type Path } from '../core/path';
import { decode } from '../core/text';
import { sizeText } from '../core/zip/caps';
import { systemFailure } from './failure';
import type { SourceNotice } from './io';
import { shownName } from './words';

const anyExecute = 0o111;

/** A file may be a text, and a text has an end: half of what the platform holds in one. */
const largest = 256 * 1024 * 1024;

/** Throws only where the root itself cannot be listed. */
export function readDirectory(
  root: string,
  passOver: (name: string) => boolean = () => false,
): { harness: Harness; notices: SourceNotice[]; passedOver: Path[] } {
  const passedOver: Path[] = [];
  const harness = new Map<Path, Entry>();
  const notices: SourceNotice[] = [];
  const say = (path: Path, message: string, incomplete: boolean) =>
    notices.push(incomplete ? { path, message, incomplete } : { path, message });

  const left: Path[] = [''];
  for (let directory = left.pop(); directory !== undefined; directory = left.pop()) {
    const names = listed(root, directory, say);
    if (names?.length === 0 && directory !== '') harness.set(directory, { kind: 'directory' });
    for (const found of names ?? []) {
      const { text, badByte } = decode(found.name);
      const path = join(directory, text);
      if (badByte !== undefined) say(path, `${shownName(path)} has a name that is no UTF-8; it was left out.`, true);
      else if (found.isDirectory()) (passOver(text) ? passedOver : left).push(path);
      else {
        const entry = readEntry(`${root}/${path}`, found, path, say);
        if (entry) harness.set(path, entry);
      }
    }
  }
  // The order of a listing is the file system's own.
  return {
    harness: new Map([...harness].sort(([left], [right]) => byCodePoint(left, right))),
    notices: notices.sort((left, right) => byCodePoint(left.path, right.path)),
    passedOver,
  };
}

type Say = (path: Path, message: string, incomplete: boolean) => void;

function listed(root: string, directory: Path, say: Say): Dirent<Buffer>[] | undefined {
  try {
    return readdirSync(`${root}/${directory}`, { withFileTypes: true, encoding: 'buffer' });
  } catch (error) {
    if (directory === '') throw error;
    say(`${directory}/`, systemFailure(`${shownName(directory)} cannot be listed`, error).message, true);
    return undefined;
  }
}

function readEntry(full: string, found: Dirent<Buffer>, path: Path, say: Say): Entry | undefined {
  try {
    if (found.isSymbolicLink()) return readLink(full, path, say);
    if (found.isFile()) {
      const { mode, size } = statSync(full);
      if (size > largest) {
        say(path, `${shownName(path)} is larger than the ${sizeText(largest)} that are read; it was left out.`, true);
        return undefined;
      }
      const executable = (mode & anyExecute) !== 0;
      const bytes = plainBytes(readFileSync(full));
      return executable ? { kind: 'file', bytes, executable } : { kind: 'file', bytes };
    }
    say(path, `${shownName(path)} is a device, pipe or socket; it was left out.`, false);
  } catch (error) {
    say(path, systemFailure(`${shownName(path)} cannot be read`, error).message, true);
  }
  return undefined;
}

/** The same bytes as a plain array: small buffers of Node share one pool, and are no plain arrays to compare. */
const plainBytes = (bytes: Buffer): Uint8Array => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);

function readLink(full: string, path: Path, say: Say): Entry | undefined {
  const { text: target, badByte } = decode(readlinkSync(full, { encoding: 'buffer' }));
  if (badByte === undefined) return { kind: 'symlink', target };
  say(path, `${shownName(path)} is a link to a name that is no UTF-8; it was left out.`, true);
  return undefined;
}
