import { RoleIcon } from '@/components/files/role-icon';
import type { FoldedGraph } from '@/lib/core/folding';
import { graphTree } from '@/lib/core/graph-tree';
import styles from './graph.module.css';

interface GraphListProps {
  graph: FoldedGraph;
  current: string | undefined;
  onChoose(id: string): void;
  onOpen(id: string): void;
}

/** The drawing as a list, for eyes that read and for keyboards: who is under whom, and what each leads to. */
export function GraphList({ graph, current, onChoose, onOpen }: GraphListProps) {
  const tree = graphTree(graph);
  const leads = new Map<string, number>();
  for (const edge of graph.edges) {
    if (edge.kind !== 'contains') leads.set(edge.source, (leads.get(edge.source) ?? 0) + 1);
  }
  const rows: { id: string; level: number }[] = [];
  const waiting = [...tree.roots].reverse().map((id) => ({ id, level: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    rows.push(next);
    const { level } = next;
    for (const id of [...tree.childrenOf(next.id)].reverse()) waiting.push({ id, level: level + 1 });
  }
  return (
    <ol className={styles.list} aria-label="Nodes of the graph">
      {rows.map(({ id, level }) => {
        const node = tree.nodes.get(id);
        const more = id.startsWith('more:');
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current}
              style={{ paddingInlineStart: `${12 + level * 16}px` }}
              onClick={() => (more ? onOpen(id.slice(5)) : onChoose(id))}
            >
              <RoleIcon kind={node?.kind} path={node?.path ?? ''} />
              <span>{node?.label}</span>
              <span className={styles.faint}>
                {node?.kind}
                {leads.has(id) && ` · leads to ${leads.get(id)}`}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
