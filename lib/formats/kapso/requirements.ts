/** A requirements file, line by line. */
import { type Entry, perEntry } from '../../core/harness';
import type { Path } from '../../core/path';
import { PY_SPACE, pySkipSpace, pySkipSpaceBack } from '../../core/python';
import { textOf } from '../../core/text';
import { type RequirementReading, readRequirement } from './pep508/requirement';

export interface RequirementLine {
  /** 1-based. */
  line: number;
  /** The requirement as written: trimmed, its comment removed. */
  text: string;
  /** Offsets of that text in the file. */
  start: number;
  end: number;
  reading: RequirementReading;
}

export interface RequirementsFacts {
  kind: 'requirements';
  path: Path;
  text: string;
  /** Without blank lines, comments and option lines. */
  lines: RequirementLine[];
}

const breaks = /\r\n|\r|\n/g;
const trailingComment = new RegExp(`(?<![${PY_SPACE}])[${PY_SPACE}]+#.*$`);

/** Blank lines, `#` comments and lines that start with `-` are passed over (Environment). */
export const readRequirements = perEntry((entry: Entry, path: Path): RequirementsFacts => {
  const text = textOf(entry);
  const lines: RequirementLine[] = [];
  let start = 0;
  let number = 1;
  const read = (end: number) => {
    const line = lineOf(text, start, end, number);
    if (line) lines.push(line);
  };
  for (const found of text.matchAll(breaks)) {
    read(found.index);
    start = found.index + found[0].length;
    number++;
  }
  read(text.length);
  return { kind: 'requirements', path, text, lines };
});

function lineOf(text: string, start: number, end: number, line: number): RequirementLine | undefined {
  const from = pySkipSpace(text, start, end);
  // A byte order mark is no white space to Python: the first line keeps it and is refused.
  const wanted = text.slice(from, pySkipSpaceBack(text, end, from)).replace(trailingComment, '');
  if (wanted === '' || wanted.startsWith('#') || wanted.startsWith('-')) return undefined;
  return { line, text: wanted, start: from, end: from + wanted.length, reading: readRequirement(wanted) };
}
