/** What a suite hides from an optimizer: Harness Lab, "Secrets of a suite". Lengths are in code points. */
import { PY_SPACE, pySplitLines, pyTrim } from '../../core/python';
import type { Suite } from '../../core/settings';

const shortestName = 6;
const shortestLine = 24;

export interface Secrets {
  taskIds: readonly string[];
  names: readonly string[];
  lines: ReadonlySet<string>;
}

/** Enough code points; counted only where the UTF-16 length leaves it open. */
const atLeast = (length: number, text: string): boolean =>
  text.length >= length && (text.length >= 2 * length || [...text].length >= length);

/** A line that counts as copied when a bundle holds it whole, trimmed. */
export const isTelling = (line: string): boolean => atLeast(shortestLine, line);

const remembered = new WeakMap<Suite, Secrets>();

export function secretsOf(suite: Suite): Secrets {
  let secrets = remembered.get(suite);
  if (!secrets) {
    secrets = readSecrets(suite);
    remembered.set(suite, secrets);
  }
  return secrets;
}

function readSecrets(suite: Suite): Secrets {
  const names = new Set<string>();
  const lines = new Set<string>();
  for (const { dest, text } of suite.hidden) {
    for (const name of namesOf(dest)) names.add(name);
    if (text === undefined) continue;
    for (const name of identifiers(text)) names.add(name);
    for (const line of pySplitLines(text)) {
      const trimmed = pyTrim(line);
      if (isTelling(trimmed) && !/^(?:import|from) /.test(trimmed)) lines.add(trimmed);
    }
  }
  const kept = [...names].filter((name) => atLeast(shortestName, name));
  return { taskIds: suite.taskIds, names: kept, lines };
}

/** File name and stem, as Python's `pathlib` cuts them. */
function namesOf(dest: string): string[] {
  const name =
    dest
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .at(-1) ?? '';
  const dot = name.lastIndexOf('.');
  const hasSuffix = dot > 0 && dot < name.length - 1;
  return [name, hasSuffix ? name.slice(0, dot) : name];
}

// Python's `\s` and `\w`.
const space = `[${PY_SPACE}]`;
const word = '[\\p{L}\\p{N}_]';
// Only a line feed begins a line for Python's `^`; white space over several lines before it changes nothing.
const lineStart = `(?<![^\\n])(?:(?!\\n)${space})*`;
const testFunction = new RegExp(`${lineStart}(?:async${space}+)?def${space}+(test${word}*)${space}*\\(`, 'gu');
const testClass = new RegExp(`${lineStart}class${space}+(${word}+)${space}*(?:\\(([^)]*)\\))?${space}*:`, 'gu');

/** Test functions and test classes that a hidden file defines. */
function* identifiers(source: string): Iterable<string> {
  for (const match of source.matchAll(testFunction)) yield match[1] ?? '';
  for (const [, name = '', bases = ''] of source.matchAll(testClass)) {
    if (bases.includes('TestCase') || /Tests?$/.test(name)) yield name;
  }
}
