import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Empty } from '@/components/ui/empty';
import type { Walks } from '@/lib/studio/routing';
import { Candidates } from './candidates';
import { RouteTests } from './route-tests';
import styles from './routes.module.css';
import { SaveTest } from './save-test';
import { Verdict } from './verdict';

/** A task goes in, the likely walk comes out; what matters is kept as a test. */
export function RoutesPane() {
  const { studio } = useSession();
  const task = useStudio((state) => state.view.task ?? '');
  const walks = useWalks(task);
  if (walks?.leaves === 0) {
    return (
      <div className={styles.pane}>
        <Empty title="There is nothing to be led to.">
          <p>Once the harness has a skill, a leaf or a page, tasks can be tried here.</p>
        </Empty>
        <RouteTests />
      </div>
    );
  }
  return (
    <div className={styles.pane}>
      <label className={styles.task}>
        <span>A task, as someone would say it</span>
        <textarea
          rows={2}
          data-focus-first
          value={task}
          placeholder="When is there enough water for a boat of two metres?"
          onChange={(event) => studio.setView({ task: event.target.value })}
        />
      </label>
      <p className={styles.note}>
        Ranked by shared words over names and descriptions (BM25). No model is asked: it shows which descriptions
        compete, not what an agent will do.
      </p>
      {walks && task.trim() !== '' && (
        <>
          <Verdict walks={walks} />
          <Candidates walks={walks} />
          <SaveTest walks={walks} />
        </>
      )}
      <RouteTests />
    </div>
  );
}

/** Asked again whenever the harness was checked or can be counted. */
function useWalks(task: string): Walks | undefined {
  const { studio } = useSession();
  const checked = useStudio((state) => state.checked);
  const encoding = useStudio((state) => state.report.encoding);
  const [walks, setWalks] = useState<Walks>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: descriptions and figures change with the harness.
  useEffect(() => {
    let current = true;
    void studio.checker
      .api()
      .walks(task)
      .then((found) => current && setWalks(found));
    return () => {
      current = false;
    };
  }, [studio, task, checked, encoding]);
  return walks;
}
