/** Archives as other tools write them, byte by byte: what no well-behaved archiver produces can be produced here. */
import { deflateSync } from 'fflate';
import { bytesOf } from '../text';
import { crc32 } from './crc32';
import { signatures } from './layout';
import { type Unpacked, type UnpackOptions, unpackZip } from './unpack';

export interface RawEntry {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  /** 3 Unix, 0 FAT, 10 NTFS. */
  creator?: number;
  mode?: number;
  flags?: number;
  method?: number;
  /** Lies. */
  size?: number;
  packedSize?: number;
  crc?: number;
  offset?: number;
  localName?: string;
  extra?: Uint8Array;
}

const raw = (value: string | Uint8Array) => (typeof value === 'string' ? bytesOf(value) : value);

function numbers(...pairs: [width: 2 | 4 | 8, value: number][]): Uint8Array {
  const bytes = new Uint8Array(pairs.reduce((size, [width]) => size + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of pairs) {
    if (width === 2) view.setUint16(at, value, true);
    else if (width === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += width;
  }
  return bytes;
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** An extra field. */
export const extra = (id: number, data: Uint8Array): Uint8Array => joined([numbers([2, id], [2, data.length]), data]);

export function rawZip(
  entries: readonly RawEntry[],
  { prefix = '', comment = '', suffix = '', count = entries.length, zip64 = false } = {},
): Uint8Array {
  const parts: Uint8Array[] = [bytesOf(prefix)];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = raw(entry.name);
    const localName = raw(entry.localName ?? entry.name);
    const content = raw(entry.content ?? '');
    const method = entry.method ?? 8;
    const data = method === 8 ? deflateSync(content) : content;
    const packedSize = entry.packedSize ?? data.length;
    const size = entry.size ?? content.length;
    const extraField = joined([
      entry.extra ?? new Uint8Array(0),
      zip64 ? extra(1, numbers([8, size], [8, packedSize])) : new Uint8Array(0),
    ]);
    const shared = (length: number) =>
      numbers(
        [2, 20],
        [2, entry.flags ?? 0],
        [2, method],
        [4, 0x21_0000],
        [4, entry.crc ?? crc32(content)],
        [4, zip64 ? 0xffffffff : packedSize],
        [4, zip64 ? 0xffffffff : size],
        [2, length],
        [2, extraField.length],
      );
    parts.push(numbers([4, signatures.local]), shared(localName.length), localName, extraField, data);
    directory.push(
      numbers([4, signatures.central], [2, ((entry.creator ?? 3) << 8) | 20]),
      shared(name.length),
      numbers([2, 0], [2, 0], [2, 0], [4, ((entry.mode ?? 0o100644) << 16) >>> 0], [4, entry.offset ?? offset]),
      name,
      extraField,
    );
    offset += 30 + localName.length + extraField.length + data.length;
  }
  const central = joined(directory);
  if (zip64) {
    const at = prefix.length + offset + central.length;
    directory.push(
      numbers([4, signatures.end64], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count]),
      numbers([8, central.length], [8, offset]),
      numbers([4, signatures.locator64], [4, 0], [8, at], [4, 1]),
    );
  }
  const end = zip64
    ? numbers([4, signatures.end], [2, 0], [2, 0], [2, 0xffff], [2, 0xffff], [4, 0xffffffff], [4, 0xffffffff])
    : numbers([4, signatures.end], [2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, offset]);
  return joined([...parts, ...directory, end, numbers([2, comment.length]), bytesOf(comment), bytesOf(suffix)]);
}

/** What an archive holds; a refusal fails the test. */
export function opened(bytes: Uint8Array, options?: UnpackOptions): Unpacked {
  const result = unpackZip(bytes, options);
  if ('refused' in result) throw new Error(result.refused.message);
  return result;
}

/** Why an archive is refused; one that opens fails the test. */
export function refusal(bytes: Uint8Array, options?: UnpackOptions): { message: string; entry?: string } {
  const result = unpackZip(bytes, options);
  if (!('refused' in result)) throw new Error(`opened: ${[...result.harness.keys()].join(', ')}`);
  return result.refused;
}

export const root: RawEntry = { name: 'HARNESS.md', content: '# hi\n' };
export const openedWith = (...entries: RawEntry[]) => opened(rawZip([root, ...entries]));
export const refusedWith = (...entries: RawEntry[]) => refusal(rawZip([root, ...entries]));
export const kinds = (result: Unpacked) => result.notices.map((notice) => notice.kind);
