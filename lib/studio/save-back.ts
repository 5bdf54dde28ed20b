/** Saving into the folder a harness was opened from: what to write, what changed there meanwhile, and what is in dispute. */
import { type Entry, type Harness, sameEntry } from '../core/harness';
import { byCodePoint, type Path } from '../core/path';

/** `write` and `remove` go to the folder, `take` comes from it, `dispute` changed on both sides. */
export interface Saving {
  path: Path;
  act: 'write' | 'remove' | 'take' | 'dispute';
  words: string;
}

const same = (left: Entry | undefined, right: Entry | undefined): boolean =>
  left === right || (left !== undefined && right !== undefined && sameFile(left, right));

/** A browser shows no executable bits of a folder: they are no difference. */
function sameFile(left: Entry, right: Entry): boolean {
  if (left.kind !== 'file' || right.kind !== 'file') return sameEntry(left, right);
  return sameEntry({ kind: 'file', bytes: left.bytes }, { kind: 'file', bytes: right.bytes });
}

/** What saving would do: `base` is what both sides had in common. Links and empty folders cannot be made in a folder. */
export function planSaving(base: Harness, ours: Harness, disk: Harness): Saving[] {
  const paths = [...new Set([...base.keys(), ...ours.keys(), ...disk.keys()])].sort(byCodePoint);
  return paths.flatMap((path): Saving[] => {
    const [before, own, there] = [base.get(path), ours.get(path), disk.get(path)];
    if (same(own, there) || (own ?? there)?.kind !== 'file') return [];
    const weChanged = !same(before, own);
    const theyChanged = !same(before, there);
    if (weChanged && theyChanged) return [{ path, act: 'dispute', words: 'changed here and in the folder' }];
    if (theyChanged) return [{ path, act: 'take', words: there ? 'changed in the folder' : 'removed from the folder' }];
    return own
      ? [{ path, act: 'write', words: there ? 'changed' : 'new' }]
      : [{ path, act: 'remove', words: 'removed' }];
  });
}

/** What a person decides about a file: go by what the plan says, or the other way, or not at all. */
export type Choice = 'ours' | 'folder' | 'leave';

/** What is done when nobody chooses: what only one side changed goes to the other; the folder wins a dispute, and undo brings ours back. */
export const usualChoice = ({ act }: Saving): Choice => (act === 'write' || act === 'remove' ? 'ours' : 'folder');

/** The choices that make sense for a file. */
export const choicesFor = ({ act }: Saving): readonly Choice[] =>
  act === 'dispute' ? ['folder', 'ours', 'leave'] : act === 'take' ? ['folder', 'leave'] : ['ours', 'leave'];

/** Whether the folder may be read now, without asking. */
export async function mayRead(folder: Pick<FileSystemHandle, 'queryPermission'>): Promise<boolean> {
  const answer = await folder.queryPermission?.({ mode: 'read' }).catch(() => 'prompt');
  return (answer ?? 'granted') === 'granted';
}

/** Writes one file: a browser swaps it in whole when it is closed, so it is never half there. */
export async function writeFile(root: FileSystemDirectoryHandle, path: Path, bytes: Uint8Array): Promise<void> {
  const { folder, name } = await place(root, path, true);
  const file = await folder.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  await stream.write(bytes as Uint8Array<ArrayBuffer>);
  await stream.close();
}

export async function removeFile(root: FileSystemDirectoryHandle, path: Path): Promise<void> {
  const { folder, name } = await place(root, path, false);
  await folder.removeEntry(name);
}

async function place(root: FileSystemDirectoryHandle, path: Path, create: boolean) {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  let folder = root;
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
  return { folder, name };
}
