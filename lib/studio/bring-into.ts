/** Brings dropped files, folders and zips into the open harness, as one step. What is there already is kept beside. */
import { type Entry, edit, exists, type Harness } from '../core/harness';
import { join, type Path } from '../core/path';
import { copyName, putEntries } from './file-acts';
import { type Bringing, type Brought, fromDrop, looseFiles } from './folder';
import { type Session, unzip } from './session';
import type { Studio } from './store';
import { countOf } from './words';

export async function bringInto(session: Session, dropped: DataTransfer, folder: Path): Promise<void> {
  const { studio } = session;
  const said = take(studio, await fromDrop(dropped, (file) => unzip(session, file)), folder);
  if (said !== undefined) studio.setView({ said });
}

/** Puts what was brought into a folder of the open harness; the words why not where it could not be read. */
export function take(studio: Studio, brought: Bringing, folder: Path): string | undefined {
  if ('fault' in brought) return brought.fault;
  const { harness } = studio.store.getState();
  const entries = placed(harness, brought, folder);
  studio.commit(`Bring in ${countOf(entries.length, 'file')}`, putEntries(harness, entries));
  const [first] = entries;
  if (first && first[1].kind === 'file') studio.show(first[0]);
  return undefined;
}

/** A folder or zip keeps its name as a folder; loose files stand where they were dropped. Taken names get another. */
export function placed(harness: Harness, brought: Brought, folder: Path): [Path, Entry][] {
  if (brought.origin !== looseFiles) {
    const wanted = join(folder, brought.name);
    const top = exists(harness, wanted) ? copyName(harness, wanted) : wanted;
    return [...brought.harness].map(([path, entry]) => [join(top, path), entry]);
  }
  let seen = harness;
  return [...brought.harness].map(([path, entry]) => {
    const wanted = join(folder, path);
    const free = exists(seen, wanted) ? copyName(seen, wanted) : wanted;
    seen = edit(seen, [[free, entry]]);
    return [free, entry];
  });
}
