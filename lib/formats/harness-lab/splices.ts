/** Splices need text: the bytes of a file that is no UTF-8 would not survive one. */
import type { Fix } from '../../core/diagnostic';
import type { FileEntry } from '../../core/harness';
import { badByteOf } from '../../core/text';

/** The fixes where the file they splice is UTF-8; none where it is not. */
export const splices = (entry: FileEntry, fixes: readonly Fix[]): readonly Fix[] =>
  badByteOf(entry) === undefined ? fixes : [];
