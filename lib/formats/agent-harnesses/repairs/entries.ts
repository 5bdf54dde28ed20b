/** Keys and values of a YAML block found line by line, for blocks that no parser can read to the end. */

export interface YamlEntry {
  /** Columns before the key, dashes of list items included. */
  indent: number;
  key: string;
  /** Of the key. */
  start: number;
  /** After the colon and the spaces that follow; continuation lines included, no final break. */
  valueStart: number;
  valueEnd: number;
}

const keyLine = /^([ \t]*(?:- +)*)((?:"[^"\n]*"|'[^'\n]*'|[^\s#:'"][^:\n]*?)[ \t]*):(?:[ \t]+|$)/;

/** The entry whose key or value holds an offset. */
export function entryAt(block: string, offset: number): YamlEntry | undefined {
  let lineStart = block.lastIndexOf('\n', offset - 1) + 1;
  for (;;) {
    const line = block.slice(lineStart, lineEnd(block, lineStart));
    const found = keyLine.exec(line);
    if (found) return entryOf(block, lineStart, found, line);
    if (lineStart === 0) return undefined;
    lineStart = block.lastIndexOf('\n', lineStart - 2) + 1;
  }
}

function entryOf(block: string, lineStart: number, found: RegExpExecArray, line: string): YamlEntry {
  const indent = (found[1] ?? '').length;
  const key = (found[2] ?? '').trim();
  const start = lineStart + indent;
  const valueStart = lineStart + found[0].length;
  let valueEnd = lineStart + line.length;
  for (let next = valueEnd + 1; next < block.length; next = lineEnd(block, next) + 1) {
    const further = block.slice(next, lineEnd(block, next));
    const deeper = /^[ \t]*/.exec(further)?.[0].length ?? 0;
    if (further.trim() !== '' && (deeper <= indent || keyLine.test(further))) break;
    if (further.trim() !== '') valueEnd = next + further.length;
  }
  return { indent, key, start, valueStart, valueEnd };
}

export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

export const lineStart = (text: string, from: number): number => text.lastIndexOf('\n', from - 1) + 1;

/** The indentation of the line at an offset. */
export const indentAt = (text: string, from: number): number =>
  /^[ \t]*/.exec(text.slice(lineStart(text, from), lineEnd(text, from)))?.[0].length ?? 0;
