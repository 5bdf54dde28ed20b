/** What can be done with a row of the tree: its menu and its keys read this one list. */
import { isMac } from '@/components/shell/command-button';
import type { MenuItem } from '@/components/ui/menu';
import type { Entry } from '@/lib/core/harness';
import { type Path, parentOf } from '@/lib/core/path';
import { putDown, putFault, takeUp } from '@/lib/studio/carry';
import { copyName, duplicate, remove } from '@/lib/studio/file-acts';
import { nameOf, shownKeys } from '@/lib/studio/keys';
import { download, replace } from '@/lib/studio/machine-files';
import type { Session } from '@/lib/studio/session';
import type { Studio } from '@/lib/studio/store';

interface RowActs {
  items: readonly (MenuItem & { press?: string })[];
}

interface Row {
  id: Path;
  folder: boolean;
  entry: Entry | undefined;
  /** What an act is about: the row, or all that are selected with it. */
  chosen: readonly Path[];
}

const titleOf = (act: string, paths: readonly Path[]): string =>
  `${act} ${paths.length === 1 ? paths[0] : `${paths.length} items`}`;

const pressed = (press: string) => ({ press, keys: shownKeys(press, isMac()) });

export function actsOf(session: Session, { id, folder, entry, chosen }: Row): RowActs[] {
  const { studio } = session;
  const many = chosen.length > 1;
  const harness = () => studio.store.getState().harness;
  const parent = folder ? id : parentOf(id);
  const name = (kind: 'file' | 'folder') => () => studio.setView({ naming: { kind, parent } });
  return [
    {
      items: [
        { id: 'new-file', title: 'New file here', run: name('file') },
        { id: 'new-folder', title: 'New folder here', run: name('folder') },
      ],
    },
    {
      items: [
        { id: 'cut', title: 'Cut', ...pressed('Mod+X'), run: () => takeUp(studio, 'move', chosen) },
        { id: 'copy', title: 'Copy', ...pressed('Mod+C'), run: () => takeUp(studio, 'copy', chosen) },
        {
          id: 'paste',
          title: 'Paste here',
          ...pressed('Mod+V'),
          why: putFault(studio.store.getState(), parent),
          run: () => putDown(studio, parent),
        },
      ],
    },
    {
      items: [
        {
          id: 'rename',
          title: 'Rename or move',
          ...pressed('F2'),
          run: () => studio.setView({ naming: { kind: 'rename' as const, path: id } }),
        },
        {
          id: 'duplicate',
          title: many ? `Duplicate ${chosen.length} items` : 'Duplicate',
          run: () => {
            const edits = chosen.flatMap((one) => duplicate(harness(), one, copyName(harness(), one)));
            studio.commit(titleOf('Duplicate', chosen), edits);
          },
        },
        {
          id: 'download',
          title: many
            ? `Download ${chosen.length} items as a zip`
            : folder
              ? 'Download this folder as a zip'
              : 'Download this file',
          why: entry?.kind === 'symlink' && !many ? 'A link can only be downloaded in a zip.' : undefined,
          run: () => void download(session, chosen),
        },
        {
          id: 'replace',
          title: 'Replace with a file of this machine',
          why: entry?.kind === 'file' ? undefined : 'Only a file can be replaced.',
          run: () => void replace(studio, id),
        },
      ],
    },
    {
      items: [
        {
          id: 'delete',
          title: titleOf('Delete', many ? chosen : [id.slice(id.lastIndexOf('/') + 1)]),
          ...pressed('Delete'),
          tone: 'danger' as const,
          run: () => void studio.commit(titleOf('Delete', chosen), remove(harness(), chosen)),
        },
      ],
    },
  ];
}

/** Runs the act of a key press, or says why it cannot be done. True where the press meant one. */
export function runByKey(event: KeyboardEvent, studio: Studio, groups: readonly RowActs[]): boolean {
  const name = nameOf(event, isMac());
  if (name === 'Mod+Z') studio.undo();
  else if (name === 'Mod+Y' || name === 'Mod+Shift+Z') studio.redo();
  else {
    const act = groups.flatMap(({ items }) => items).find(({ press }) => press === name);
    if (!act) return false;
    if (act.why === undefined) act.run();
    else studio.setView({ said: `${act.title}: ${act.why}` });
  }
  return true;
}
