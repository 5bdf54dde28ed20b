/** The checksum of zip (ISO 3309), four bytes at a step. */
const tables = Array.from({ length: 4 }, () => new Uint32Array(256));
const [first, second, third, fourth] = tables as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];

for (let byte = 0; byte < 256; byte++) {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  first[byte] = value;
}
for (let byte = 0; byte < 256; byte++) {
  let value = first[byte] as number;
  for (const table of [second, third, fourth]) {
    value = (value >>> 8) ^ (first[value & 255] as number);
    table[byte] = value;
  }
}

/** The checksum of RFC 1952, as an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  let at = 0;
  // The casts spare a test per byte: every index lies inside its table or the bytes.
  for (const end = bytes.length - 3; at < end; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (fourth[crc & 255] as number) ^
      (third[(crc >>> 8) & 255] as number) ^
      (second[(crc >>> 16) & 255] as number) ^
      (first[crc >>> 24] as number);
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ (first[(crc ^ (bytes[at] as number)) & 255] as number);
  return ~crc >>> 0;
}
