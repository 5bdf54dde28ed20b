/** Guesses the encoding of bytes that are no UTF-8, and stores their text as UTF-8. */
import type { FileEntry } from '../../../core/harness';
import { fileOf } from '../../../core/text';

/** UTF-16 by its byte order mark, else the code page that decodes every byte and is by far the most common one. */
export function recode(bytes: Uint8Array): { entry: FileEntry; encoding: string } {
  const [label, encoding] = encodingOf(bytes);
  // Without `ignoreBOM` the decoder drops the mark: it said how to read the bytes and means nothing in UTF-8.
  return { entry: fileOf(new TextDecoder(label).decode(bytes)), encoding };
}

function encodingOf(bytes: Uint8Array): [label: string, encoding: string] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le', 'UTF-16'];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be', 'UTF-16'];
  return ['windows-1252', 'Latin-1 (Windows-1252)'];
}
