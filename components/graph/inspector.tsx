import { X } from 'lucide-react';
import { RoleIcon } from '@/components/files/role-icon';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import type { Graph, Node } from '@/lib/core/graph';
import { countOf } from '@/lib/studio/words';
import styles from './graph.module.css';

interface InspectorProps {
  node: Node;
  graph: Graph;
  onChoose(id: string): void;
}

/** The chosen node: what it is, who leads to it, what it leads to, its fields. */
export function Inspector({ node, graph, onChoose }: InspectorProps) {
  const { studio } = useSession();
  const tokens = useStudio((state) => (node.path === undefined ? undefined : state.report.fileTokens.get(node.path)));
  const isChosen = useStudio((state) => state.view.node !== undefined);
  const labels = new Map(graph.nodes.map((one) => [one.id, one.label]));
  const others = (ids: readonly string[]) => [...new Set(ids)].filter((id) => labels.has(id)).slice(0, 12);
  const from = others(graph.edges.filter((edge) => edge.target === node.id).map((edge) => edge.source));
  const to = others(graph.edges.filter((edge) => edge.source === node.id).map((edge) => edge.target));
  const close = (): void => {
    const { node: _, ...view } = studio.store.getState().view;
    studio.store.setState({ view });
  };
  return (
    <section className={styles.inspector} aria-label="Chosen node">
      <header>
        <RoleIcon kind={node.kind} path={node.path ?? ''} />
        <h3>{node.label}</h3>
        <span className={styles.faint}>
          {node.kind}
          {tokens !== undefined && ` · ${countOf(tokens, 'token')}`}
        </span>
        {isChosen && (
          <Button tone="plain" size="small-icon" aria-label="Let go of this node" onClick={close}>
            <X size={14} aria-hidden />
          </Button>
        )}
      </header>
      <dl>
        <Ends title="Reached from" ids={from} labels={labels} onChoose={onChoose} />
        <Ends title="Leads to" ids={to} labels={labels} onChoose={onChoose} />
        {Object.entries(node.details).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface EndsProps {
  title: string;
  ids: readonly string[];
  labels: ReadonlyMap<string, string>;
  onChoose(id: string): void;
}

function Ends({ title, ids, labels, onChoose }: EndsProps) {
  if (ids.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.ends}>
        {ids.map((id) => (
          <button key={id} type="button" onClick={() => onChoose(id)}>
            {labels.get(id)}
          </button>
        ))}
      </dd>
    </div>
  );
}
