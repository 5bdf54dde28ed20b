/** A harness as zip bytes: the same harness gives the same bytes, whatever the day, the time zone and the machine. */
import { deflateSync } from 'fflate';
import { type Files, harnessOf } from '../files';
import type { Entry, Harness } from '../harness';
import { orderedEntries, parentsOf } from '../ordered';
import type { Path } from '../path';
import { bytesOf } from '../text';
import { crc32 } from './crc32';
import { creators, flags, modes, ownComment, signatures, sizes } from './layout';
import { refuseFileAndFolder, safePath, shown } from './names';
import { ZipRefusal } from './refusal';

const maxEntries = 0xffff;
const maxBytes = 0xffffffff;

// 1980-01-01 00:00, the first day zip knows, in its own local-time notation: no clock and no time zone is asked.
const firstDay = (1 << 5) | 1;
const versionNeeded = 20;
const deflated = 8;

interface Packed {
  name: Uint8Array;
  data: Uint8Array;
  size: number;
  crc: number;
  method: number;
  mode: number;
  offset: number;
}

/** Every entry of the harness, deflated. Refuses what a plain zip cannot hold. */
export function packZip(source: Harness | Files): Uint8Array<ArrayBuffer> {
  const entries = orderedEntries(source instanceof Map ? source : harnessOf(source as Files));
  if (entries.length > maxEntries) {
    throw new ZipRefusal(`The harness has ${entries.length} entries; a zip holds at most ${maxEntries}.`);
  }
  const paths = entries.map(([path]) => path);
  refuseFileAndFolder(paths, parentsOf(paths));
  let offset = 0;
  const packed = entries.map(([path, entry]) => {
    const one = packEntry(path, entry, offset);
    offset += sizes.local + one.name.length + one.data.length;
    return one;
  });
  const directory = packed.reduce((size, one) => size + sizes.central + one.name.length, 0);
  const comment = bytesOf(ownComment);
  const total = offset + directory + sizes.end + comment.length;
  if (total >= maxBytes) throw new ZipRefusal('The harness is larger than the 4 GiB that a zip holds.');
  return written(packed, { total, offset, directory, comment });
}

function packEntry(path: Path, entry: Entry, offset: number): Packed {
  if (safePath(path) !== path) {
    throw new ZipRefusal(`${shown(path)} is no plain relative path; a zip would give it another name.`, path);
  }
  const name = bytesOf(entry.kind === 'directory' ? `${path}/` : path);
  if (name.length > 0xffff) throw new ZipRefusal('A path is longer than the 65,535 bytes that a zip holds.', path);
  const link = entry.kind === 'symlink' ? entry.target : '';
  if (/\p{Surrogate}/u.test(`${path}\0${link}`)) {
    throw new ZipRefusal(`${shown(path)} holds half a character (a lone surrogate), which UTF-8 cannot write.`, path);
  }
  const bytes = entry.kind === 'file' ? entry.bytes : bytesOf(link);
  if (bytes.length >= maxBytes) throw new ZipRefusal(`${shown(path)} is larger than the 4 GiB that a zip holds.`, path);
  const packed = bytes.length > 0 ? deflateSync(bytes, { level: 6 }) : bytes;
  const shrinks = packed.length < bytes.length;
  return {
    name,
    data: shrinks ? packed : bytes,
    size: bytes.length,
    crc: crc32(bytes),
    method: shrinks ? deflated : 0,
    mode: modeOf(entry),
    offset,
  };
}

function modeOf(entry: Entry): number {
  if (entry.kind === 'symlink') return modes.symlink | 0o777;
  if (entry.kind === 'directory') return modes.directory | 0o755;
  return modes.file | (entry.executable ? 0o755 : 0o644);
}

function written(
  packed: readonly Packed[],
  whole: { total: number; offset: number; directory: number; comment: Uint8Array },
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(whole.total);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const u16 = (value: number) => {
    view.setUint16(at, value, true);
    at += 2;
  };
  const u32 = (value: number) => {
    view.setUint32(at, value, true);
    at += 4;
  };
  const raw = (part: Uint8Array) => {
    bytes.set(part, at);
    at += part.length;
  };
  /** The fields that local and central header share, up to the length of the extra field. */
  const shared = (one: Packed) => {
    u16(versionNeeded);
    u16(flags.utf8);
    u16(one.method);
    u16(0);
    u16(firstDay);
    u32(one.crc);
    u32(one.data.length);
    u32(one.size);
    u16(one.name.length);
    u16(0);
  };
  for (const one of packed) {
    u32(signatures.local);
    shared(one);
    raw(one.name);
    raw(one.data);
  }
  for (const one of packed) {
    u32(signatures.central);
    u16((creators.unix << 8) | versionNeeded);
    shared(one);
    u16(0);
    u16(0);
    u16(0);
    u32((one.mode << 16) >>> 0);
    u32(one.offset);
    raw(one.name);
  }
  u32(signatures.end);
  u16(0);
  u16(0);
  u16(packed.length);
  u16(packed.length);
  u32(whole.directory);
  u32(whole.offset);
  u16(whole.comment.length);
  raw(whole.comment);
  return bytes;
}
