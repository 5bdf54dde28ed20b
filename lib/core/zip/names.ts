/** Which entry names may enter or leave: checked after normalising, on both ways. */
import type { Path } from '../path';
import { ZipRefusal } from './refusal';

/**
 * The path an archive's name stands for: `.` parts and doubled or closing slashes fall away; `''` is the root itself.
 * Refuses what could land elsewhere on any system that unpacks it, so a backslash counts as a separator here even where it is a character.
 */
export function safePath(name: string): Path {
  if (name === '') throw new ZipRefusal('An entry has an empty name; each needs one.', name);
  if (name.includes('\0')) throw new ZipRefusal(`${shown(name)} holds a NUL, which no file name may.`, name);
  if (/^[a-z]:/i.test(name)) {
    throw new ZipRefusal(`${shown(name)} starts with a drive letter; names must be relative.`, name);
  }
  if (/^[/\\]/.test(name)) throw new ZipRefusal(`${shown(name)} is absolute; names must be relative.`, name);
  if (name.split(/[/\\]/).includes('..')) {
    throw new ZipRefusal(`${shown(name)} leads out of its folder by \`..\`; names must stay inside.`, name);
  }
  return name
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
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
