/** The bytes of one entry, never more than it declared. */
import { Inflate, inflateSync } from 'fflate';
import { sameBytes } from '../harness';
import { crc32 } from './crc32';
import type { Listed } from './directory';
import { signatures, sizes } from './layout';
import { shown } from './names';
import type { Reader } from './reader';
import { ZipRefusal } from './refusal';

/** Deflated data up to this size is inflated at one go: at worst 66 MB are written before the lie is seen. */
const oneGo = 64 * 1024;

/** Reads an entry's data. Its size has passed the caps. */
export function contentOf(reader: Reader, entry: Listed, name: string): Uint8Array {
  const packed = reader.slice(dataStart(reader, entry, name), entry.packedSize);
  const bytes = entry.method === 0 ? packed.slice() : inflated(packed, entry, name);
  if (bytes?.length !== entry.size) {
    throw new ZipRefusal(`${shown(name)} does not hold the ${entry.size} bytes that it declares.`, name);
  }
  if (crc32(bytes) !== entry.crc) throw new ZipRefusal(`${shown(name)} is damaged: its checksum does not fit.`, name);
  return bytes;
}

/** After the local header, whose name must be the directory's: two names for one entry are a way to hide one of them. */
function dataStart(reader: Reader, entry: Listed, name: string): number {
  const { offset } = entry;
  if (reader.u32(offset) !== signatures.local) {
    throw new ZipRefusal(`${shown(name)} has no data where the archive's directory says.`, name);
  }
  const nameLength = reader.u16(offset + 26);
  if (!sameBytes(reader.slice(offset + sizes.local, nameLength), entry.rawName)) {
    throw new ZipRefusal(`${shown(name)} has another name beside its data; one entry has one name.`, name);
  }
  return offset + sizes.local + nameLength + reader.u16(offset + 28);
}

function inflated(packed: Uint8Array, entry: Listed, name: string): Uint8Array | undefined {
  if (packed.length === 0) return packed.slice();
  try {
    return packed.length <= oneGo ? atOnce(packed, entry.size) : inParts(packed, entry.size);
  } catch (error) {
    // fflate throws plain errors with a code; what they mean for the person is always the same.
    const code = error instanceof Error ? error.message : String(error);
    throw new ZipRefusal(`${shown(name)} is damaged: its data cannot be inflated (${code}).`, name);
  }
}

/** One byte more than declared shows a lie; it is cut off again so that nothing else shares the buffer. */
function atOnce(packed: Uint8Array, size: number): Uint8Array {
  return inflateSync(packed, { out: new Uint8Array(size + 1) }).slice();
}

/** Stops at the first part that passes the declared size; undefined where it is not met exactly. */
function inParts(packed: Uint8Array, size: number): Uint8Array | undefined {
  const bytes = new Uint8Array(size);
  let written = 0;
  const stream = new Inflate((part) => {
    if (written + part.length <= size) bytes.set(part, written);
    written += part.length;
  });
  for (let at = 0; at < packed.length && written <= size; at += oneGo) {
    stream.push(packed.subarray(at, at + oneGo), at + oneGo >= packed.length);
  }
  return written === size ? bytes : undefined;
}
