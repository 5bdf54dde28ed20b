/** Turns a rewritten YAML block into the smallest splices, so that untouched lines keep their bytes and line breaks. */

import type { TextEdit } from '../../../core/diagnostic';
import type { Span } from '../../../core/frontmatter';
import { eolOf } from '../../../core/text';
import type { Facts } from '../facts';

interface Line {
  start: number;
  end: number;
  text: string;
}

/** The edits that make the block of a file read `next`, which has line feeds only. */
export function blockEdits(facts: Facts, block: Span, next: string): TextEdit[] {
  const before = linesOf(facts.text, block);
  const after = next.split('\n');
  let head = 0;
  while (head < before.length && head < after.length && before[head]?.text === after[head]) head++;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before.at(-1 - tail)?.text === after.at(-1 - tail)
  )
    tail++;
  const removed = before.slice(head, before.length - tail);
  const added = after.slice(head, after.length - tail);
  return spans(block, before, removed, added, head, eolOf(facts.text)).map((span) => ({ path: facts.key, ...span }));
}

function spans(
  block: Span,
  before: readonly Line[],
  removed: readonly Line[],
  added: readonly string[],
  head: number,
  lineBreak: string,
): Omit<TextEdit, 'path'>[] {
  const first = removed[0];
  const last = removed.at(-1);
  if (removed.length === added.length) {
    return removed.flatMap((line, index) => {
      const text = added[index] ?? '';
      return line.text === text ? [] : [trimmed(line, text)];
    });
  }
  if (!first || !last) {
    const next = before[head];
    if (next) return [{ start: next.start, end: next.start, text: added.map((line) => line + lineBreak).join('') }];
    return [{ start: block.end, end: block.end, text: added.map((line) => lineBreak + line).join('') }];
  }
  if (added.length === 0) {
    const next = before[head + removed.length];
    if (next) return [{ start: first.start, end: next.start, text: '' }];
    return [{ start: before[head - 1]?.end ?? block.start, end: block.end, text: '' }];
  }
  return [
    trimmed(
      { start: first.start, end: last.end, text: removed.map((line) => line.text).join(lineBreak) },
      added.join(lineBreak),
    ),
  ];
}

/** Without what both texts begin and end with. */
function trimmed(line: Line, text: string): Omit<TextEdit, 'path'> {
  const exact = line.end - line.start === line.text.length;
  const most = exact ? Math.min(line.text.length, text.length) : 0;
  let head = 0;
  while (head < most && line.text[head] === text[head]) head++;
  let tail = 0;
  while (tail < most - head && line.text.at(-1 - tail) === text.at(-1 - tail)) tail++;
  return { start: line.start + head, end: line.end - tail, text: text.slice(head, text.length - tail) };
}

function linesOf(text: string, { start, end }: Span): Line[] {
  const lines: Line[] = [];
  let at = start;
  for (const found of text.slice(start, end).matchAll(/\r\n|\r|\n/g)) {
    const lineEnd = start + found.index;
    lines.push({ start: at, end: lineEnd, text: text.slice(at, lineEnd) });
    at = lineEnd + found[0].length;
  }
  return [...lines, { start: at, end, text: text.slice(at, end) }];
}
