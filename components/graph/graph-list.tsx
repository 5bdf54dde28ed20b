import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RoleIcon } from '@/components/files/role-icon';
import type { Drawing } from '@/lib/studio/graph/drawing';
import { foldedCount, moveOf, type Row, rowsOf } from '@/lib/studio/graph/rows';
import { kindTitle } from '@/lib/studio/graph/words';
import styles from './list.module.css';
import { Figures } from './node-box';
import { useLooks } from './node-name';
import type { GraphActs } from './use-graph';

interface GraphListProps {
  drawing: Drawing;
  chosen: string | undefined;
  lit: readonly string[];
  acts: GraphActs;
}

/** The same nodes as a tree list: for eyes that read, for keyboards and for screen readers. */
export function GraphList({ drawing, chosen, lit, acts }: GraphListProps) {
  const { graph, found } = drawing;
  const rows = rowsOf(graph);
  const list = useRef<HTMLDivElement>(null);
  const looks = useLooks(drawing);
  const matches = new Set(found);
  // Where the chosen node is folded away, the first row is the way in.
  const entrance = rows.find((row) => row.node.id === (chosen ?? lit[0])) ?? rows[0];
  const entranceId = entrance?.node.id;

  useEffect(() => {
    if (entranceId === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(entranceId)}"]`);
    // A row that is walked to takes the focus along; what others choose is only brought into view.
    if (list.current?.contains(document.activeElement)) row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }, [entranceId]);

  const act = (row: Row, key: string): boolean => {
    const move = moveOf(rows, row.node.id, key);
    if (!move) return false;
    if ('go' in move) acts.go(move.go);
    else if ('open' in move) acts.open(move.open);
    else if ('fold' in move) acts.fold(move.fold);
    else acts.show(move.show);
    return true;
  };

  return (
    <div className={styles.list} role="tree" aria-label="Routing graph as a list" ref={list}>
      {rows.map((row) => {
        const { node, level, expanded, position, among, more } = row;
        const look = looks(node);
        const count = expanded === false ? foldedCount(graph, node.id) : undefined;
        const name = more === undefined ? look.name : `${node.label} more, folded. Enter opens them.`;
        return (
          <button
            key={node.id}
            type="button"
            role="treeitem"
            className={styles.row}
            data-node={node.id}
            data-focus-first={node.id === entranceId || undefined}
            data-lit={lit.includes(node.id)}
            data-found={matches.has(node.id)}
            data-lost={look.marks.includes('not reached')}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={among}
            aria-expanded={expanded}
            aria-selected={node.id === chosen}
            aria-label={count === undefined ? name : `${name}, ${count} folded`}
            tabIndex={node.id === entranceId ? 0 : -1}
            style={{ paddingInlineStart: `${8 + (level - 1) * 16}px` }}
            onClick={() => (more === undefined ? acts.choose(node.id) : acts.open(more))}
            onDoubleClick={() => act(row, ' ')}
            onKeyDown={(event) => {
              if (event.altKey || event.ctrlKey || event.metaKey) return;
              if (event.key === 'Escape') acts.letGo();
              else if (act(row, event.key)) event.preventDefault();
            }}
          >
            <ChevronRight
              size={14}
              className={styles.chevron}
              data-open={expanded}
              data-none={expanded === undefined}
              aria-hidden
            />
            <RoleIcon kind={node.kind} path={node.path ?? ''} />
            <span className={styles.label}>{node.label}</span>
            {look.marks.map((mark) => (
              <span key={mark} className={styles.mark} data-mark={mark}>
                {mark}
              </span>
            ))}
            <span className={styles.kind}>{count ?? (more === undefined ? kindTitle(node.kind) : 'more')}</span>
            <Figures look={look} />
          </button>
        );
      })}
    </div>
  );
}
