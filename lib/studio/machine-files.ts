/** Single files and folders going to this machine and coming from it. */
import type { Harness } from '../core/harness';
import { baseName, type Path } from '../core/path';
import { below } from './file-acts';
import { type Session, saveAs, zipOf } from './session';
import type { Studio } from './store';

/** One file as itself; a folder, or several items, as a zip. */
export async function download(session: Session, paths: readonly Path[]): Promise<void> {
  const { harness, name } = session.studio.store.getState();
  const [only = ''] = paths;
  const entry = harness.get(only);
  if (paths.length === 1 && entry?.kind === 'file') {
    saveAs(baseName(only), new Uint8Array(entry.bytes));
    return;
  }
  const part: Harness = new Map(paths.flatMap((path) => below(harness, path)));
  saveAs(`${paths.length === 1 ? baseName(only) : name}.zip`, await zipOf(session, part), 'application/zip');
}

/** Asks for a file and puts its bytes in place of those at the path. Its executable bit stays. */
export async function replace(studio: Studio, path: Path): Promise<void> {
  const file = await chosenFile();
  const entry = studio.store.getState().harness.get(path);
  if (!file || entry?.kind !== 'file') return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  studio.commit(`Replace ${path} with ${file.name}`, [[path, { ...entry, bytes }]]);
}

const chosenFile = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
