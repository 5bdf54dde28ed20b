import { useState } from 'react';
import { useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import type { Edge, Node } from '@/lib/core/graph';
import { graphFacts } from '@/lib/studio/graph/facts';
import { lineOf } from '@/lib/studio/graph/lines';
import styles from './inspector.module.css';
import { PlaceButton } from './remarks';
import type { GraphActs } from './use-graph';

const few = 6;

/** Who names the node, and what it names: each with the kind of the line and where it is said. */
export function Ends({ node, acts }: { node: Node; acts: GraphActs }) {
  const graph = useStudio((state) => state.report.graph);
  const facts = graphFacts(graph);
  // Where a thing lies is seen in the drawing; here is said who leads there.
  const isSaid = (edge: Edge): boolean => !(edge.kind === 'contains' && edge.silent);
  return (
    <>
      <List title="Named by" edges={facts.to(node.id).filter(isSaid)} end="source" acts={acts} />
      <List title="Leads to" edges={facts.from(node.id).filter(isSaid)} end="target" acts={acts} />
    </>
  );
}

interface ListProps {
  title: string;
  edges: readonly Edge[];
  end: 'source' | 'target';
  acts: GraphActs;
}

function List({ title, edges, end, acts }: ListProps) {
  const graph = useStudio((state) => state.report.graph);
  const [isOpen, setIsOpen] = useState(false);
  const facts = graphFacts(graph);
  if (edges.length === 0) return null;
  const shown = isOpen ? edges : edges.slice(0, few);
  return (
    <div className={styles.part}>
      <h4>{title}</h4>
      <ul className={styles.ends}>
        {shown.map((edge) => {
          const id = edge[end];
          const line = lineOf(edge, facts);
          const { path } = edge;
          return (
            <li key={`${id} ${edge.kind} ${edge.line}`}>
              <span className={styles.line} data-line={line}>
                {line}
              </span>
              <button type="button" className={styles.link} onClick={() => acts.go(id)}>
                {facts.nodes.get(id)?.label ?? id.replace(/^missing:/, '')}
              </button>
              {path !== undefined && edge.line !== undefined && (
                <PlaceButton place={{ path, line: edge.line }} onPlace={acts.showPlace} />
              )}
            </li>
          );
        })}
      </ul>
      {edges.length > few && (
        <Button tone="plain" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Fewer' : `All ${edges.length}`}
        </Button>
      )}
    </div>
  );
}
