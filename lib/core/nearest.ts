/** "Did you mean": the known name that a misspelt one is closest to. */

/** Longer names are compared by nobody's typing; this keeps the table small on foreign input. */
const longest = 64;

/**
 * The closest of `names` to `text`, case aside, or undefined where none is close: at most one slip in four letters,
 * and never more than three. Of equally close ones the first.
 */
export function nearest(text: string, names: Iterable<string>): string | undefined {
  const wanted = text.toLowerCase();
  const allowed = Math.min(3, Math.max(1, Math.floor(wanted.length / 4)));
  let best: string | undefined;
  let least = allowed + 1;
  for (const name of names) {
    const slips = slipsBetween(wanted, name.toLowerCase(), least);
    if (slips < least) {
      best = name;
      least = slips;
    }
  }
  return best;
}

/** Letters added, dropped, changed or swapped with their neighbour; `limit` once it is clear that there are at least so many. */
function slipsBetween(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit || left.length > longest || right.length > longest) return limit;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let slips = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (swapped) slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    before = above;
    above = row;
  }
  return Math.min(limit, above[right.length] ?? limit);
}
