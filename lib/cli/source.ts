/** From a PATH on the command line to the harnesses it holds. */
import type { Format } from '../core/format';
import { type Entry, edit, type Harness, subtree } from '../core/harness';
import { baseName, isWithin, join, type Path, relative } from '../core/path';
import { formatById, formats } from '../formats';
import { Failure } from './failure';
import { type FoundHarness, findHarnesses, isPassedOver } from './find';
import type { SourceNotice } from './io';
import { harnessAt, type Reader, type Reading, say } from './reading';
import { below, shownName } from './words';

/** One harness that was asked for. */
export interface Source {
  /** As given; of one among several, with the way to it. */
  path: string;
  /** Where it was found below the path that was given; `''` is that path. */
  root: Path;
  harness: Harness;
  format: Format;
}

export interface Sources {
  sources: Source[];
  /** True where part of it could not be read: no verdict over it is whole. */
  incomplete: boolean;
}

export type OneSource = Source & { incomplete: boolean };

const formatNames = () => formats.map(({ id }) => `\`${id}\``).join(', ');

/** The format a person named. */
export function namedFormat(id: string | undefined): Format | undefined {
  if (id === undefined) return undefined;
  const format = formatById(id);
  if (!format) throw new Failure(`${shownName(id)} is no format; there are ${formatNames()}.`);
  return format;
}

/** The harnesses at a path. With a format the path itself is the root, whatever it holds. Notices go to `io.err`. */
export async function sourcesAt(path: string, format: Format | undefined, io: Reader): Promise<Sources> {
  const isLeftOut = format ? (name: string) => format.passesOver.includes(name) : isPassedOver;
  const reading = harnessAt(path, format, io, isLeftOut);
  const found = format ? [{ root: '', harness: reading.harness, format }] : findHarnesses(reading.harness);
  if (found.length === 0) {
    throw new Failure(
      `${shownName(path)} holds no harness that any format recognises; \`--format ID\` names one: ${formatNames()}.`,
    );
  }
  return sourcesOf(path, reading, found, format !== undefined, io);
}

/**
 * What stands at a path in the place of a harness that was found elsewhere, read as its format: what lies where that one
 * lay, else the only harness there, else whatever lies there, if anything does.
 */
export async function counterpartAt(path: string, of: Source, io: Reader): Promise<OneSource> {
  const { root, format } = of;
  const reading = harnessAt(path, format, io, isPassedOver);
  const found = findHarnesses(reading.harness);
  const same = found.find((each) => each.root === root) ?? (found.length === 1 ? found[0] : undefined);
  const place = same ?? { root, harness: subtree(reading.harness, root) };
  return one(path, await sourcesOf(path, reading, [{ ...place, format }], false, io));
}

async function sourcesOf(
  path: string,
  reading: Reading,
  found: readonly FoundHarness[],
  named: boolean,
  io: Reader,
): Promise<Sources> {
  const notices = [...reading.notices];
  const sources = found.map((each) => {
    const rest = restOf(path, each, reading.passedOver, named, io);
    notices.push(...rest.notices);
    const { root, format } = each;
    return { path: below(path, root), root, harness: edit(each.harness, rest.harness), format };
  });
  await say(path, notices, io);
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
  io: Reader,
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
export const sourceAt = async (path: string, format: Format | undefined, io: Reader): Promise<OneSource> =>
  one(path, await sourcesAt(path, format, io));

/** More paths make a sentence that no one reads. */
const mostNamed = 10;

function one(path: string, { sources, incomplete }: Sources): OneSource {
  const [only, second] = sources;
  if (!only || second) {
    const paths = sources.slice(0, mostNamed).map((source) => shownName(source.path));
    const more = sources.length > mostNamed ? ` and ${sources.length - mostNamed} more` : '';
    throw new Failure(`${shownName(path)} holds ${sources.length} harnesses; name one of ${paths.join(', ')}${more}.`);
  }
  return { ...only, incomplete };
}

/** Ends a command whose answer would be wrong without the part that could not be read. */
export function wholeOnly({ path, incomplete }: OneSource, answer: string): void {
  if (incomplete) throw new Failure(`${answer}: a part of ${shownName(path)} could not be read.`);
}
