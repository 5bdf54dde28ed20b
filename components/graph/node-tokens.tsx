import { useMemo } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import type { Node } from '@/lib/core/graph';
import { nodeWeights } from '@/lib/core/graph-places';
import { loadings } from '@/lib/studio/token-words';
import { countOf } from '@/lib/studio/words';
import styles from './inspector.module.css';

/** What the node costs by itself and with all below it, and which contexts read it. */
export function NodeTokens({ node }: { node: Node }) {
  const { studio } = useSession();
  const graph = useStudio((state) => state.report.graph);
  const fileTokens = useStudio((state) => state.report.fileTokens);
  const contexts = useStudio((state) => state.report.contexts);
  const weights = useMemo(() => nodeWeights(graph, fileTokens), [graph, fileTokens]);
  const weight = weights.get(node.id);
  const reading = contexts.filter((one) => node.path !== undefined && one.paths.includes(node.path));
  if (!weight || (weight.all === 0 && reading.length === 0)) return null;
  return (
    <div className={styles.part}>
      <h4>Tokens</h4>
      <p>
        {countOf(weight.own, 'token')}
        {weight.all > weight.own && `, ${weight.all.toLocaleString('en')} with all below it`}
        {reading.length === 0 && '. No context reads it whole or in part.'}
      </p>
      {reading.length > 0 && (
        <ul className={styles.ends}>
          {reading.slice(0, 6).map((one) => (
            <li key={one.name}>
              <span className={styles.line}>{loadings.find(({ loads }) => loads === one.loads)?.lies}</span>
              <button
                type="button"
                className={styles.link}
                onClick={() => studio.setView({ side: 'agent', context: one.name })}
              >
                {one.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
