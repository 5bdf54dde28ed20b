/** The drawn nodes as the rows of a tree list, and what keys do in it. The drawing moves by the same keys. */
import type { FoldedGraph } from '../../core/folding';
import type { Node } from '../../core/graph';
import { graphTree } from '../../core/graph-tree';

export interface Row {
  node: Node;
  /** 1 for a root. */
  level: number;
  /** Undefined where there is nothing below. */
  expanded?: boolean;
  /** The node that a `+N` row would open. */
  more?: string;
  parent?: string;
  position: number;
  among: number;
}

export const morePrefix = 'more:';

/** The node whose folded part a `+N` node stands for. */
export const foldedUnder = (id: string): string | undefined =>
  id.startsWith(morePrefix) ? id.slice(morePrefix.length) : undefined;

const remembered = new WeakMap<FoldedGraph, readonly Row[]>();

export function rowsOf(graph: FoldedGraph): readonly Row[] {
  let rows = remembered.get(graph);
  if (!rows) {
    rows = build(graph);
    remembered.set(graph, rows);
  }
  return rows;
}

function build(graph: FoldedGraph): Row[] {
  const tree = graphTree(graph);
  const rows: Row[] = [];
  const waiting: Omit<Row, 'node' | 'expanded' | 'more'>[] = [];
  const ids: string[] = [];
  const push = (children: readonly string[], level: number, parent?: string): void => {
    for (let index = children.length - 1; index >= 0; index--) {
      ids.push(children[index] as string);
      waiting.push({ level, position: index + 1, among: children.length, ...(parent !== undefined && { parent }) });
    }
  };
  push(tree.roots, 1);
  for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
    const place = waiting.pop();
    const node = tree.nodes.get(id);
    if (!place || !node) continue;
    const children = tree.childrenOf(id);
    const shown = children.filter((child) => foldedUnder(child) === undefined);
    const more = foldedUnder(id);
    rows.push({
      node,
      ...place,
      ...(more !== undefined && { more }),
      ...(children.length > 0 && { expanded: shown.length > 0 }),
    });
    // Folded whole: the row itself says so, a `+N` row below it would say it twice.
    if (shown.length > 0) push(children, place.level + 1, id);
  }
  return rows;
}

/** How many nodes are folded under a row that shows none of them. */
export function foldedCount(graph: FoldedGraph, id: string): string | undefined {
  return graphTree(graph).nodes.get(`${morePrefix}${id}`)?.label;
}

export type Move = { go: string } | { open: string } | { fold: string } | { show: string };

/** What a key means at a row, as in every tree: arrows walk, open and fold, letters look for a name. */
export function moveOf(rows: readonly Row[], at: string | undefined, key: string): Move | undefined {
  const index = rows.findIndex((row) => row.node.id === at);
  const row = rows[index];
  const to = (target: Row | undefined): Move | undefined => target && { go: target.node.id };
  if (!row) return key.startsWith('Arrow') || key === 'Home' ? to(rows[0]) : undefined;
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1]);
    case 'ArrowUp':
      return to(rows[index - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (row.more !== undefined) return { open: row.more };
      if (row.expanded === false) return { open: row.node.id };
      return row.expanded ? to(rows[index + 1]) : undefined;
    case 'ArrowLeft':
      if (row.expanded) return { fold: row.node.id };
      return row.parent === undefined ? undefined : { go: row.parent };
    case 'Enter':
      return row.more === undefined ? { show: row.node.id } : { open: row.more };
    case ' ':
      if (row.more !== undefined) return { open: row.more };
      if (row.expanded === undefined) return undefined;
      return row.expanded ? { fold: row.node.id } : { open: row.node.id };
    default:
      return key.length === 1 ? to(named(rows, index, key)) : undefined;
  }
}

function named(rows: readonly Row[], from: number, letter: string): Row | undefined {
  const starts = (row: Row): boolean => row.node.label.toLowerCase().startsWith(letter.toLowerCase());
  return rows.slice(from + 1).find(starts) ?? rows.slice(0, from + 1).find(starts);
}
