/** Which entry names may enter or leave: checked after normalising, on both ways. */
import type { Path } from '../path';
import { ZipRefusal } from './refusal';

/**
 * The path an archive's name stands for: `.` parts and doubled or closing slashes fall away; `''` is the root itself.
 * Refuses what could land elsewhere on any system that unpacks it, so a backslash counts as a separator here even where it is a character.
 */
export function safePath(name: string): Path {
  if (name === '') throw new ZipRefusal('An entry has an empty name; each needs one.', name);
  const path = name
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
  const fault =
    faultOf(name) ?? faultOf(path) ?? (isTooDeep(path) ? `lies deeper than ${deepest} folders.` : undefined);
  if (fault) throw new ZipRefusal(`${shown(name)} ${fault}`, name);
  return path;
}

/** Every folder above an entry is asked for: without a bound, long names would cost the square of their length. */
const deepest = 256;

const isTooDeep = (path: Path): boolean => path.length > 2 * deepest && path.split('/').length > deepest + 1;

function faultOf(name: string): string | undefined {
  if (name.includes('\0')) return 'holds a NUL, which no file name may.';
  if (/^[a-z]:/i.test(name)) return 'starts with a drive letter; names must be relative.';
  if (/^[/\\]/.test(name)) return 'is absolute; names must be relative.';
  if (name.split(/[/\\]/).includes('..')) return 'leads out of its folder by `..`; names must stay inside.';
  return undefined;
}

/** A name inside a message: in backticks, on one line, control characters as `\\x0a`. */
export const shown = (name: string): string => `\`${name.replace(/\p{Cc}/gu, escaped)}\``;

const escaped = (control: string): string => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Refuses a path that is a file (or a link) and, by another entry, a folder. `folders` are all paths that something lies in. */
export function refuseFileAndFolder(files: Iterable<Path>, folders: ReadonlySet<Path>): void {
  for (const path of files) {
    if (folders.has(path)) {
      throw new ZipRefusal(`${shown(path)} is both a file and a folder; one name stands for one thing.`, path);
    }
  }
}
