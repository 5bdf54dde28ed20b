/** What lies in a Git repository, read through the `git` program: no filter, hook or helper is run, and nothing is fetched. */
import { spawnSync } from 'node:child_process';
import type { Entry } from '../core/harness';
import type { Path } from '../core/path';
import { decode } from '../core/text';
import { Failure } from './failure';
import { shownName } from './words';

/** One line of a tree. */
export interface Listed {
  rawPath: Uint8Array;
  path: Path;
  mode: string;
  object: string;
}

/** Objects asked for at one go, in bytes: a buffer has an end. */
const atOnce = 256 * 1024 * 1024;

/** Git's word for a link, and for another repository inside this one. */
export const linkMode = '120000';
export const submoduleMode = '160000';

/** All files of a tree. */
export function listing(directory: string, tree: string): Listed[] {
  const bytes = output(directory, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  const lines: Listed[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0, at);
    const tab = bytes.indexOf(9, at);
    const [mode = '', , object = ''] = bytes.toString('latin1', at, tab).split(' ');
    const rawPath = bytes.subarray(tab + 1, end);
    lines.push({ rawPath, path: decode(rawPath).text, mode, object });
    at = end + 1;
  }
  return lines;
}

/** One entry for one object of one kind. */
export const keyOf = ({ mode, object }: Listed): string => `${mode} ${object}`;

/** Reads the objects that are not known yet. One that the repository lacks stays unknown. */
export function load(directory: string, lines: readonly Listed[], entries: Map<string, Entry>): void {
  const unknown = new Map(lines.filter((line) => !entries.has(keyOf(line))).map((line) => [keyOf(line), line]));
  for (const batch of batches([...unknown.values()], sizesOf(directory, [...unknown.values()]))) {
    loadBatch(directory, batch, entries);
  }
}

const namesOf = (lines: readonly Listed[]): string => lines.map(({ object }) => `${object}\n`).join('');

/** In the order of the lines; undefined for an object that this copy of the repository lacks. */
function sizesOf(directory: string, lines: readonly Listed[]): (number | undefined)[] {
  if (lines.length === 0) return [];
  const answers = output(directory, ['cat-file', '--batch-check'], namesOf(lines)).toString('latin1').split('\n');
  return lines.map((_, index) => {
    const [, type, size] = answers[index]?.split(' ') ?? [];
    return type === 'blob' ? Number(size) : undefined;
  });
}

function* batches(lines: readonly Listed[], sizes: readonly (number | undefined)[]): Iterable<Listed[]> {
  let batch: Listed[] = [];
  let sum = 0;
  for (const [index, line] of lines.entries()) {
    const size = sizes[index];
    if (size === undefined) continue;
    batch.push(line);
    sum += size;
    if (sum < atOnce) continue;
    yield batch;
    batch = [];
    sum = 0;
  }
  if (batch.length > 0) yield batch;
}

/** `cat-file --batch` answers each name with `name type size`, a line feed, the bytes and a line feed. */
function loadBatch(directory: string, batch: readonly Listed[], entries: Map<string, Entry>): void {
  const bytes = output(directory, ['cat-file', '--batch', '--buffer'], namesOf(batch));
  let at = 0;
  for (const line of batch) {
    const start = bytes.indexOf(10, at) + 1;
    const size = Number(bytes.toString('latin1', at, start).split(' ')[2]);
    const entry = entryOf(line.mode, new Uint8Array(bytes.subarray(start, start + size)));
    if (entry) entries.set(keyOf(line), entry);
    at = start + size + 1;
  }
}

function entryOf(mode: string, bytes: Uint8Array): Entry | undefined {
  if (mode === linkMode) {
    const { text: target, badByte } = decode(bytes);
    return badByte === undefined ? { kind: 'symlink', target } : undefined;
  }
  return mode === '100755' ? { kind: 'file', bytes, executable: true } : { kind: 'file', bytes };
}

/** Git asked in one language, kept from the network, and told of no other repository than the directory's. */
function environment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _directory, GIT_WORK_TREE: _tree, ...rest } = process.env;
  const closed = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none', GIT_TERMINAL_PROMPT: '0' };
  return { ...rest, ...closed, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
}

export function ran(directory: string, words: readonly string[], input = '') {
  const all = ['--no-replace-objects', '-c', 'core.fsmonitor=false', '-C', directory, ...words];
  const done = spawnSync('git', all, { input, env: environment(), maxBuffer: Number.POSITIVE_INFINITY });
  const code = done.error && 'code' in done.error ? done.error.code : undefined;
  if (code === 'ENOENT') {
    throw new Failure('`git` is not on this machine’s PATH; `review BASE HEAD` compares two directories without it.');
  }
  if (done.error) throw new Failure(`\`git ${words[0]}\` ended early: ${done.error.message}.`);
  return done;
}

/** What Git says, where it must say something. */
export function output(directory: string, words: readonly string[], input?: string): Buffer {
  const { status, stdout, stderr } = ran(directory, words, input);
  if (status === 0) return stdout;
  const [, said = 'it does not say why'] = /^(?:fatal|error): (.*?)\.?$/m.exec(stderr.toString('utf8')) ?? [];
  if (said.includes('promisor')) {
    throw new Failure(
      `${shownName(directory)} is a partial clone that lacks files of this revision; a full one has them.`,
    );
  }
  throw new Failure(`${shownName(directory)} is not read as a Git repository: ${said}.`);
}
