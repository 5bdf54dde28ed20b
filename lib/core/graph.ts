/** The meaning of a harness as a picture: the words of xyflow, so that the view needs no translation. */
import type { Path } from './path';

/** What the picture has a box for. Ids are unique in their graph and stay the same while the thing keeps its name. */
export interface Node {
  id: string;
  /** What it is in its format: `root`, `group`, `skill`, `hook`, … */
  kind: string;
  label: string;
  path?: Path;
  /** Where in the file it stands, 1-based. */
  line?: number;
  /** What a reviewer would want to see: text that changes whenever the node's meaning does. */
  details: Readonly<Record<string, string>>;
}

/** A line between two nodes, by their ids. */
export interface Edge {
  source: string;
  target: string;
  /** `contains`, `routes`, `lists`, `mentions`, `runs`, … */
  kind: string;
  /** Where it is said. */
  path?: Path;
  line?: number;
  /** Its target does not exist. */
  broken?: true;
  /** Concluded, not said: a unique suffix or slug. */
  inferred?: true;
  /** Says where the target lies, not that anyone is led to it: reach does not follow it. */
  silent?: true;
}

/** Everything of a harness that a reviewer should see; an edge may name a node that is not there. */
export interface Graph {
  nodes: readonly Node[];
  edges: readonly Edge[];
}

export const emptyGraph: Graph = { nodes: [], edges: [] };

const edgeKey = (edge: Edge): string => JSON.stringify(edge);

/** True where both would be drawn alike: the view keeps the old picture then. */
export function sameGraph(left: Graph, right: Graph): boolean {
  if (left === right) return true;
  if (left.nodes.length !== right.nodes.length || left.edges.length !== right.edges.length) return false;
  return (
    left.nodes.every((node, index) => sameNode(node, right.nodes[index])) &&
    left.edges.every((edge, index) => {
      const other = right.edges[index];
      return edge === other || (other !== undefined && edgeKey(edge) === edgeKey(other));
    })
  );
}

function sameNode(left: Node, right: Node | undefined): boolean {
  return left === right || (right !== undefined && JSON.stringify(left) === JSON.stringify(right));
}

/** True where a layout of the one fits the other: what changed at most are details and lines. */
export function sameStructure(left: Graph, right: Graph): boolean {
  if (left === right) return true;
  if (left.nodes.length !== right.nodes.length || left.edges.length !== right.edges.length) return false;
  return (
    left.nodes.every((node, index) => {
      const other = right.nodes[index];
      return node === other || (node.id === other?.id && node.kind === other.kind && node.label === other.label);
    }) &&
    left.edges.every((edge, index) => {
      const other = right.edges[index];
      return (
        edge === other || (edge.source === other?.source && edge.target === other.target && edge.kind === other.kind)
      );
    })
  );
}

/** Node id → the edge that first leads there; the root's is undefined. Who is missing is not reached. */
export type Reach = ReadonlyMap<string, Edge | undefined>;

/** Who is reached from the roots along edges that are neither broken nor silent, by a shortest way. */
export function reachability(graph: Graph, ...roots: readonly string[]): Reach {
  const leaving = edgesBySource(graph, (edge) => !edge.broken && !edge.silent);
  const reach = new Map<string, Edge | undefined>(roots.map((root) => [root, undefined]));
  const known = new Set(graph.nodes.map((node) => node.id));
  for (const id of reach.keys()) {
    for (const edge of leaving.get(id) ?? []) {
      if (known.has(edge.target) && !reach.has(edge.target)) reach.set(edge.target, edge);
    }
  }
  return reach;
}

/** The edges that lead from the root to a node, in order; undefined where it is not reached. */
export function wayTo(reach: Reach, id: string): Edge[] | undefined {
  if (!reach.has(id)) return undefined;
  const way: Edge[] = [];
  for (let edge = reach.get(id); edge; edge = reach.get(edge.source)) way.push(edge);
  return way.reverse();
}

/** The edges that `keep` takes, by the id of their source, each list in the graph's order. */
export function edgesBySource(graph: Graph, keep: (edge: Edge) => boolean = () => true): Map<string, Edge[]> {
  const bySource = new Map<string, Edge[]>();
  for (const edge of graph.edges) {
    if (!keep(edge)) continue;
    const held = bySource.get(edge.source);
    if (held) held.push(edge);
    else bySource.set(edge.source, [edge]);
  }
  return bySource;
}

/** Edges that lead in a circle, `contains` aside: each part of the circle can be reached from itself. */
export function cyclicEdges(graph: Graph): ReadonlySet<Edge> {
  const leaving = edgesBySource(graph, (edge) => !edge.broken && edge.kind !== 'contains');
  const component = components(graph, leaving);
  const cyclic = new Set<Edge>();
  for (const edges of leaving.values()) {
    for (const edge of edges) {
      const of = component.get(edge.source);
      if (of !== undefined && of === component.get(edge.target)) cyclic.add(edge);
    }
  }
  return cyclic;
}

/** Strongly connected components (Tarjan), on a list of its own in place of the call stack. */
function components(graph: Graph, leaving: ReadonlyMap<string, readonly Edge[]>): Map<string, number> {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const component = new Map<string, number>();
  const open: string[] = [];
  const lower = (id: string, to: number) => lowest.set(id, Math.min(lowest.get(id) ?? to, to));
  let found = 0;
  for (const { id: start } of graph.nodes) {
    const path = order.has(start) ? [] : [{ id: start, next: 0 }];
    while (path.length > 0) {
      const at = path[path.length - 1] as { id: string; next: number };
      if (at.next === 0) {
        order.set(at.id, order.size);
        lower(at.id, order.size - 1);
        open.push(at.id);
      }
      const target = leaving.get(at.id)?.[at.next++]?.target;
      if (target !== undefined) {
        const seen = order.get(target);
        if (seen === undefined) path.push({ id: target, next: 0 });
        else if (!component.has(target)) lower(at.id, seen);
        continue;
      }
      at.next = -1;
      path.pop();
      const parent = path.at(-1);
      if (parent) lower(parent.id, lowest.get(at.id) ?? 0);
      if (lowest.get(at.id) !== order.get(at.id)) continue;
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        component.set(id, found);
        if (id === at.id) break;
      }
      found++;
    }
  }
  return component;
}
