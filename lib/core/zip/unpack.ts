/** Zip bytes as a harness. Every name, size and ratio is checked before a byte is inflated; a refused archive gives nothing. */
import type { Entry, Harness } from '../harness';
import { parentsOf } from '../ordered';
import { byCodePoint, type Path } from '../path';
import { decode } from '../text';
import { defaultCaps, type ZipCaps } from './caps';
import { refuseDeclared } from './declared';
import { readDirectory } from './directory';
import { fromUnix } from './entry-name';
import { contentOf } from './inflate';
import { modes, ownComment } from './layout';
import { type Named, namedEntries } from './named';
import { safePath, shown } from './names';
import { noticesOf, sameNameNotices, wrapperNotice, type ZipNotice } from './notice';
import type { Reader } from './reader';
import { ZipRefusal } from './refusal';
import { isMacDropping, unwrapped } from './wrapper';

export interface Unpacked {
  harness: Harness;
  notices: readonly ZipNotice[];
  /** The folder that held everything and was taken off. */
  wrapper?: Path;
}

/** Why an archive was not opened, as plain data: it may cross to another thread. */
export interface Refused {
  refused: { message: string; entry?: string };
}

export interface UnpackOptions {
  caps?: Partial<ZipCaps>;
  /** How much a tree looks like a harness, 0 to 1: decides whether a single top folder is a wrapper. Without it, it is. */
  likelihood?: (harness: Harness) => number;
}

/** The harness in an archive, or why it is not opened. Never throws, whatever the bytes. */
export function unpackZip(bytes: Uint8Array, options: UnpackOptions = {}): Unpacked | Refused {
  try {
    return unpacked(bytes, { ...defaultCaps, ...options.caps }, options.likelihood ?? (() => 0));
  } catch (error) {
    if (error instanceof ZipRefusal) {
      const { message, entry } = error;
      return { refused: entry === undefined ? { message } : { message, entry } };
    }
    // The one error of the platform that an archive within the caps can cause: there is no room for it.
    if (error instanceof RangeError) return { refused: { message: 'The archive does not fit into memory.' } };
    throw error;
  }
}

function unpacked(bytes: Uint8Array, caps: ZipCaps, likelihood: (harness: Harness) => number): Unpacked {
  const { reader, entries, comment } = readDirectory(bytes, caps.entries);
  const { named, notices } = namedEntries(entries);
  const own = decode(comment).text === ownComment;
  const isDropping = (one: Named) => !own && isMacDropping(one.path);
  const droppings = named.filter(isDropping);
  const special = named.filter((one) => !isDropping(one) && one.kind === 'special');
  const wanted = named.filter((one) => !isDropping(one) && one.kind !== 'special');
  refuseDeclared(wanted, bytes.length, caps);
  const whole = harnessFrom(reader, wanted);
  const { harness, wrapper } = own ? { harness: whole } : unwrapped(whole, likelihood);
  // Without its wrapper a name starts elsewhere: `desk/C:/x` would have become a drive.
  if (wrapper !== undefined) for (const path of harness.keys()) safePath(path);
  const all = [
    ...notices,
    ...noticesOf(
      'left-out',
      droppings.map((one) => one.path),
    ),
    ...noticesOf(
      'special-file',
      special.map((one) => one.path),
    ),
    ...(wrapper === undefined ? [] : [wrapperNotice(wrapper)]),
    ...sameNameNotices(harness),
  ];
  return wrapper === undefined ? { harness, notices: all } : { harness, notices: all, wrapper };
}

/** In code-point order, so that the order inside the archive means nothing; folders only where they are empty. */
function harnessFrom(reader: Reader, named: readonly Named[]): Harness {
  const parents = parentsOf(named.map((one) => one.path));
  const harness = new Map<Path, Entry>();
  for (const one of [...named].sort((left, right) => byCodePoint(left.path, right.path))) {
    if (one.kind !== 'directory') harness.set(one.path, entryOf(contentOf(reader, one.listed, one.name), one));
    else if (!parents.has(one.path)) harness.set(one.path, { kind: 'directory' });
  }
  return harness;
}

function entryOf(bytes: Uint8Array, { listed, name, kind }: Named): Entry {
  if (kind === 'symlink') {
    const { text: target, badByte } = decode(bytes);
    if (badByte !== undefined || target.includes('\0')) {
      throw new ZipRefusal(`${shown(name)} is a link whose target is no UTF-8 text.`, name);
    }
    return { kind: 'symlink', target };
  }
  const executable = fromUnix(listed) && ((listed.attributes >>> 16) & modes.anyExecute) !== 0;
  return executable ? { kind: 'file', bytes, executable: true } : { kind: 'file', bytes };
}
