/** From an entry's name bytes to text. */
import { decode } from '../text';
import { fromCp437 } from './cp437';
import { crc32 } from './crc32';
import { extraField, type Listed } from './directory';
import { creators, flags } from './layout';

export interface EntryName {
  text: string;
  /** Read as code page 437, a guess that people are told of. */
  guessed?: true;
  /** Backslashes were separators. */
  backslashes?: true;
}

export const fromUnix = (entry: Listed): boolean =>
  entry.creator === creators.unix || entry.creator === creators.darwin;

/** UTF-8 where the bytes are (flagged or not), the Unicode path field of Info-ZIP, else code page 437. */
export function nameOf(entry: Listed): EntryName {
  const decoded = decode(unicodePath(entry) ?? entry.rawName);
  const guessed = decoded.badByte !== undefined;
  const text = guessed ? fromCp437(entry.rawName) : decoded.text;
  // Unix allows a backslash in a name; systems that separate by it wrote a path.
  const backslashes = !fromUnix(entry) && text.includes('\\');
  return {
    text: backslashes ? text.replaceAll('\\', '/') : text,
    ...(guessed && { guessed: true }),
    ...(backslashes && { backslashes: true }),
  };
}

/** Extra field 0x7075: valid only for the raw name whose checksum it holds. */
function unicodePath(entry: Listed): Uint8Array | undefined {
  if (entry.flags & flags.utf8) return undefined;
  const field = extraField(entry.extra, 0x7075);
  if (!field || field.length < 5 || field[0] !== 1) return undefined;
  const sum = new DataView(field.buffer, field.byteOffset).getUint32(1, true);
  return sum === crc32(entry.rawName) ? field.subarray(5) : undefined;
}
