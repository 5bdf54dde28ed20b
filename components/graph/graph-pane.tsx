import { useStudio } from '@/components/shell/session';
import { Empty } from '@/components/ui/empty';
import { isFiltered } from '@/lib/studio/graph/view';
import { Answer } from './answer';
import styles from './graph.module.css';
import { GraphBar } from './graph-bar';
import { GraphCanvas } from './graph-canvas';
import { GraphList } from './graph-list';
import { Inspector } from './inspector';
import { Legend } from './legend';
import { Overview } from './overview';
import { useAsk, useDrawing } from './use-drawing';
import { useGraphActs, useLit } from './use-graph';

/** How an agent is led through the harness: drawn, as a list, or the whole tree at a glance. */
export function GraphPane() {
  const total = useStudio((state) => state.report.graph.nodes.length);
  const checking = useStudio((state) => state.checking);
  if (total > 0) return <Graph />;
  return (
    <Empty title={checking === 'checking' ? 'Reading the harness…' : 'No graph yet.'}>
      <p>Once a format recognises the harness, its routes are drawn here.</p>
    </Empty>
  );
}

function Graph() {
  const graph = useStudio((state) => state.report.graph);
  const view = useStudio((state) => state.view.graph);
  const node = useStudio((state) => state.view.node);
  const acts = useGraphActs();
  const lit = useLit();
  // A node that an edit removed is chosen no more.
  const chosen = graph.nodes.some((one) => one.id === node) ? node : undefined;
  const ask = useAsk(chosen, lit);
  const { drawing, stale } = useDrawing(ask);
  const inspected = graph.nodes.find((one) => one.id === (chosen ?? lit[0]));
  return (
    <div className={styles.pane}>
      <GraphBar drawing={drawing} ask={ask} />
      <Answer drawing={drawing} />
      {view.legend && <Legend />}
      <div className={styles.body} data-stale={stale} aria-busy={stale}>
        {drawing?.kept === 0 && isFiltered(view) ? (
          <Empty title="Nothing is left by these filters." />
        ) : (
          drawing && (
            <>
              {view.shape === 'drawing' && <GraphCanvas drawing={drawing} chosen={chosen} lit={lit} acts={acts} />}
              {view.shape === 'list' && <GraphList drawing={drawing} chosen={chosen} lit={lit} acts={acts} />}
              {view.shape === 'overview' && <Overview ask={ask} chosen={chosen} lit={lit} acts={acts} />}
            </>
          )
        )}
      </div>
      {inspected && (
        <Inspector
          node={inspected}
          overlaps={drawing?.overlaps.get(inspected.id)}
          isChosen={chosen !== undefined}
          acts={acts}
        />
      )}
    </div>
  );
}
