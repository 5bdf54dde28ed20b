/** Renaming in the tree: at once where only the path changes, after a question where other files speak of it. */
import type { Path } from '../core/path';
import { move } from './file-acts';
import type { Studio } from './store';

export async function renamed(studio: Studio, from: Path, to: Path): Promise<void> {
  await studio.whenChecked();
  const fix = await studio.checker
    .api()
    .renamePath(from, to)
    .catch(() => undefined);
  if (fix) studio.setView({ renaming: { from, to, fix }, sheet: 'rename' });
  else renameOnly(studio, from, to);
}

export function renameOnly(studio: Studio, from: Path, to: Path): void {
  studio.commit(`Rename ${from} to ${to}`, move(studio.store.getState().harness, from, to), [{ from, to }]);
}
