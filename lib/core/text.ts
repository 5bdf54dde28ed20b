/** Bytes and text: decoding that never throws, and positions. */
import { type Entry, type FileEntry, perEntry } from './harness';

const encoder = new TextEncoder();
// `ignoreBOM` keeps a byte order mark as a character: offsets count it, and no byte of it is lost on the way back.
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text in UTF-8; a lone surrogate becomes U+FFFD. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** A file whose content is `text` in UTF-8. */
export function fileOf(text: string, executable = false): FileEntry {
  return executable ? { kind: 'file', bytes: bytesOf(text), executable: true } : { kind: 'file', bytes: bytesOf(text) };
}

/** The first line break of a text, else a line feed: what inserted lines end with. */
export const eolOf = (text: string): string => /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';

/** Bytes as text. */
export interface Decoded {
  /** Invalid sequences become U+FFFD; a byte order mark stays as U+FEFF. */
  text: string;
  /** Offset of the first byte that is no UTF-8; absent where all are. */
  badByte?: number;
}

/** Total. What is decoded is encoded to the same bytes again where `badByte` is absent. */
export function decode(bytes: Uint8Array): Decoded {
  try {
    return { text: strict.decode(bytes) };
  } catch {
    return { text: lenient.decode(bytes), badByte: firstBadByte(bytes) ?? bytes.length };
  }
}

/** Walks the sequences of UTF-8 as RFC 3629 allows them: no overlong forms, no surrogates, nothing above U+10FFFF. */
function firstBadByte(bytes: Uint8Array): number | undefined {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return undefined;
}

/** Length of the valid sequence at an offset; 0 where there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const second = bytes[at + 1] ?? 0;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest) return 0;
  for (let i = 2; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

const decodeEntry = perEntry((entry: Entry): Decoded => (entry.kind === 'file' ? decode(entry.bytes) : { text: '' }));

/** The text of a file entry, decoded once; links and directories read as empty. */
export const textOf = (entry: Entry): string => decodeEntry(entry, '').text;

/** Offset of the first byte of an entry that is no UTF-8. */
export const badByteOf = (entry: Entry): number | undefined => decodeEntry(entry, '').badByte;

/** True for content that is shown as bytes: it holds a NUL or is no UTF-8. */
export function isBinary(entry: Entry): boolean {
  return entry.kind === 'file' && (badByteOf(entry) !== undefined || textOf(entry).includes('\0'));
}

/** 1-based; columns in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** Line starts of a text for LF, CRLF and lone CR, the breaks editors know. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}

const startsOfTexts = new Map<string, number[]>();

/** Where an offset of `text` lies. Offsets outside are clamped. */
export function positionAt(text: string, offset: number): Position {
  let starts = startsOfTexts.get(text);
  if (!starts) {
    starts = lineStarts(text);
    // One text is asked about many times in a row; a handful of them is enough.
    if (startsOfTexts.size > 8) startsOfTexts.clear();
    startsOfTexts.set(text, starts);
  }
  const at = Math.max(0, Math.min(offset, text.length));
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
}

/** The four numbers of a finding for the span from `start` to `end` of `text`. */
export function rangeOf(text: string, start: number, end: number) {
  const from = positionAt(text, start);
  const to = positionAt(text, end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** The line break a text uses: what inserted lines end with. */
export const lineBreakOf = (text: string): '\n' | '\r\n' => (/^[^\n]*\r\n/.test(text) ? '\r\n' : '\n');
