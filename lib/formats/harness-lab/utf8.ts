/** Where bytes stop being UTF-8, as a place in the text that is shown. */
import type { FileEntry } from '../../core/harness';
import { badByteOf, decode, rangeOf, textOf } from '../../core/text';

/** The first character that stands for broken bytes. */
export function notUtf8Range(entry: FileEntry) {
  const badByte = badByteOf(entry);
  if (badByte === undefined) return {};
  const at = decode(entry.bytes.subarray(0, badByte)).text.length;
  return rangeOf(textOf(entry), at, at + 1);
}
