/** The leak lint: where a text gives away what a suite hides. */
import { pySplitLines, pyTrim } from '../../core/python';
import { isTelling, type Secrets } from './secrets';

export interface Span {
  start: number;
  end: number;
}

const wordBefore = /[\p{L}\p{N}_-]$/u;
const wordAfter = /^[\p{L}\p{N}_-]/u;

/** The first task id (in the suite's order) that stands in the text as a whole word; a hyphen belongs to a word. */
export function taskIdIn(text: string, secrets: Secrets): (Span & { id: string }) | undefined {
  for (const id of secrets.taskIds) {
    for (let at = text.indexOf(id); at >= 0 && at <= text.length; at = text.indexOf(id, at + 1)) {
      const end = at + id.length;
      // Two units hold any character, so that is all the neighbours need.
      if (wordBefore.test(text.slice(Math.max(0, at - 2), at)) || wordAfter.test(text.slice(end, end + 2))) {
        if (at === text.length) break;
        continue;
      }
      return { id, start: at, end };
    }
  }
  return undefined;
}

/** The first hidden name, anywhere in the text: word boundaries do not matter. */
export function hiddenNameIn(text: string, secrets: Secrets): Span | undefined {
  let first: Span | undefined;
  for (const name of secrets.names) {
    const at = text.indexOf(name);
    if (at >= 0 && (!first || at < first.start)) first = { start: at, end: at + name.length };
  }
  return first;
}

/** The first line that is, trimmed, a hidden line. */
export function hiddenLineIn(text: string, secrets: Secrets): Span | undefined {
  if (secrets.lines.size === 0) return undefined;
  let from = 0;
  for (const line of pySplitLines(text)) {
    // Only line breaks lie between `from` and the line, so this finds the line itself.
    const at = text.indexOf(line, from);
    const trimmed = pyTrim(line);
    if (isTelling(trimmed) && secrets.lines.has(trimmed)) {
      const start = at + line.indexOf(trimmed);
      return { start, end: start + trimmed.length };
    }
    from = at + line.length;
  }
  return undefined;
}
