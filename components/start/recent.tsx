import { Ellipsis } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { newId } from '@/lib/studio/session';
import type { Kept } from '@/lib/studio/storage';
import { agoWords, countOf } from '@/lib/studio/words';
import { KeepPromise } from './keep-promise';
import styles from './start.module.css';
import type { Opener } from './use-open';

/** What this browser keeps: the newest first. */
export function Recent({ opener }: { opener: Opener }) {
  const { storage, volatile } = opener.session;
  const [list, setList] = useState<readonly Kept[]>();
  const [deleted, setDeleted] = useState<Kept>();
  const [renaming, setRenaming] = useState<string>();
  const reload = useCallback(() => storage.list().then(setList, () => setList([])), [storage]);
  useEffect(() => {
    void reload();
  }, [reload]);

  if (volatile !== undefined) {
    return (
      <p className={styles.answer} data-tone="error">
        {volatile} You can work, but take your harness away as a zip before you close the tab.
      </p>
    );
  }
  if (!list || (list.length === 0 && !deleted)) return null;

  const act = (done: Promise<unknown>) => void done.then(reload);
  const rename = (kept: Kept, name: string): void => {
    setRenaming(undefined);
    if (name.trim() !== '' && name !== kept.name) act(storage.change(kept.id, { name: name.trim() }));
  };
  const menuOf = (kept: Kept) => [
    {
      items: [
        { id: 'rename', title: 'Rename', run: () => setRenaming(kept.id) },
        {
          id: 'duplicate',
          title: 'Duplicate',
          run: () => act(storage.duplicate(kept.id, newId(), `${kept.name} copy`, Date.now())),
        },
        {
          id: 'delete',
          title: 'Delete from this browser',
          tone: 'danger' as const,
          run: () => {
            setDeleted(kept);
            act(storage.change(kept.id, { deleted: Date.now() }));
          },
        },
      ],
    },
  ];

  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={styles.heading}>
        Recent
      </h2>
      {deleted && (
        <p className={styles.answer} role="status">
          {deleted.name} was deleted.{' '}
          <Button
            size="small"
            onClick={() => {
              act(storage.undelete(deleted.id));
              setDeleted(undefined);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <ul className={styles.recent}>
        {list.map((kept) => (
          <li key={kept.id}>
            {renaming === kept.id ? (
              <input
                className={styles.rename}
                // biome-ignore lint/a11y/noAutofocus: the person just asked to type here.
                autoFocus
                defaultValue={kept.name}
                aria-label={`New name of ${kept.name}`}
                onBlur={(event) => rename(kept, event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.currentTarget.blur();
                  if (event.key === 'Escape') setRenaming(undefined);
                }}
              />
            ) : (
              <button type="button" className={styles.kept} onClick={() => void opener.openKept(kept.id)}>
                <strong>{kept.name}</strong>
                <span>{kept.format ?? 'Unknown format'}</span>
                <span data-valid={kept.valid}>{verdictOf(kept)}</span>
                <span>{countOf(kept.files, 'file')}</span>
                <span>{agoWords(kept.edited, Date.now())}</span>
              </button>
            )}
            <Menu groups={menuOf(kept)} align="end">
              <Button tone="plain" size="icon" aria-label={`More for ${kept.name}`}>
                <Ellipsis size={16} aria-hidden />
              </Button>
            </Menu>
          </li>
        ))}
      </ul>
      <KeepPromise />
    </section>
  );
}

function verdictOf({ valid, errors = 0 }: Kept): string {
  if (valid === undefined) return 'not checked';
  return valid ? 'valid' : countOf(errors, 'error');
}
