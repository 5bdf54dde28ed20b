/** Names that every common system can hold. Windows names: Microsoft, "Naming files, paths and namespaces". */
import type { Fix } from '../../core/diagnostic';
import { exists, type Harness } from '../../core/harness';
import { baseName, join, type Path, parentOf } from '../../core/path';
import { bytesOf } from '../../core/text';

const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
const forbidden = /[<>:"|?*\\]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters in names are what is looked for.
const control = /[\u0000-\u001f\u007f]/;

/** Why some system cannot hold a name; undefined where all can. */
export function nameTrouble(name: string): string | undefined {
  if (control.test(name)) return 'holds a control character';
  if (device.test(name)) return 'is the name of a device on Windows';
  const letter = forbidden.exec(name)?.[0];
  if (letter) return `holds \`${letter}\`, which Windows does not allow in names`;
  if (/[. ]$/.test(name)) return 'ends in a dot or a blank, which Windows drops';
  if (bytesOf(name).length > 255) return 'is longer than the 255 bytes that most systems allow';
  return undefined;
}

/** Renames what lies at a path to a name near its own; none where there is no such name or it is taken. */
export function portableRename(harness: Harness, path: Path): Fix[] {
  const safe = safeName(baseName(path));
  const to = join(parentOf(path), safe);
  if (safe === '' || nameTrouble(safe) !== undefined || exists(harness, to)) return [];
  return [{ title: `Rename to ${safe}`, edits: [{ rename: path, to }] }];
}

/** The name without what systems refuse; a device gets a dash behind its name. */
function safeName(name: string): string {
  const plain = name
    .replace(/[<>:"|?*\\\p{Cc}]+/gu, '-')
    .replace(/[. ]+$/, '')
    .replace(/^-+(?=.)/, '');
  return device.test(plain) ? plain.replace(/^[^.]+/, '$&-file') : plain;
}
