/** Byte-pair merging. The lowest rank merges first, of equals the leftmost: as tiktoken does, but never quadratic. */
import type { Ranks } from './ranks';

/** Below this many bytes scanning for the lowest rank is faster than keeping a heap. */
const SCANNED = 48;

/** A rank has fewer than 2^18 values and a place fewer than 2^32: both fit one exact number, ordered by rank, then place. */
const PLACES = 2 ** 32;

/** The number of tokens in the bytes of one piece. */
export function countPiece(ranks: Ranks, bytes: Uint8Array, length: number): number {
  if (length < 2 || ranks.rankOf(bytes, 0, length) >= 0) return length === 0 ? 0 : 1;
  return length <= SCANNED ? scan(ranks, bytes, length) : merge(ranks, bytes, length);
}

const bounds = new Int32Array(SCANNED + 2);
const pairs = new Int32Array(SCANNED + 2);

/** `bounds` are the starts of the parts, `pairs[i]` the rank of part i joined with the next. */
function scan(ranks: Ranks, bytes: Uint8Array, length: number): number {
  let parts = length;
  for (let i = 0; i <= length; i++) bounds[i] = i;
  for (let i = 0; i + 1 < length; i++) pairs[i] = ranks.rankOf(bytes, i, i + 2);
  for (;;) {
    let best = -1;
    let lowest = PLACES;
    for (let i = 0; i + 1 < parts; i++) {
      const rank = pairs[i] ?? -1;
      if (rank >= 0 && rank < lowest) {
        lowest = rank;
        best = i;
      }
    }
    if (best < 0) return parts;
    bounds.copyWithin(best + 1, best + 2, parts + 1);
    pairs.copyWithin(best + 1, best + 2, parts);
    parts--;
    const pair = (i: number) =>
      i >= 0 && i + 1 < parts ? ranks.rankOf(bytes, bounds[i] ?? 0, bounds[i + 2] ?? 0) : -1;
    pairs[best] = pair(best);
    if (best > 0) pairs[best - 1] = pair(best - 1);
  }
}

/** The same for long pieces: parts are a linked list, pairs wait in a heap; a pair that has changed since is passed over. */
function merge(ranks: Ranks, bytes: Uint8Array, length: number): number {
  const next = new Int32Array(length);
  const before = new Int32Array(length);
  const pairRank = new Int32Array(length);
  const heap = new Heap(length);
  const end = (part: number) => next[part] ?? length;
  const offer = (part: number) => {
    const middle = end(part);
    const rank = middle < length ? ranks.rankOf(bytes, part, end(middle)) : -1;
    pairRank[part] = rank;
    if (rank >= 0) heap.push(rank * PLACES + part);
  };
  for (let i = 0; i < length; i++) {
    next[i] = i + 1;
    before[i] = i - 1;
  }
  for (let i = 0; i < length; i++) offer(i);
  let parts = length;
  while (heap.size > 0) {
    const key = heap.pop();
    const rank = Math.floor(key / PLACES);
    const part = key - rank * PLACES;
    if (pairRank[part] !== rank) continue;
    const gone = end(part);
    const after = end(gone);
    next[part] = after;
    if (after < length) before[after] = part;
    pairRank[gone] = -1;
    parts--;
    offer(part);
    const previous = before[part] ?? -1;
    if (previous >= 0) offer(previous);
  }
  return parts;
}

/** A binary heap of numbers, least first. */
class Heap {
  size = 0;
  private keys: Float64Array;

  constructor(capacity: number) {
    this.keys = new Float64Array(capacity);
  }

  push(key: number): void {
    if (this.size === this.keys.length) {
      const larger = new Float64Array(this.size * 2);
      larger.set(this.keys);
      this.keys = larger;
    }
    const { keys } = this;
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const held = keys[parent] ?? 0;
      if (held <= key) break;
      keys[at] = held;
      at = parent;
    }
    keys[at] = key;
  }

  pop(): number {
    const { keys } = this;
    const least = keys[0] ?? 0;
    const key = keys[--this.size] ?? 0;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child++;
      const held = keys[child] ?? 0;
      if (held >= key) break;
      keys[at] = held;
      at = child;
    }
    keys[at] = key;
    return least;
  }
}
