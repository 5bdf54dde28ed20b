/** Which run of backticks closes which: the next one of the same length. */

/** Start of an opening run → start of its closing run, for runs between two offsets. */
export function closingRuns(text: string, from: number, to: number): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const lastOfLength = new Map<number, number>();
  for (let at = text.indexOf('`', from); at >= 0 && at < to; at = nextIn(text, at, to)) {
    let end = at + 1;
    while (end < to && text.charCodeAt(end) === 96) end++;
    const length = end - at;
    const before = lastOfLength.get(length);
    if (before !== undefined) closing.set(before, at);
    lastOfLength.set(length, at);
    at = end;
  }
  return closing;
}

/** The next backtick, never looked for beyond `to`: many short blocks must not each search the rest of the text. */
function nextIn(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === 96) return at;
  return -1;
}
