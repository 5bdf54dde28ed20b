/** The two sides of a review: directories and zips, or revisions of a repository. */
import { type Args, optionOf } from './args';
import { Failure } from './failure';
import type { Io } from './io';
import { isAt, type Reader } from './reading';
import { counterpartAt, namedFormat, type OneSource, sourceAt } from './source';
import { below, shownName } from './words';

export interface Side extends OneSource {
  /** What a person calls it: a path, or a revision with one. */
  title: string;
}

export interface Sides {
  base: Side;
  head: Side;
  /** Where the head lies on the disk: settings are looked for above it. */
  place: string;
}

export function sidesOf(args: Args, io: Io): Promise<Sides> {
  const range = optionOf(args, 'git');
  return range === undefined ? onDisk(args, io) : inRepository(range, args, io);
}

async function onDisk(args: Args, io: Io): Promise<Sides> {
  const [basePath, headPath] = args.operands;
  if (optionOf(args, 'repo') !== undefined) {
    throw new Failure('`--repo` says where the revisions of `--git A..B` are, which is not given.');
  }
  if (basePath === undefined || headPath === undefined) {
    throw new Failure('`review` wants two directories or zips, `BASE HEAD`, or two revisions, `--git A..B`.');
  }
  const format = namedFormat(optionOf(args, 'format'));
  const head = await sourceAt(headPath, format, io);
  const base = format ? await sourceAt(basePath, format, io) : await counterpartAt(basePath, head, io);
  return { base: { ...base, title: base.path }, head: { ...head, title: head.path }, place: head.path };
}

async function inRepository(range: string, args: Args, io: Io): Promise<Sides> {
  const [path = '.', more] = args.operands;
  if (more !== undefined) throw new Failure('`review --git A..B` takes one PATH at most, inside the repository.');
  const [, left, dots, right] = /^(.*?)(\.{2,3})(.*)$/s.exec(range) ?? [];
  if (left === undefined || right === undefined) {
    throw new Failure(`${shownName(range)} is no range of revisions; \`A..B\` is wanted, such as \`main..HEAD\`.`);
  }
  const directory = optionOf(args, 'repo') ?? '.';
  if (io.disk.kindOf(directory) !== 'directory') throw new Failure(`${shownName(directory)} is no directory.`);
  const repository = io.repository(directory);
  // As in Git: an end that is left open is where one stands, and three dots begin where the two parted.
  const [one, other] = [left || 'HEAD', right || 'HEAD'];
  const before = dots === '...' ? repository.mergeBase(one, other) : one;
  const format = namedFormat(optionOf(args, 'format'));
  const [base, head] = [before, other].map((revision) => at(revision, repository.at(revision), io)) as [At, At];
  const found = await head.read((reader) => sourceAt(path, format, reader));
  const stood = await base.read(async (reader) => {
    // A harness that is new stood nowhere.
    if (!isAt(path, reader)) return { ...found, harness: new Map(), incomplete: false };
    return format ? sourceAt(path, format, reader) : counterpartAt(path, found, reader);
  });
  return {
    base: { ...stood, title: base.title(stood) },
    head: { ...found, title: head.title(found) },
    place: below(directory, found.path),
  };
}

interface At {
  /** What is said and what fails while reading names the revision. */
  read<Value>(act: (reader: Reader) => Promise<Value>): Promise<Value>;
  title(source: OneSource): string;
}

const at = (revision: string, disk: Reader['disk'], io: Io): At => ({
  async read(act) {
    try {
      return await act({ disk, err: (text) => io.err(`${shownName(revision)}: ${text}`) });
    } catch (error) {
      if (error instanceof Failure) throw new Failure(`In ${shownName(revision)}: ${error.message}`);
      throw error;
    }
  },
  title: ({ path }) => (path === '.' ? revision : `${revision}:${path}`),
});
