/** Windows-1252, the usual encoding of texts that are no UTF-8. */

/** Bytes 0x80–0x9F in order; the five without a character keep their code. */
const upper = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

export function decodeLatin(bytes: Uint8Array): string {
  const units: string[] = [];
  for (const byte of bytes)
    units.push((byte >= 0x80 && byte < 0xa0 ? upper[byte - 0x80] : undefined) ?? String.fromCharCode(byte));
  return units.join('');
}
