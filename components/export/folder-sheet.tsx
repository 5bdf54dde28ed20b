import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { type Edit, edit, type Harness } from '@/lib/core/harness';
import { fromHandle } from '@/lib/studio/folder';
import { planSaving, removeFile, type Saving, writeFile } from '@/lib/studio/save-back';
import { sharing } from '@/lib/studio/sharing';
import { countOf } from '@/lib/studio/words';
import styles from './export.module.css';

const acts: Record<Saving['act'], string> = {
  write: 'Write',
  remove: 'Remove',
  take: 'Take from the folder',
  dispute: 'In dispute',
};

/** A summary first, then changed files only. What changed in the folder meanwhile is taken, or decided per file. */
export function FolderSheet() {
  const { studio, folders } = useSession();
  const id = useStudio((state) => state.id);
  const handle = folders.get(id);
  const [disk, setDisk] = useState<Harness>();
  const [fault, setFault] = useState<string>();
  const [ours, setOurs] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<string>();
  const harness = useStudio((state) => state.harness);
  const base = useStudio((state) => state.base);

  useEffect(() => {
    if (!handle) return;
    void fromHandle(handle).then((read) => ('fault' in read ? setFault(read.fault) : setDisk(read.harness)));
  }, [handle]);

  const plan = disk ? planSaving(base, harness, disk) : [];

  const save = async (): Promise<void> => {
    if (!handle || !disk) return;
    const permission = await handle.requestPermission?.({ mode: 'readwrite' });
    if (permission === 'denied') {
      setFault('The browser may not write into the folder. Allow it, or export a zip.');
      return;
    }
    const taken: Edit[] = [];
    try {
      for (const { path, act } of plan) {
        const entry = harness.get(path);
        if (act === 'take' || (act === 'dispute' && !ours.has(path))) taken.push([path, disk.get(path)]);
        else if (entry?.kind === 'file') await writeFile(handle, path, entry.bytes);
        else await removeFile(handle, path);
      }
    } catch (error) {
      setFault(`Not everything was written: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    studio.commit('Take changes of the folder', taken);
    const saved = edit(harness, taken);
    studio.store.setState((state) => ({ base: sharing(state.harness, saved) }));
    setDisk(undefined);
    setDone(
      `Saved: ${countOf(plan.length - taken.length, 'file')} written${taken.length > 0 ? `, ${taken.length} taken` : ''}.`,
    );
  };

  return (
    <Sheet
      title="Save into its folder"
      onClose={() => studio.sheet(undefined)}
      foot={
        <>
          <span className={styles.faint}>Files are swapped in whole, one after another.</span>
          <Button
            tone="primary"
            size="large"
            why={plan.length === 0 ? 'There is nothing to save.' : undefined}
            onClick={() => void save()}
          >
            Save {plan.length > 0 && countOf(plan.length, 'file')}
          </Button>
        </>
      }
    >
      {fault !== undefined && <p className={styles.warning}>{fault}</p>}
      {done !== undefined && (
        <p className={styles.good} role="status">
          {done}
        </p>
      )}
      {!disk && !fault && !done && <p>Reading the folder…</p>}
      {disk && plan.length === 0 && <p>The folder holds the same already.</p>}
      <ul className={styles.out}>
        {plan.map(({ path, act, words }) => (
          <li key={path}>
            <code>{path}</code>{' '}
            <span className={styles.faint}>
              {acts[act]}: {words}
            </span>
            {act === 'dispute' && (
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={ours.has(path)}
                  onChange={(event) => {
                    const next = new Set(ours);
                    if (event.target.checked) next.add(path);
                    else next.delete(path);
                    setOurs(next);
                  }}
                />
                Write ours over the folder’s (else the folder’s is taken; undo brings ours back)
              </label>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
