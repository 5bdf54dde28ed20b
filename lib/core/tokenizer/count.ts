/** Counts tokens of a text: splits it as the encoding does, then merges each piece. Special-token text is ordinary text. */
import { countPiece } from './bpe';
import type { Ranks } from './ranks';

/** Pieces of prose repeat: remembering short ones saves most of the merging. */
const REMEMBERED = 50_000;
const SHORT = 32;

/** A function that counts; `split` is the encoding's own pattern, global and Unicode-aware. */
export function counting(ranks: Ranks, split: RegExp): (text: string) => number {
  const pattern = new RegExp(split.source, split.flags);
  const remembered = new Map<string, number>();
  let bytes = new Uint8Array(256);

  const countOf = (piece: string): number => {
    if (piece.length * 3 > bytes.length) bytes = new Uint8Array(piece.length * 3);
    return countPiece(ranks, bytes, utf8(piece, bytes));
  };

  return (text) => {
    let tokens = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const piece = match[0];
      if (piece.length > SHORT) {
        tokens += countOf(piece);
        continue;
      }
      let count = remembered.get(piece);
      if (count === undefined) {
        count = countOf(piece);
        if (remembered.size >= REMEMBERED) remembered.clear();
        remembered.set(piece, count);
      }
      tokens += count;
    }
    return tokens;
  };
}

/** Writes the UTF-8 of a text to `into` and gives its length; a lone surrogate becomes U+FFFD, as in `TextEncoder`. */
function utf8(text: string, into: Uint8Array): number {
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      into[at++] = unit;
      continue;
    }
    let code = text.codePointAt(i) ?? 0;
    if (code > 0xffff) i++;
    else if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x800) into[at++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) into[at++] = 0xe0 | (code >> 12);
      else {
        into[at++] = 0xf0 | (code >> 18);
        into[at++] = 0x80 | ((code >> 12) & 63);
      }
      into[at++] = 0x80 | ((code >> 6) & 63);
    }
    into[at++] = 0x80 | (code & 63);
  }
  return at;
}
