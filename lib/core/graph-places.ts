/** Which node stands for which file, line by line: from the editor to the graph, and what a node weighs. */
import type { Graph, Node } from './graph';
import { type GraphTree, graphTree } from './graph-tree';
import { type Path, parentOf } from './path';

/** The way from a place in a file to a node. */
export interface GraphPlaces {
  /** The last node that begins at or before the line of a file, else that of the nearest directory around it. */
  nodeAt(path: Path, line?: number): Node | undefined;
}

const remembered = new WeakMap<Graph, GraphPlaces>();

/** Remembered on the graph. */
export function graphPlaces(graph: Graph): GraphPlaces {
  let places = remembered.get(graph);
  if (!places) {
    places = build(graph);
    remembered.set(graph, places);
  }
  return places;
}

function build(graph: Graph): GraphPlaces {
  const byPath = new Map<Path, Node[]>();
  for (const node of graph.nodes) {
    if (node.path === undefined) continue;
    const held = byPath.get(node.path);
    if (held) held.push(node);
    else byPath.set(node.path, [node]);
  }
  const lineOf = (node: Node) => node.line ?? 1;
  for (const nodes of byPath.values()) nodes.sort((left, right) => lineOf(left) - lineOf(right));
  return {
    nodeAt(path, line = 1) {
      const nodes = byPath.get(path);
      if (nodes) return nodes.findLast((node) => lineOf(node) <= line) ?? nodes[0];
      for (let at = path.replace(/\/$/, ''); at !== ''; ) {
        const around = byPath.get(`${at}/`)?.[0];
        if (around) return around;
        at = parentOf(at);
      }
      return undefined;
    },
  };
}

/** A node's sums, in the unit of what was summed. */
export interface NodeWeight {
  /** Of the files it stands for itself. */
  own: number;
  /** With all below it. */
  all: number;
}

/** Sums a figure per path, such as tokens or findings, over the nodes that stand for the paths and over their branches. */
export function nodeWeights(
  graph: Graph,
  figures: Iterable<readonly [path: Path, figure: number]>,
): Map<string, NodeWeight> {
  const places = graphPlaces(graph);
  const weights = new Map<string, NodeWeight>(graph.nodes.map(({ id }) => [id, { own: 0, all: 0 }]));
  for (const [path, figure] of figures) {
    const weight = weights.get(places.nodeAt(path)?.id ?? '');
    if (weight) weight.own += figure;
  }
  const tree = graphTree(graph);
  for (const id of childrenFirst(tree)) {
    const weight = weights.get(id);
    if (!weight) continue;
    weight.all += weight.own;
    const above = weights.get(tree.parentOf.get(id) ?? '');
    if (above) above.all += weight.all;
  }
  return weights;
}

function childrenFirst(tree: GraphTree): string[] {
  const order: string[] = [];
  const waiting = [...tree.roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    order.push(id);
    for (const child of tree.childrenOf(id)) waiting.push(child);
  }
  return order.reverse();
}
