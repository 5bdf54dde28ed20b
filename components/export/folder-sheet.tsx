import { useCallback, useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { type Edit, edit, type Harness } from '@/lib/core/harness';
import { fromHandle } from '@/lib/studio/folder';
import {
  type Choice,
  mayRead,
  planSaving,
  removeFile,
  type Saving,
  usualChoice,
  writeFile,
} from '@/lib/studio/save-back';
import { sharing } from '@/lib/studio/sharing';
import { countOf } from '@/lib/studio/words';
import styles from './export.module.css';
import { FolderRow } from './folder-row';

/** A summary first, then changed files only. What changed in the folder meanwhile is taken, or decided per file. */
export function FolderSheet() {
  const { studio, folders, storage } = useSession();
  const id = useStudio((state) => state.id);
  const handle = folders.get(id);
  const [disk, setDisk] = useState<Harness>();
  const [fault, setFault] = useState<string>();
  const [locked, setLocked] = useState(false);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [done, setDone] = useState<string>();
  const harness = useStudio((state) => state.harness);
  const base = useStudio((state) => state.base);

  const read = useCallback(async (): Promise<void> => {
    if (!handle) return;
    if (!(await mayRead(handle))) {
      setLocked(true);
      return;
    }
    setLocked(false);
    const brought = await fromHandle(handle);
    if ('fault' in brought) setFault(brought.fault);
    else setDisk(brought.harness);
  }, [handle]);
  useEffect(() => void read(), [read]);

  const allow = async (): Promise<void> => {
    const answer = await handle?.requestPermission?.({ mode: 'readwrite' });
    if (answer === 'granted') await read();
    else setFault('The browser may not read the folder. Allow it in the address bar, or export a zip.');
  };

  const plan = disk ? planSaving(base, harness, disk) : [];
  const choiceOf = (one: Saving): Choice => choices.get(one.path) ?? usualChoice(one);
  const meant = plan.filter((one) => choiceOf(one) !== 'leave');

  const save = async (): Promise<void> => {
    if (!handle || !disk) return;
    const permission = await handle.requestPermission?.({ mode: 'readwrite' });
    if (permission === 'denied') {
      setFault('The browser may not write into the folder. Allow it, or export a zip.');
      return;
    }
    const taken: Edit[] = [];
    const settled: Edit[] = [];
    try {
      for (const one of meant) {
        const { path } = one;
        const entry = harness.get(path);
        if (choiceOf(one) === 'folder') taken.push([path, disk.get(path)]);
        else if (entry?.kind === 'file') await writeFile(handle, path, entry.bytes);
        else await removeFile(handle, path);
        settled.push([path, choiceOf(one) === 'folder' ? disk.get(path) : entry]);
      }
    } catch (error) {
      setFault(`Not everything was written: ${error instanceof Error ? error.message : String(error)}`);
    }
    studio.commit('Take changes of the folder', taken);
    studio.store.setState((state) => ({ base: sharing(state.harness, edit(base, settled)), onDisk: 0 }));
    void storage.rebase(id, settled).catch(() => undefined);
    setDisk(undefined);
    const words = [`${countOf(settled.length - taken.length, 'file')} written`];
    if (taken.length > 0) words.push(`${taken.length} taken`);
    setDone(`Saved: ${words.join(', ')}.`);
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
            why={meant.length === 0 ? 'There is nothing to save.' : undefined}
            onClick={() => void save()}
          >
            Save {meant.length > 0 && countOf(meant.length, 'file')}
          </Button>
        </>
      }
    >
      {fault !== undefined && (
        <p className={styles.warning} role="alert">
          {fault}
        </p>
      )}
      {locked && (
        <>
          <p>
            After a reload the browser asks again before a page may read the folder <code>{handle?.name}</code>. Your
            work is safe in this browser meanwhile.
          </p>
          <p>
            <Button tone="primary" onClick={() => void allow()}>
              Allow the folder
            </Button>
          </p>
        </>
      )}
      {done !== undefined && (
        <p className={styles.good} role="status">
          {done}
        </p>
      )}
      {!disk && !fault && !done && !locked && <p>Reading the folder…</p>}
      {disk && plan.length === 0 && <p>The folder holds the same already.</p>}
      <ul className={styles.out}>
        {disk &&
          plan.map((one) => (
            <FolderRow
              key={one.path}
              saving={one}
              ours={harness}
              disk={disk}
              choice={choiceOf(one)}
              onChoose={(choice) => setChoices(new Map(choices).set(one.path, choice))}
            />
          ))}
      </ul>
    </Sheet>
  );
}
