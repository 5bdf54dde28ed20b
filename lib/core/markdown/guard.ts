/** Makes a text safe for the block parser without moving any offset. */

/** Block structure deeper than this is text to us. Each level costs the block parser a look at every further line. */
const DEEPEST = 32;
const WIDEST_INDENT = 128;

const marker = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/** `changed` where a line's markers were taken from it. */
export function guarded(text: string): { text: string; changed: boolean } {
  const lines = (text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text).split('\n');
  let changed = false;
  for (const [index, line] of lines.entries()) {
    const prefix = tooDeep(line);
    if (prefix === 0) continue;
    lines[index] = 'x'.repeat(prefix) + line.slice(prefix);
    changed = true;
  }
  return { text: lines.join('\n'), changed };
}

/** The length of a line's indentation and markers where they go too deep, else 0. */
function tooDeep(line: string): number {
  const first = line.charCodeAt(0);
  // Letters, the start of nearly every line, mark nothing.
  if (first > 62 || Number.isNaN(first)) return 0;
  let at = 0;
  let depth = 0;
  marker.lastIndex = 0;
  while (marker.test(line)) {
    depth++;
    at = marker.lastIndex;
  }
  while (line.charCodeAt(at) === 32 || line.charCodeAt(at) === 9) at++;
  const blank = at === line.length || (at === line.length - 1 && line.charCodeAt(at) === 13);
  if (depth > DEEPEST) return at;
  return !blank && at - depth * 2 > WIDEST_INDENT ? at : 0;
}
