/** What tests of every format share: the corpora as they are written, and when two findings are one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Diagnostic } from './core/diagnostic';

const fixtures = join(import.meta.dirname, '../fixtures');

/** The conformance cases of a format, by file name. */
export function casesOf<Case>(format: string): Case[] {
  const folder = join(fixtures, 'conformance', format);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name): Case => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** The mutated harnesses of a format, with the verdicts of its own implementation. */
export function mutantsOf<Case>(format: string): Case[] {
  const text = gunzipSync(readFileSync(join(fixtures, 'mutants', `${format}.jsonl.gz`))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Case => JSON.parse(line));
}

/** The same rule says the same at the same place: what a fix must take away. */
export const sameFinding = (left: Diagnostic, right: Diagnostic): boolean =>
  left.rule === right.rule &&
  left.path === right.path &&
  left.line === right.line &&
  left.column === right.column &&
  left.message === right.message;
