import type { ItemInstance } from '@headless-tree/core';
import { ChevronRight } from 'lucide-react';
import { MenuHere } from '@/components/ui/menu';
import type { Role } from '@/lib/core/format';
import type { Entry } from '@/lib/core/harness';
import type { Path } from '@/lib/core/path';
import { letGo } from '@/lib/studio/carry';
import { type Counts, countWords } from '@/lib/studio/findings';
import type { Session } from '@/lib/studio/session';
import type { TreeItem } from '@/lib/studio/tree';
import { sizeWords } from '@/lib/studio/words';
import styles from './files.module.css';
import { RoleIcon } from './role-icon';
import { actsOf, runByKey } from './row-acts';

interface FileRowProps {
  item: ItemInstance<TreeItem>;
  entry: Entry | undefined;
  role: Role | undefined;
  counts: Counts;
  tokens: number | undefined;
  changed: boolean;
  /** It was cut and waits to be put down elsewhere. */
  cut: boolean;
  /** What an act of its menu is about: the row, or all that are selected with it. */
  chosen: readonly Path[];
  session: Session;
}

export function FileRow({ item, entry, role, counts, tokens, changed, cut, chosen, session }: FileRowProps) {
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
  const acts = () => actsOf(session, { id, folder, entry, chosen });
  return (
    <MenuHere groups={acts}>
      <button
        type="button"
        {...item.getProps()}
        className={styles.row}
        style={{ paddingInlineStart: `${8 + item.getItemMeta().level * 14}px` }}
        title={[id, ...about.filter(Boolean)].join('\n')}
        data-drop={item.isDragTarget()}
        data-focus-first={item.isFocused() || undefined}
        data-cut={cut}
        // A screen reader may lead to a row without a key of the tree.
        onFocus={() => {
          if (!item.isFocused()) item.setFocused();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') letGo(studio);
          if (runByKey(event.nativeEvent, studio, acts())) event.preventDefault();
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
            <span aria-hidden>{shown}</span>
            <span className="sr-only"> {words.join(', ')}</span>
          </span>
        )}
      </button>
    </MenuHere>
  );
}
