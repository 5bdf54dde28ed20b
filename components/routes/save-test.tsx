import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { saveRoute } from '@/lib/studio/routes';
import type { Walks } from '@/lib/studio/routing';
import styles from './routes.module.css';

/** Keeps the task with the leaf it should reach. The best leaf is offered first; any other can be wanted instead. */
export function SaveTest({ walks }: { walks: Walks }) {
  const { studio } = useSession();
  const checked = useStudio((state) => state.checked);
  const [leaves, setLeaves] = useState<readonly { path: string; name: string }[]>([]);
  const [wanted, setWanted] = useState<string>();
  const best = walks.candidates[0]?.doc.path;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the leaves are those of the last check.
  useEffect(() => {
    let current = true;
    void studio.checker
      .api()
      .leaves()
      .then((found) => current && setLeaves(found));
    return () => {
      current = false;
    };
  }, [studio, checked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another task wants another leaf.
  useEffect(() => setWanted(undefined), [walks.task]);

  const leaf = wanted ?? best ?? leaves[0]?.path;
  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        if (leaf !== undefined) saveRoute(studio, { task: walks.task.trim(), leaf });
      }}
    >
      <label>
        It should reach{' '}
        <select value={leaf} onChange={(event) => setWanted(event.target.value)}>
          {leaves.map(({ path }) => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">Save as a test</Button>
    </form>
  );
}
