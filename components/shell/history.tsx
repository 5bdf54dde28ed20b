import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { editsBetween } from '@/lib/core/harness';
import { newId } from '@/lib/studio/session';
import type { Checkpoint } from '@/lib/studio/storage';
import { agoWords } from '@/lib/studio/words';
import { useSession, useStudio } from './session';
import styles from './shell.module.css';

/** What was done since it was opened, and states with a name to come back to. */
export function History() {
  const { studio } = useSession();
  const past = useStudio((state) => state.past);
  const future = useStudio((state) => state.future);
  return (
    <Sheet title="History" onClose={() => studio.sheet(undefined)}>
      <Checkpoints />
      <h3>Since it was opened</h3>
      {past.length + future.length === 0 && <p className={styles.nothing}>Nothing was done yet.</p>}
      <ol className={styles.history}>
        {future.map((step, index) => (
          <li key={`f${index.toString()}`} className={styles.faint}>
            {step.title} (undone)
            <Button size="small" onClick={() => repeat(future.length - index, studio.redo)}>
              Do again
            </Button>
          </li>
        ))}
        {[...past].reverse().map((step, index) => (
          <li key={`p${(past.length - index).toString()}`} data-now={index === 0}>
            {step.title}
            <Button size="small" onClick={() => repeat(index + 1, studio.undo)}>
              Go back to before this
            </Button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function repeat(times: number, act: () => void): void {
  for (let time = 0; time < times; time++) act();
}

function Checkpoints() {
  const { studio, storage } = useSession();
  const id = useStudio((state) => state.id);
  const [list, setList] = useState<readonly Checkpoint[]>([]);
  const [title, setTitle] = useState('');
  const reload = () => storage.checkpoints(id).then(setList);
  useEffect(() => {
    void storage.checkpoints(id).then(setList);
  }, [storage, id]);
  const keep = async (): Promise<void> => {
    const name = title.trim() || `Checkpoint ${list.length + 1}`;
    const checkpoint = { id: newId(), harnessId: id, title: name, at: Date.now(), automatic: false };
    await storage.keepCheckpoint(checkpoint, studio.store.getState().harness);
    setTitle('');
    await reload();
  };
  const restore = async (checkpoint: Checkpoint): Promise<void> => {
    const harness = await storage.checkpointOf(checkpoint.id);
    if (harness) studio.commit(`Restore ${checkpoint.title}`, editsBetween(studio.store.getState().harness, harness));
  };
  return (
    <section>
      <h3>Checkpoints</h3>
      <form
        className={styles.rowHead}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <input
          className={styles.harness}
          aria-label="Name of the checkpoint"
          placeholder="Name, such as: before the rewrite"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit">Keep a checkpoint</Button>
      </form>
      <ol className={styles.history}>
        {list.map((checkpoint) => (
          <li key={checkpoint.id}>
            <span>
              {checkpoint.title} <span className={styles.faint}>{agoWords(checkpoint.at, Date.now())}</span>
            </span>
            <Button size="small" onClick={() => void restore(checkpoint)}>
              Restore
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
