import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangeList } from '@/components/ui/change-list';
import { editsBetween, type Harness } from '@/lib/core/harness';
import { changedLines } from '@/lib/studio/fix-preview';
import { newId } from '@/lib/studio/session';
import { sharing } from '@/lib/studio/sharing';
import type { Checkpoint } from '@/lib/studio/storage';
import { agoWords, countOf } from '@/lib/studio/words';
import { useSession, useStudio } from './session';
import styles from './shell.module.css';

/** States with a name to come back to, kept with the harness. */
export function Checkpoints() {
  const { studio, storage } = useSession();
  const id = useStudio((state) => state.id);
  const [list, setList] = useState<readonly Checkpoint[]>([]);
  const [title, setTitle] = useState('');
  const reload = useCallback(() => storage.checkpoints(id).then(setList), [storage, id]);
  useEffect(() => {
    void reload();
  }, [reload]);
  const keep = async (): Promise<void> => {
    const name = title.trim() || `Checkpoint ${list.length + 1}`;
    const checkpoint = { id: newId(), harnessId: id, title: name, at: Date.now(), automatic: false };
    await storage.keepCheckpoint(checkpoint, studio.store.getState().harness);
    setTitle('');
    await reload();
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
          className={styles.checkpointName}
          data-first
          aria-label="Name of the checkpoint"
          placeholder="Name, such as: before the rewrite"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit">Keep a checkpoint</Button>
      </form>
      <ol className={styles.history}>
        {list.map((checkpoint) => (
          <CheckpointRow
            key={checkpoint.id}
            checkpoint={checkpoint}
            onDrop={() => void storage.dropCheckpoint(checkpoint.id).then(reload)}
          />
        ))}
      </ol>
    </section>
  );
}

function CheckpointRow({ checkpoint, onDrop }: { checkpoint: Checkpoint; onDrop(): void }) {
  const { studio, storage } = useSession();
  const harness = useStudio((state) => state.harness);
  const [then, setThen] = useState<Harness>();
  const read = async (): Promise<Harness | undefined> => {
    const held = await storage.checkpointOf(checkpoint.id);
    return held && sharing(harness, held);
  };
  const restore = async (): Promise<void> => {
    const held = await read();
    if (held) studio.commit(`Restore ${checkpoint.title}`, editsBetween(harness, held));
  };
  const compare = async (): Promise<void> => setThen(then ? undefined : await read());
  const edits = then ? editsBetween(then, harness) : [];
  return (
    <li className={styles.checkpoint}>
      <div className={styles.rowHead}>
        <span>
          {checkpoint.title}{' '}
          <span className={styles.faint}>
            {agoWords(checkpoint.at, Date.now())}
            {checkpoint.automatic && ', by itself'}
          </span>
        </span>
        <span className={styles.rowActs}>
          <Button size="small" aria-expanded={then !== undefined} onClick={() => void compare()}>
            Compare with now
          </Button>
          <Button size="small" onClick={() => void restore()}>
            Restore
          </Button>
          <Button size="small" tone="plain" onClick={onDrop}>
            Forget
          </Button>
        </span>
      </div>
      {then && (
        <div>
          <p className={styles.faint}>
            {edits.length === 0 ? 'The same as now.' : `Since then ${countOf(edits.length, 'file')} changed.`}
          </p>
          {edits.map((edit) => (
            <div key={edit[0]} className={styles.compared}>
              <ChangeList files={changedLines(then, [edit])} />
              <Button size="small" onClick={() => studio.commit(`Restore ${edit[0]}`, [[edit[0], then.get(edit[0])]])}>
                Restore this file
              </Button>
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
