/** What lies at a path, read whole: a directory, a zip, or a directory inside a zip. */
import type { Format } from '../core/format';
import { type Harness, subtree } from '../core/harness';
import type { Path } from '../core/path';
import { unpackZip } from '../core/zip';
import { detect } from '../formats';
import { Failure, systemFailure } from './failure';
import type { Disk, Found, Io, SourceNotice } from './io';
import { plain, shownName } from './words';

/** What reading needs of the world: a disk of any kind, and a place for notices. */
export type Reader = Pick<Io, 'err'> & { disk: Pick<Disk, 'read'> };

export interface Reading {
  harness: Harness;
  notices: readonly SourceNotice[];
  passedOver: readonly Path[];
}

/** All that lies at a path, a directory or a zip. A way on after a zip's name leads into it, as results name such a place. */
export function harnessAt(
  path: string,
  format: Format | undefined,
  io: Reader,
  passOver?: (name: string) => boolean,
): Reading {
  const found = read(path, io, passOver);
  if (found?.kind === 'directory') return found;
  if (found?.kind === 'file') return unzipped(path, found.bytes, format);
  if (found) throw new Failure(`${shownName(path)} is no directory and no zip: it is ${found.what}.`);
  const inside = insideZip(path, io);
  if (inside) return inside;
  throw new Failure(`${shownName(path)} is no directory and no zip: nothing is there.`);
}

function unzipped(path: string, bytes: Uint8Array, format: Format | undefined): Reading {
  const likelihood = (harness: Harness): number =>
    (format ? format.detect(harness) : detect(harness)[0]?.detection)?.likelihood ?? 0;
  const unpacked = unpackZip(bytes, { likelihood });
  if ('refused' in unpacked) throw new Failure(`${shownName(path)} cannot be opened. ${unpacked.refused.message}`);
  return { ...unpacked, passedOver: [] };
}

function insideZip(path: string, io: Reader): Reading | undefined {
  const parts = path.replace(/\/+$/, '').split('/');
  for (let length = parts.length - 1; length > 0; length--) {
    const outer = parts.slice(0, length).join('/');
    const found = outer === '' ? undefined : read(outer, io, () => true);
    if (!found) continue;
    if (found.kind !== 'file') return undefined;
    // Opened as it was when its harnesses were named.
    const whole = unzipped(outer, found.bytes, undefined);
    const harness = subtree(whole.harness, parts.slice(length).join('/'));
    return harness.size === 0 ? undefined : { ...whole, harness };
  }
  return undefined;
}

/** True where anything lies at a path, inside a zip too. */
export const isAt = (path: string, io: Reader): boolean =>
  read(path, io, () => true) !== undefined || insideZip(path, io) !== undefined;

/** What lies at a path, undefined where nothing does. */
export function read(path: string, io: Reader, passOver?: (name: string) => boolean): Found | undefined {
  try {
    return io.disk.read(path, passOver);
  } catch (error) {
    throw systemFailure(`${shownName(path)} cannot be read`, error);
  }
}

/** Notices, each with the path that it is about. */
export async function say(path: string, notices: readonly SourceNotice[], io: Reader): Promise<void> {
  for (const notice of notices) await io.err(`${plain(path)}: ${notice.message}\n`);
}

/** All that lies at a path that a verdict rests on; a part that cannot be read is a failure. */
export async function wholeAt(path: string, io: Reader): Promise<Harness> {
  const { harness, notices } = harnessAt(path, undefined, io);
  await say(path, notices, io);
  if (notices.some(({ incomplete }) => incomplete)) throw new Failure(`${shownName(path)} could not be read whole.`);
  return harness;
}
