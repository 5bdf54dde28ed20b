import { ArrowRight } from 'lucide-react';
import { useStudio } from '@/components/shell/session';
import type { Node } from '@/lib/core/graph';
import { wayWords } from '@/lib/studio/graph/words';
import styles from './inspector.module.css';
import { PlaceButton } from './remarks';
import type { GraphActs } from './use-graph';

/** How a session gets here, step by step, each with the line that says so. */
export function Way({ node, acts }: { node: Node; acts: GraphActs }) {
  const graph = useStudio((state) => state.report.graph);
  const steps = wayWords(graph, node.id);
  if (!steps || steps.length < 2) return null;
  return (
    <div className={styles.part}>
      <h4>Reached by</h4>
      <ol className={styles.way}>
        {steps.map((step, index) => (
          <li key={step.id}>
            {index > 0 && (
              <span className={styles.step}>
                <ArrowRight size={12} aria-hidden /> {step.kind}{' '}
                {step.place?.line !== undefined && <PlaceButton place={step.place} onPlace={acts.showPlace} />}
              </span>
            )}
            {step.id === node.id ? (
              <span>{step.label}</span>
            ) : (
              <button type="button" className={styles.link} onClick={() => acts.go(step.id)}>
                {step.label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
