/** The central directory: what an archive says it holds. The headers before each file's data are only compared with it. */
import { signatures, sizes } from './layout';
import { Reader } from './reader';
import { ZipRefusal } from './refusal';

/** One line of the central directory. */
export interface Listed {
  rawName: Uint8Array;
  extra: Uint8Array;
  /** Version-made-by, high byte. */
  creator: number;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  attributes: number;
  /** Of its local header, in `bytes`. */
  offset: number;
}

export interface Directory {
  reader: Reader;
  entries: Listed[];
  comment: Uint8Array;
}

interface End {
  count: number;
  size: number;
  offset: number;
  /** Bytes before the archive proper, such as a program that unpacks itself. */
  prefix: number;
  comment: Uint8Array;
}

/** Reads the directory; refuses more entries than `maxEntries` before reading any. */
export function readDirectory(bytes: Uint8Array, maxEntries: number): Directory {
  const reader = new Reader(bytes);
  const end = findEnd(reader);
  if (end.count > maxEntries) {
    throw new ZipRefusal(`The archive has ${end.count} entries; at most ${maxEntries} are opened.`);
  }
  const entries: Listed[] = [];
  let at = end.offset + end.prefix;
  const stop = at + end.size;
  while (at < stop && entries.length < end.count) {
    const [entry, next] = readListed(reader, at, end.prefix);
    entries.push(entry);
    at = next;
  }
  if (entries.length !== end.count || at !== stop) {
    throw new ZipRefusal(`The archive is damaged: it announces ${end.count} entries but lists another number.`);
  }
  return { reader, entries, comment: end.comment };
}

/** The end record lies in the last 64 KiB, before a comment of the length it states. */
function findEnd(reader: Reader): End {
  const last = reader.bytes.length - sizes.end;
  for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
    if (reader.u32(at) !== signatures.end) continue;
    const commentLength = reader.u16(at + 20);
    // Bytes after the comment are let pass: mail gateways and copies add some.
    if (at + sizes.end + commentLength <= reader.bytes.length) return readEnd(reader, at, commentLength);
  }
  throw new ZipRefusal(
    reader.bytes.length >= 4 && reader.u32(0) === signatures.local
      ? 'The archive is cut short: its directory, which comes last, is missing.'
      : 'This is no zip archive: it has no zip directory.',
  );
}

function readEnd(reader: Reader, at: number, commentLength: number): End {
  const comment = reader.slice(at + sizes.end, commentLength);
  const numbers = { count: reader.u16(at + 10), size: reader.u32(at + 12), offset: reader.u32(at + 16) };
  const disk = reader.u16(at + 4);
  const locator = at - sizes.locator64;
  if (locator >= 0 && reader.u32(locator) === signatures.locator64) return readEnd64(reader, locator, comment);
  if (disk !== 0 || reader.u16(at + 6) !== 0) {
    throw new ZipRefusal('The archive is one part of several; only whole archives are opened.');
  }
  return { ...numbers, prefix: prefixOf(at, numbers), comment };
}

function readEnd64(reader: Reader, locator: number, comment: Uint8Array): End {
  const stated = reader.u64(locator + 8);
  // With bytes before the archive the stated place is off by them: the record usually lies just before its locator.
  const at = [stated, locator - sizes.end64].find(
    (place) => place >= 0 && place + sizes.end64 <= locator && reader.u32(place) === signatures.end64,
  );
  if (at === undefined) throw new ZipRefusal('The archive is damaged: its 64-bit directory record is missing.');
  const numbers = { count: reader.u64(at + 32), size: reader.u64(at + 40), offset: reader.u64(at + 48) };
  return { ...numbers, prefix: prefixOf(at, numbers), comment };
}

/** The directory ends where its end record starts; whatever it is further than stated lies before the archive. */
function prefixOf(endAt: number, directory: { size: number; offset: number }): number {
  const prefix = endAt - directory.size - directory.offset;
  if (prefix < 0)
    throw new ZipRefusal('The archive is damaged or cut short: its directory does not fit before its end.');
  return prefix;
}

function readListed(reader: Reader, at: number, prefix: number): [Listed, number] {
  if (reader.u32(at) !== signatures.central) {
    throw new ZipRefusal('The archive is damaged: its directory holds something that is no entry.');
  }
  const nameLength = reader.u16(at + 28);
  const extraLength = reader.u16(at + 30);
  const commentLength = reader.u16(at + 32);
  const nameAt = at + sizes.central;
  const entry = {
    rawName: reader.slice(nameAt, nameLength),
    extra: reader.slice(nameAt + nameLength, extraLength),
    creator: reader.u16(at + 4) >>> 8,
    flags: reader.u16(at + 8),
    method: reader.u16(at + 10),
    crc: reader.u32(at + 16),
    packedSize: reader.u32(at + 20),
    size: reader.u32(at + 24),
    attributes: reader.u32(at + 38),
    offset: reader.u32(at + 42),
  };
  widen(entry);
  entry.offset += prefix;
  return [entry, nameAt + nameLength + extraLength + commentLength];
}

/** Zip64: a field that is all ones stands in the extra field 0x0001, in this order. */
function widen(entry: Listed): void {
  const wide = extraField(entry.extra, 0x0001);
  if (!wide) return;
  const reader = new Reader(wide);
  let at = 0;
  for (const field of ['size', 'packedSize', 'offset'] as const) {
    if (entry[field] !== 0xffffffff) continue;
    entry[field] = reader.u64(at);
    at += 8;
  }
}

/** The content of the extra field with this id. Stops at fields that are cut short: archivers leave padding there. */
export function extraField(extra: Uint8Array, id: number): Uint8Array | undefined {
  const reader = new Reader(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = reader.u16(at + 2);
    if (at + 4 + length > extra.length) return undefined;
    if (reader.u16(at) === id) return reader.slice(at + 4, length);
    at += 4 + length;
  }
  return undefined;
}
