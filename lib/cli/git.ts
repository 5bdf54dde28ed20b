/** Revisions of a Git repository as disks: what reads a directory reads them, and no work tree is touched. */
import { isAbsolute, relative as pathBetween, resolve as resolvePath, sep } from 'node:path';
import type { Entry, Harness } from '../core/harness';
import { byCodePoint, join, type Path, relative, resolve } from '../core/path';
import { decode } from '../core/text';
import { Failure } from './failure';
import { keyOf, type Listed, linkMode, listing, load, output, ran, submoduleMode } from './git-objects';
import type { Found, Repository, SourceNotice } from './io';
import { shownName } from './words';

/** Opens the repository that a directory lies in, bare ones too. */
export function openRepository(directory: string): Repository {
  const prefix =
    resolve('', output(directory, ['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '')) ?? '';
  // One entry for one object, on both sides: what did not change is then not compared and not parsed twice.
  const entries = new Map<string, Entry>();
  return {
    at(revision) {
      const tree = objectOf(directory, revision, 'tree');
      const listed = listing(directory, tree);
      return {
        read: (path, passOver) => readAt(directory, listed, placeOf(directory, prefix, path), passOver, entries),
      };
    },
    mergeBase(left, right) {
      const [one, other] = [left, right].map((each) => objectOf(directory, each, 'commit')) as [string, string];
      const { status, stdout } = ran(directory, ['merge-base', one, other]);
      if (status !== 0) throw new Failure(`${shownName(left)} and ${shownName(right)} have no commit in common.`);
      return stdout.toString('utf8').trim();
    },
  };
}

/** A path as it is given, inside the repository. */
function placeOf(directory: string, prefix: Path, path: string): Path {
  const from = isAbsolute(path) ? pathBetween(resolvePath(directory), path).split(sep).join('/') : path;
  const place = resolve(prefix, from);
  if (place === undefined) throw new Failure(`${shownName(path)} lies outside the repository.`);
  return place;
}

function objectOf(directory: string, revision: string, type: 'tree' | 'commit'): string {
  // A word that begins with a dash would be an option of Git.
  const found = /^-|^$/.test(revision)
    ? undefined
    : ran(directory, ['rev-parse', '--verify', '--quiet', `${revision}^{${type}}`]);
  if (found?.status === 0) return found.stdout.toString('utf8').trim();
  throw new Failure(
    `${shownName(revision)} is no revision in the repository of ${shownName(directory)}; \`git fetch\` brings one that is elsewhere.`,
  );
}

function readAt(
  directory: string,
  all: readonly Listed[],
  place: Path,
  passOver: (name: string) => boolean = () => false,
  entries: Map<string, Entry>,
): Found | undefined {
  const itself = all.find(({ path }) => path === place);
  if (itself) return readFile(directory, itself, entries);
  const passedOver = new Set<Path>();
  const notices: SourceNotice[] = [];
  const wanted: Listed[] = [];
  const submodules: Listed[] = [];
  let isThere = place === '';
  for (const line of all) {
    if (place !== '' && !line.path.startsWith(`${place}/`)) continue;
    isThere = true;
    const path = relative(place, line.path);
    const parts = path.split('/');
    const stop = parts.slice(0, -1).findIndex(passOver);
    if (stop >= 0) passedOver.add(join(...parts.slice(0, stop + 1)));
    else if (decode(line.rawPath).badByte !== undefined) notices.push(unreadable(path));
    else if (line.mode === submoduleMode) submodules.push({ ...line, path });
    else wanted.push({ ...line, path });
  }
  if (!isThere) return undefined;
  load(directory, wanted, entries);
  const harness = new Map<Path, Entry>();
  for (const line of wanted) {
    const entry = entries.get(keyOf(line));
    if (entry) harness.set(line.path, entry);
    else notices.push({ path: line.path, message: unread(line), incomplete: true });
  }
  for (const { path, object } of submodules) {
    harness.set(path, { kind: 'directory' });
    notices.push({ path: `${path}/`, message: `${shownName(path)} is ${submodule} at ${object}; it counts as empty.` });
  }
  return { kind: 'directory', harness: inOrder(harness), notices, passedOver: [...passedOver] };
}

const submodule = 'a submodule, which another repository holds,';

const unreadable = (path: Path): SourceNotice => ({
  path,
  message: `${shownName(path)} has a name that is no UTF-8; it was left out.`,
  incomplete: true,
});

/** Git orders directories as if their names ended with a slash. */
const inOrder = (harness: Harness): Harness =>
  new Map([...harness].sort(([left], [right]) => byCodePoint(left, right)));

const unread = ({ path, mode }: Listed): string =>
  mode !== linkMode
    ? `${shownName(path)} is not in this copy of the repository; \`git fetch\` brings what it lacks.`
    : `${shownName(path)} is a link that cannot be read; it was left out.`;

function readFile(directory: string, line: Listed, entries: Map<string, Entry>): Found {
  if (line.mode === submoduleMode) return { kind: 'neither', what: `${submodule} at ${line.object}` };
  load(directory, [line], entries);
  const entry = entries.get(keyOf(line));
  if (!entry) throw new Failure(unread(line));
  if (entry.kind === 'file') return { kind: 'file', bytes: entry.bytes };
  return { kind: 'neither', what: 'a link, which is not followed in a revision' };
}
