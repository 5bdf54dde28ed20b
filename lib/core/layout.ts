/** Where boxes stand. Each leaf of the drawn tree has a row of its own: a new node moves others by one row at most. */
import { type HierarchyNode, hierarchy, pack } from 'd3-hierarchy';
import type { Edge, Graph } from './graph';
import { type GraphTree, graphTree } from './graph-tree';

/** `right`: depth grows to the right, rows downwards; `down`: the other way round. */
export type Direction = 'right' | 'down';

/** Where a node is drawn: pixels from the top left corner of the drawing. */
export interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 for a root. */
  depth: number;
}

/** A drawing, in pixels. */
export interface Layout {
  /** In the order of the graph's nodes. */
  boxes: readonly Box[];
  /** Those whose both ends are drawn. */
  edges: readonly Edge[];
  width: number;
  height: number;
}

/** Sizes in pixels. */
export interface LayoutOptions {
  direction: Direction;
  boxWidth: number;
  boxHeight: number;
  /** Between rows, and between levels. */
  rowGap: number;
  levelGap: number;
}

export const defaultLayout: LayoutOptions = {
  direction: 'right',
  boxWidth: 208,
  boxHeight: 36,
  rowGap: 12,
  levelGap: 64,
};

/** Deterministic: depends on the order of nodes and edges only. Fold first (see `folding.ts`): every node is drawn. */
export function layoutOf(graph: Graph, options: Partial<LayoutOptions> = {}): Layout {
  const { direction, boxWidth, boxHeight, rowGap, levelGap } = { ...defaultLayout, ...options };
  const across = direction === 'right';
  const rowSize = (across ? boxHeight : boxWidth) + rowGap;
  const levelSize = (across ? boxWidth : boxHeight) + levelGap;
  const placed = new Map<string, Box>();
  let rows = 0;
  let deepest = 0;
  forest(graphTree(graph)).eachAfter((node) => {
    if (node.data === undefined) return;
    const children = (node.children ?? []) as Placed[];
    const first = children[0]?.row;
    const last = children.at(-1)?.row;
    const at = node as Placed;
    at.row = first === undefined || last === undefined ? rows++ : (first + last) / 2;
    const depth = node.depth - 1;
    deepest = Math.max(deepest, depth);
    const [x, y] = across ? [depth * levelSize, at.row * rowSize] : [at.row * rowSize, depth * levelSize];
    placed.set(node.data, { id: node.data, x, y, width: boxWidth, height: boxHeight, depth });
  });
  const breadth = Math.max(0, rows * rowSize - rowGap);
  const reach = placed.size === 0 ? 0 : (deepest + 1) * levelSize - levelGap;
  return {
    boxes: graph.nodes.flatMap(({ id }) => placed.get(id) ?? []),
    edges: graph.edges.filter((edge) => placed.has(edge.source) && placed.has(edge.target)),
    width: across ? reach : breadth,
    height: across ? breadth : reach,
  };
}

/** An id; the root of all roots has none. */
type Item = HierarchyNode<string | undefined>;
type Placed = Item & { row: number };

function forest(tree: GraphTree): Item {
  return hierarchy<string | undefined>(undefined, (id) => (id === undefined ? tree.roots : tree.childrenOf(id)));
}

/** A node in the overview: centre and radius in the units of its square. */
export interface Circle {
  id: string;
  x: number;
  y: number;
  radius: number;
  depth: number;
}

/** The whole tree at a glance, for a canvas: circles inside circles, larger ones weigh more. Ten thousand fit a screen. */
export function overviewOf(graph: Graph, size: number, weightOf: (id: string) => number = () => 1): Circle[] {
  const root = forest(graphTree(graph));
  // Each node weighs something, or it would vanish.
  root.sum((id) => (id === undefined ? 0 : Math.max(1, weightOf(id))));
  // Large ones first, or half of the circle stays empty; equal ones keep their order.
  root.sort((left, right) => (right.value ?? 0) - (left.value ?? 0));
  const packed = pack<string | undefined>().size([size, size]).padding(1)(root);
  const circles: Circle[] = [];
  packed.each(({ data, x, y, r, depth }) => {
    if (data !== undefined) circles.push({ id: data, x, y, radius: r, depth: depth - 1 });
  });
  return circles;
}
