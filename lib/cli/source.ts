/** From a PATH on the command line to the harnesses it holds. */
import type { Format } from '../core/format';
import { type Entry, edit, type Harness } from '../core/harness';
import { baseName, isWithin, join, type Path, relative } from '../core/path';
import { unpackZip } from '../core/zip';
import { detect, formatById, formats } from '../formats';
import { Failure, systemFailure } from './failure';
import { type FoundHarness, findHarnesses, isPassedOver } from './find';
import type { Found, Io, SourceNotice } from './io';
import { below, shownName } from './words';

/** One harness that was asked for. */
export interface Source {
  /** As given; of one among several, with the way to it. */
  path: string;
  harness: Harness;
  format: Format;
}

export interface Sources {
  sources: Source[];
  /** True where part of it could not be read: no verdict over it is whole. */
  incomplete: boolean;
}

const formatNames = () => formats.map(({ id }) => `\`${id}\``).join(', ');

/** The format a person named. */
export function namedFormat(id: string | undefined): Format | undefined {
  if (id === undefined) return undefined;
  const format = formatById(id);
  if (!format) throw new Failure(`\`${id}\` is no format; there are ${formatNames()}.`);
  return format;
}

/** The harnesses at a path. With a format the path itself is the root, whatever it holds. Notices go to `io.err`. */
export async function sourcesAt(path: string, format: Format | undefined, io: Io): Promise<Sources> {
  const isLeftOut = format ? (name: string) => format.passesOver.includes(name) : isPassedOver;
  const read = harnessAt(path, format, io, isLeftOut);
  const found = format ? [{ root: '', harness: read.harness, format }] : findHarnesses(read.harness);
  if (found.length === 0) {
    throw new Failure(
      `${shownName(path)} holds no harness that any format recognises; \`--format ID\` names one: ${formatNames()}.`,
    );
  }
  const notices = [...read.notices];
  const sources = found.map((each) => {
    const rest = restOf(path, each, read.passedOver, format !== undefined, io);
    notices.push(...rest.notices);
    return { path: below(path, each.root), harness: edit(each.harness, rest.harness), format: each.format };
  });
  for (const notice of notices) await io.err(`${path}: ${notice.message}\n`);
  return { sources, incomplete: notices.some((notice) => notice.incomplete) };
}

/**
 * What the search passed over inside a harness that it found: it belongs to that harness, but for Git's own store and
 * what the format never consists of. That is left out and said.
 */
function restOf(
  path: string,
  { root, format }: FoundHarness,
  passedOver: readonly Path[],
  named: boolean,
  io: Io,
): Pick<Reading, 'harness' | 'notices'> {
  const harness = new Map<Path, Entry>();
  const notices: SourceNotice[] = [];
  const leftOut: Path[] = [];
  for (const directory of passedOver.filter((each) => isWithin(each, root))) {
    const inside = relative(root, directory);
    const name = baseName(inside);
    if (name === '.git' || named || format.passesOver.includes(name)) {
      leftOut.push(inside);
      continue;
    }
    const read = harnessAt(below(path, directory), undefined, io);
    for (const [at, entry] of read.harness) harness.set(join(inside, at), entry);
    if (read.harness.size === 0) harness.set(inside, { kind: 'directory' });
    notices.push(...read.notices.map((notice) => ({ ...notice, path: join(inside, notice.path) })));
  }
  const [first] = leftOut;
  if (first !== undefined) {
    const others = leftOut.length > 1 ? ` and ${leftOut.length - 1} more of its kind` : '';
    notices.push({
      path: `${first}/`,
      message: `${shownName(`${first}/`)}${others} was passed over as no part of the harness.`,
    });
  }
  return { harness, notices };
}

/** The one harness at a path; several are a question back. */
export async function sourceAt(
  path: string,
  format: Format | undefined,
  io: Io,
): Promise<Source & { incomplete: boolean }> {
  const { sources, incomplete } = await sourcesAt(path, format, io);
  const [only, second] = sources;
  if (!only || second) {
    const paths = sources.map((source) => shownName(source.path)).join(', ');
    throw new Failure(`${shownName(path)} holds ${sources.length} harnesses; name one of ${paths}.`);
  }
  return { ...only, incomplete };
}

interface Reading {
  harness: Harness;
  notices: readonly SourceNotice[];
  passedOver: readonly Path[];
}

/** All that lies at a path, a directory or a zip. */
export function harnessAt(
  path: string,
  format: Format | undefined,
  io: Io,
  passOver?: (name: string) => boolean,
): Reading {
  const found = foundAt(path, io, passOver);
  if (found.kind === 'directory') return found;
  const likelihood = (harness: Harness): number =>
    (format ? format.detect(harness) : detect(harness)[0]?.detection)?.likelihood ?? 0;
  const unpacked = unpackZip(found.bytes, { likelihood });
  if ('refused' in unpacked) throw new Failure(`${shownName(path)} cannot be opened. ${unpacked.refused.message}`);
  return { ...unpacked, passedOver: [] };
}

/** What lies at a path, undefined where nothing does. */
export function read(path: string, io: Io, passOver?: (name: string) => boolean): Found | undefined {
  try {
    return io.disk.read(path, passOver);
  } catch (error) {
    throw systemFailure(`${shownName(path)} cannot be read`, error);
  }
}

function foundAt(path: string, io: Io, passOver: ((name: string) => boolean) | undefined): Found {
  const found = read(path, io, passOver);
  if (!found) throw new Failure(`${shownName(path)} is no directory and no zip: nothing is there.`);
  return found;
}
