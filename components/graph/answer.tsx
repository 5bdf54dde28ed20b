import { X } from 'lucide-react';
import { useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import type { Drawing } from '@/lib/studio/graph/drawing';
import { isFiltered, unfiltered } from '@/lib/studio/graph/view';
import { countOf } from '@/lib/studio/words';
import styles from './graph.module.css';
import { useGraphActs } from './use-graph';

/** The answer first: is everything reached? Then what is not drawn, and the way back to all of it. */
export function Answer({ drawing }: { drawing: Drawing | undefined }) {
  const total = useStudio((state) => state.report.graph.nodes.length);
  const view = useStudio((state) => state.view.graph);
  const { replace } = useGraphActs();
  return (
    <div className={styles.answer}>
      <p data-calm={drawing?.answer.startsWith('Everything')}>
        <strong>{drawing?.answer}</strong> <span className={styles.faint}>{sizes(drawing, view.query, total)}</span>
      </p>
      {drawing !== undefined && drawing.lost > 0 && !isFiltered(view) && (
        <Button tone="plain" size="small" onClick={() => replace({ ...view, only: 'lost' })}>
          Show what is not reached
        </Button>
      )}
      {isFiltered(view) && (
        <Button tone="plain" size="small" onClick={() => replace(unfiltered(view))}>
          <X size={14} aria-hidden /> Show all
        </Button>
      )}
    </div>
  );
}

function sizes(drawing: Drawing | undefined, query: string, total: number): string {
  if (!drawing) return countOf(total, 'node');
  const { kept, found, graph, unlined } = drawing;
  return [
    kept === drawing.total
      ? countOf(kept, 'node')
      : `${kept.toLocaleString('en')} of ${countOf(drawing.total, 'node')}`,
    query.trim() !== '' && countOf(found.length, 'match', 'matches'),
    graph.hidden > 0 && `${graph.hidden.toLocaleString('en')} folded`,
    graph.unrevealed > 0 && `${graph.unrevealed.toLocaleString('en')} matches have no room`,
    unlined > 0 && `${countOf(unlined, 'line')} not drawn`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
