import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Checkpoints } from './checkpoints';
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
