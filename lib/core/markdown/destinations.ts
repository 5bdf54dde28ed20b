/** Link destinations and the definitions of reference links. */
import type { Span } from './parts';

/** Longer destinations and titles are none: looking for their end must stay cheap. */
const LONGEST = 2_000;
const DEEPEST = 32;

export interface Definition {
  destination: string;
  target: Span;
}

/** Case and white space do not matter in a label. */
export const labelKey = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

const definition = /[ \t]*\[(?!\^)((?:[^[\]\\]|\\[\s\S]){1,999})\]:[ \t]*\n?[ \t]*/y;
const titleAndEnd = /[ \t]*(?:\n?[ \t]*(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'|\([^()\n]{0,500}\))[ \t]*)?(?:\r?\n|$)/y;

/** Definitions stand at the start of a paragraph. `ends` says where such a paragraph's own text begins. */
export function definitionsOf(text: string, inlines: readonly Span[]) {
  const definitions = new Map<string, Definition>();
  const ends = new Map<number, number>();
  let work = 0;
  for (const { start, end } of inlines) {
    let at = start;
    for (;;) {
      const next = definitionAt(text, at, end, definitions);
      work += next.work;
      if (next.end === at) break;
      at = next.end;
    }
    if (at > start) ends.set(start, at);
  }
  return { definitions, ends, work };
}

function definitionAt(text: string, at: number, end: number, definitions: Map<string, Definition>) {
  definition.lastIndex = at;
  const match = definition.exec(text);
  const from = definition.lastIndex;
  if (!match || from >= end) return { end: at, work: match ? from - at : 1 };
  const read = bareDestination(text, from, end);
  titleAndEnd.lastIndex = Math.min(read.end, end);
  if (!read.found || (read.end < end && !titleAndEnd.test(text))) return { end: at, work: read.end - at };
  const key = labelKey(match[1] ?? '');
  if (!definitions.has(key)) definitions.set(key, read.found);
  const to = read.end < end ? Math.min(titleAndEnd.lastIndex, end) : end;
  return { end: to, work: to - at };
}

/** `end` is how far was read, whether or not a destination was found. */
interface Read {
  found?: Definition;
  end: number;
}

/** `<any text>`, or text without white space and with balanced parentheses. */
function bareDestination(text: string, at: number, end: number): Read {
  const limit = Math.min(end, at + LONGEST);
  if (text.charCodeAt(at) === 60) return bracketed(text, at, limit);
  let depth = 0;
  let to = at;
  for (; to < limit; to++) {
    const unit = text.charCodeAt(to);
    if (unit <= 32) break;
    if (unit === 92) to++;
    else if (unit === 40 && ++depth > DEEPEST) return { end: to };
    else if (unit === 41 && --depth < 0) break;
  }
  to = Math.min(to, limit);
  if (depth > 0 || (to === limit && limit < end)) return { end: to };
  return { found: { destination: text.slice(at, to), target: { start: at, end: to } }, end: to };
}

function bracketed(text: string, at: number, limit: number): Read {
  let to = at + 1;
  for (; to < limit; to++) {
    const unit = text.charCodeAt(to);
    if (unit === 62) {
      return { found: { destination: text.slice(at + 1, to), target: { start: at + 1, end: to } }, end: to + 1 };
    }
    if (unit === 10 || unit === 60) break;
    if (unit === 92) to++;
  }
  return { end: Math.min(to, limit) };
}

const spaces = /\s{0,100}/y;
const title = /(?:"(?:[^"\\]|\\[\s\S]){0,1000}"|'(?:[^'\\]|\\[\s\S]){0,1000}'|\((?:[^()\\]|\\[\s\S]){0,1000}\))/y;

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** What follows the `(` of an inline link, up to and with its `)`. */
export function destinationAt(text: string, at: number, end: number) {
  const from = skip(spaces, text, at);
  const read = bareDestination(text, from, end);
  let to = skip(spaces, text, read.end);
  if (read.found && to > read.end) to = skip(spaces, text, skip(title, text, to));
  const work = to - at + 1;
  if (!read.found || to >= end || text.charCodeAt(to) !== 41) return { found: undefined, work };
  return { found: { definition: read.found, end: to + 1 }, work };
}
