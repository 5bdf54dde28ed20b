import { Focus, FoldVertical, Network, SquareArrowOutUpRight, X } from 'lucide-react';
import { RoleIcon } from '@/components/files/role-icon';
import { useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import type { Node } from '@/lib/core/graph';
import { graphTree } from '@/lib/core/graph-tree';
import { focusOn } from '@/lib/studio/graph/view';
import { kindTitle, marksOf, remarksOf } from '@/lib/studio/graph/words';
import { Ends } from './ends';
import styles from './inspector.module.css';
import { NodeFindings } from './node-findings';
import { NodeTokens } from './node-tokens';
import { Overlaps, Remarks } from './remarks';
import type { GraphActs } from './use-graph';
import { Way } from './way';

interface InspectorProps {
  node: Node;
  /** Nodes of leaves that its description fits as well. */
  overlaps: readonly string[] | undefined;
  /** False where the cursor lit it, rather than a choice. */
  isChosen: boolean;
  acts: GraphActs;
}

/** The node: what it is, how it is reached, what stands out, what it costs, what it says of itself. */
export function Inspector({ node, overlaps, isChosen, acts }: InspectorProps) {
  const graph = useStudio((state) => state.report.graph);
  const marks = marksOf(graph, node);
  return (
    <section className={styles.inspector} aria-label={`Inspector: ${node.label}`}>
      <header>
        <RoleIcon kind={node.kind} path={node.path ?? ''} />
        <h3 title={node.path}>{node.label}</h3>
        <span className={styles.faint}>
          {[kindTitle(node.kind), ...(isChosen ? [] : ['under the cursor', ...marks])].join(', ')}
        </span>
        {isChosen && (
          <Button tone="plain" size="small-icon" aria-label="Let go of this node" title="Let go" onClick={acts.letGo}>
            <X size={14} aria-hidden />
          </Button>
        )}
        {!isChosen && (
          <Button
            tone="plain"
            size="small"
            title="Choose the node that the cursor is on"
            onClick={() => acts.go(node.id)}
          >
            Inspect
          </Button>
        )}
      </header>
      {isChosen && <Details node={node} overlaps={overlaps} acts={acts} />}
    </section>
  );
}

function Details({ node, overlaps, acts }: Omit<InspectorProps, 'isChosen'>) {
  const graph = useStudio((state) => state.report.graph);
  return (
    <>
      <NodeActs node={node} acts={acts} />
      <Remarks remarks={remarksOf(graph, node)} onPlace={acts.showPlace} />
      {overlaps && <Overlaps ids={overlaps} acts={acts} />}
      <Way node={node} acts={acts} />
      <Ends node={node} acts={acts} />
      <NodeFindings node={node} />
      <NodeTokens node={node} />
      <dl className={styles.fields}>
        {Object.entries(node.details).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function NodeActs({ node, acts }: Pick<InspectorProps, 'node' | 'acts'>) {
  const view = useStudio((state) => state.view.graph);
  const graph = useStudio((state) => state.report.graph);
  const isFile = useStudio((state) => node.path !== undefined && state.harness.has(node.path));
  const hasChildren = graphTree(graph).childrenOf(node.id).length > 0;
  const isFolded = view.folded.includes(node.id);
  const isIsolated = view.isolated === node.id;
  const near = view.near?.id === node.id ? view.near.steps : 0;
  return (
    <div className={styles.acts}>
      <Button size="small" why={isFile ? undefined : 'No file stands for it.'} onClick={() => acts.show(node.id)}>
        <SquareArrowOutUpRight size={14} aria-hidden /> Open
      </Button>
      <Button
        size="small"
        aria-pressed={near > 0}
        title="Show only what is one or two steps away"
        onClick={() => acts.replace(focusOn(view, near < 2 ? { near: { id: node.id, steps: near + 1 } } : {}))}
      >
        <Focus size={14} aria-hidden /> {near === 0 ? 'Neighbours' : near === 1 ? 'One step more' : 'All again'}
      </Button>
      {hasChildren && (
        <>
          <Button
            size="small"
            aria-pressed={isIsolated}
            title="Show only this and what is below it"
            onClick={() => acts.replace(focusOn(view, isIsolated ? {} : { isolated: node.id }))}
          >
            <Network size={14} aria-hidden /> {isIsolated ? 'All again' : 'Isolate'}
          </Button>
          <Button size="small" onClick={() => (isFolded ? acts.open : acts.fold)(node.id)}>
            <FoldVertical size={14} aria-hidden /> {isFolded ? 'Unfold' : 'Fold'}
          </Button>
        </>
      )}
    </div>
  );
}
