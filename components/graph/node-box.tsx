import { type Node as FlowNode, Handle, type NodeProps, Position } from '@xyflow/react';
import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { RoleIcon } from '@/components/files/role-icon';
import type { Node } from '@/lib/core/graph';
import styles from './flow.module.css';
import type { NodeLook } from './node-name';

export type DrawnNode = FlowNode<
  {
    node: Node;
    look: NodeLook;
    chosen: boolean;
    lit: boolean;
    found: boolean;
    /** The one node that Tab comes to. */
    entrance: boolean;
  },
  'node'
>;

export const NodeBox = memo(function NodeBox({ data }: NodeProps<DrawnNode>) {
  const { node, look, chosen, lit, found, entrance } = data;
  const lost = look.marks.includes('not reached');
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <button
        type="button"
        className={styles.node}
        tabIndex={entrance ? 0 : -1}
        data-node={node.id}
        data-focus-first={entrance || undefined}
        data-kind={node.kind}
        data-chosen={chosen}
        data-lit={lit}
        data-found={found}
        data-lost={lost}
        aria-current={chosen}
        aria-label={node.kind === 'more' ? `${node.label} more, folded. Enter opens them.` : look.name}
        title={[node.path ?? node.label, ...look.marks].join('\n')}
      >
        {node.kind === 'more' ? (
          <Ellipsis size={16} aria-hidden />
        ) : (
          <RoleIcon kind={node.kind} path={node.path ?? ''} />
        )}
        <span className={styles.label}>{node.label}</span>
        <Figures look={look} />
        {look.share !== undefined && <span className={styles.weight} style={{ width: `${100 * look.share}%` }} />}
      </button>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </>
  );
});

/** What is counted at a node: tokens where it is weighed, else findings. */
export function Figures({ look: { counts, tokens } }: { look: NodeLook }) {
  const severity = counts.error > 0 ? 'error' : counts.warning > 0 ? 'warning' : undefined;
  return (
    <>
      {tokens !== undefined && <span className={styles.tokens}>{tokens.toLocaleString('en')}</span>}
      {severity && (
        <span className={styles.count} data-severity={severity}>
          {severity === 'error' ? counts.error : counts.warning}
        </span>
      )}
    </>
  );
}
