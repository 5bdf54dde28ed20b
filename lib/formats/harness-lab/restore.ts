/** Taking one file of an edit back. */
import type { Fix } from '../../core/diagnostic';
import type { Path } from '../../core/path';
import type { Changes } from './edit';

/** The file as the base had it, or its removal where the base had none. */
export function restoration(path: Path, { base }: Changes): Fix {
  const entry = base.get(path);
  return entry
    ? { title: `Restore \`${path}\``, edits: [{ write: path, entry }] }
    : { title: `Remove \`${path}\``, edits: [{ remove: path }] };
}
