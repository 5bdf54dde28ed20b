/** Little-endian reads that know where the archive ends: beyond it, the archive is cut short. */
import { ZipRefusal } from './refusal';

export class Reader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u16(at: number): number {
    this.#within(at, 2);
    return this.#view.getUint16(at, true);
  }

  u32(at: number): number {
    this.#within(at, 4);
    return this.#view.getUint32(at, true);
  }

  u64(at: number): number {
    const value = this.u32(at + 4) * 0x100000000 + this.u32(at);
    if (value > Number.MAX_SAFE_INTEGER) throw new ZipRefusal('The archive states a size that no machine can hold.');
    return value;
  }

  slice(at: number, length: number): Uint8Array {
    this.#within(at, length);
    return this.bytes.subarray(at, at + length);
  }

  #within(at: number, length: number): void {
    if (at < 0 || at + length > this.bytes.length) {
      throw new ZipRefusal('The archive is cut short or damaged: it points beyond its own end.');
    }
  }
}
