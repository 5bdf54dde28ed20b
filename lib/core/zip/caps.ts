/** What an archive may ask of the machine that opens it. Checked on what it declares, and again while inflating. */
export interface ZipCaps {
  entries: number;
  /** Bytes of all files together. */
  total: number;
  /** Unpacked by packed size: refused above it, once `ratioFrom` bytes are passed (small repetitive texts pack far better). */
  ratio: number;
  ratioFrom: number;
}

const MiB = 1024 * 1024;

export const defaultCaps: ZipCaps = { entries: 65_535, total: 512 * MiB, ratio: 200, ratioFrom: 64 * MiB };

/** A size for people: `512 MiB`, `3.2 KiB`. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  let size = bytes;
  let unit = 0;
  for (; size >= 1024 && unit < units.length - 1; unit++) size /= 1024;
  return `${Number(size.toFixed(1))} ${units[unit]}`;
}
