import type { ItemInstance } from '@headless-tree/core';
import { ChevronRight } from 'lucide-react';
import { MenuHere } from '@/components/ui/menu';
import type { Role } from '@/lib/core/format';
import type { Entry } from '@/lib/core/harness';
import type { Path } from '@/lib/core/path';
import { copyName, duplicate, remove } from '@/lib/studio/file-acts';
import { type Counts, countWords } from '@/lib/studio/findings';
import { download, replace } from '@/lib/studio/machine-files';
import type { Session } from '@/lib/studio/session';
import type { TreeItem } from '@/lib/studio/tree';
import { sizeWords } from '@/lib/studio/words';
import styles from './files.module.css';
import { RoleIcon } from './role-icon';

interface FileRowProps {
  item: ItemInstance<TreeItem>;
  entry: Entry | undefined;
  role: Role | undefined;
  counts: Counts;
  tokens: number | undefined;
  changed: boolean;
  /** What an act of its menu is about: the row, or all that are selected with it. */
  chosen: readonly Path[];
  session: Session;
}

export function FileRow({ item, entry, role, counts, tokens, changed, chosen, session }: FileRowProps) {
  const { studio } = session;
  const { id, name, folder } = item.getItemData();
  const words = countWords(counts);
  const worst = counts.error > 0 ? 'error' : counts.warning > 0 ? 'warning' : undefined;
  const shown = counts.error || counts.warning;
  const about = [
    role?.title,
    entry?.kind === 'file' && sizeWords(entry.bytes.length),
    entry?.kind === 'file' && entry.executable && 'executable',
    entry?.kind === 'symlink' && `link to ${entry.target}`,
    tokens !== undefined && `${tokens} tokens`,
    ...words,
  ];
  return (
    <MenuHere groups={menuOf(session, id, folder, chosen, entry)}>
      <button
        type="button"
        {...item.getProps()}
        className={styles.row}
        style={{ paddingInlineStart: `${8 + item.getItemMeta().level * 14}px` }}
        title={[id, ...about.filter(Boolean)].join('\n')}
        data-drop={item.isDragTarget()}
        data-focus-first={item.isFocused() || undefined}
        onKeyDown={(event) => {
          if (event.key === 'F2') studio.setView({ naming: { kind: 'rename', path: id } });
          if (event.key === 'Delete')
            studio.commit(titleOf('Delete', chosen), remove(studio.store.getState().harness, chosen));
        }}
      >
        <ChevronRight
          size={14}
          className={styles.chevron}
          data-open={folder && item.isExpanded()}
          data-folder={folder}
          aria-hidden
        />
        <RoleIcon kind={role?.kind} path={id} entry={entry} open={folder && item.isExpanded()} />
        <span className={styles.name} data-severity={worst} data-quiet={name.startsWith('.')}>
          {name}
        </span>
        {changed && !folder && <span className={styles.changed} title="Changed since it was opened" />}
        {entry?.kind === 'file' && entry.executable && <span className={styles.mark}>exe</span>}
        {worst && (
          <span className={styles.count} data-severity={worst} title={words.join(', ')}>
            {shown}
            <span className="sr-only"> {words.join(', ')}</span>
          </span>
        )}
      </button>
    </MenuHere>
  );
}

const titleOf = (act: string, paths: readonly Path[]): string =>
  `${act} ${paths.length === 1 ? paths[0] : `${paths.length} items`}`;

function menuOf(session: Session, id: Path, folder: boolean, chosen: readonly Path[], entry: Entry | undefined) {
  const { studio } = session;
  const many = chosen.length > 1;
  const harness = () => studio.store.getState().harness;
  const parent = folder ? id : id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
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
        {
          id: 'rename',
          title: 'Rename or move',
          keys: ['F2'],
          run: () => studio.setView({ naming: { kind: 'rename' as const, path: id } }),
        },
        {
          id: 'duplicate',
          title: many ? `Duplicate ${chosen.length} items` : 'Duplicate',
          run: () => {
            const edits = (many ? chosen : [id]).flatMap((one) => duplicate(harness(), one, copyName(harness(), one)));
            studio.commit(titleOf('Duplicate', many ? chosen : [id]), edits);
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
          run: () => void download(session, many ? chosen : [id]),
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
          title: titleOf('Delete', chosen.length > 1 ? chosen : [id.slice(id.lastIndexOf('/') + 1)]),
          keys: ['Del'],
          tone: 'danger' as const,
          run: () => void studio.commit(titleOf('Delete', chosen), remove(harness(), chosen)),
        },
      ],
    },
  ];
}
