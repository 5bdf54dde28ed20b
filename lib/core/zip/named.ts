/** The entries of an archive with names that have been read and found safe. */
import type { Entry } from '../harness';
import { parentsOf } from '../ordered';
import type { Path } from '../path';
import type { Listed } from './directory';
import { fromUnix, nameOf } from './entry-name';
import { modes } from './layout';
import { refuseFileAndFolder, safePath, shown } from './names';
import { noticesOf, type ZipNotice } from './notice';
import { ZipRefusal } from './refusal';

export interface Named {
  listed: Listed;
  /** As the archive says it. */
  name: string;
  path: Path;
  kind: Entry['kind'] | 'special';
}

/** Refuses the archive where any name is unsafe or stands for two things. */
export function namedEntries(entries: readonly Listed[]): { named: Named[]; notices: ZipNotice[] } {
  const named: Named[] = [];
  const guessed: Path[] = [];
  const separated: Path[] = [];
  for (const listed of entries) {
    const { text: name, ...read } = nameOf(listed);
    const path = safePath(name);
    const kind = kindOf(listed, name);
    if (read.guessed) guessed.push(path);
    if (read.backslashes) separated.push(path);
    if (path !== '') named.push({ listed, name, path, kind });
    else if (kind !== 'directory') {
      throw new ZipRefusal(`${shown(name)} names the root itself; a file needs a name of its own.`, name);
    }
  }
  refuseConflicts(named);
  return { named, notices: [...noticesOf('backslashes', separated), ...noticesOf('code-page-437', guessed)] };
}

/** Only Unix says what a thing is; elsewhere a closing slash makes a folder and the rest are files. */
function kindOf(listed: Listed, name: string): Named['kind'] {
  const type = fromUnix(listed) ? (listed.attributes >>> 16) & modes.type : 0;
  if (name.endsWith('/') || type === modes.directory) return 'directory';
  if (type === modes.symlink) return 'symlink';
  return type === 0 || type === modes.file ? 'file' : 'special';
}

function refuseConflicts(named: readonly Named[]): void {
  const kinds = new Map<Path, Named['kind']>();
  for (const { path, name, kind } of named) {
    const before = kinds.get(path);
    // The same folder listed twice says nothing new.
    if (before !== undefined && (before !== 'directory' || kind !== 'directory')) {
      throw new ZipRefusal(`${shown(name)} is in the archive twice; one name stands for one thing.`, name);
    }
    kinds.set(path, kind);
  }
  refuseFileAndFolder(
    named.filter((one) => one.kind !== 'directory').map((one) => one.path),
    parentsOf(kinds.keys()),
  );
}
