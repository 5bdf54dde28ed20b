/** The tree inside a graph: who is drawn under whom. Circles and what nothing leads to are drawn too. */
import type { Edge, Graph, Node, Reach } from './graph';

/** A forest over all nodes: each stands under one other at most. */
export interface GraphTree {
  nodes: ReadonlyMap<string, Node>;
  /** In the order of the graph's nodes. */
  roots: readonly string[];
  parentOf: ReadonlyMap<string, string>;
  childrenOf(id: string): readonly string[];
}

const remembered = new WeakMap<Graph, GraphTree>();
const none: readonly string[] = [];

/** Remembered on the graph. Each node hangs on the first edge that contains it, else on the first that leads to it. */
export function graphTree(graph: Graph): GraphTree {
  let tree = remembered.get(graph);
  if (!tree) {
    tree = build(graph);
    remembered.set(graph, tree);
  }
  return tree;
}

function build(graph: Graph): GraphTree {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const wanted = wantedParents(graph, nodes);
  const parentOf = withoutCircles(graph, wanted);
  const children = new Map<string, string[]>();
  const roots: string[] = [];
  for (const { id } of graph.nodes) {
    const parent = parentOf.get(id);
    if (parent === undefined) roots.push(id);
    else {
      const held = children.get(parent);
      if (held) held.push(id);
      else children.set(parent, [id]);
    }
  }
  return { nodes, roots, parentOf, childrenOf: (id) => children.get(id) ?? none };
}

function wantedParents(graph: Graph, nodes: ReadonlyMap<string, Node>): Map<string, string> {
  const contains = new Map<string, string>();
  const leads = new Map<string, string>();
  const offer = (parents: Map<string, string>, { source, target }: Edge) => {
    if (source !== target && nodes.has(source) && nodes.has(target) && !parents.has(target))
      parents.set(target, source);
  };
  for (const edge of graph.edges) offer(edge.kind === 'contains' ? contains : leads, edge);
  return new Map([...leads, ...contains]);
}

/** A circle of parents is cut above the one of its nodes that the graph names first. */
function withoutCircles(graph: Graph, wanted: ReadonlyMap<string, string>): Map<string, string> {
  const order = new Map(graph.nodes.map(({ id }, index) => [id, index]));
  const parentOf = new Map(wanted);
  const settled = new Set<string>();
  for (const { id: start } of graph.nodes) {
    const way = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !settled.has(at) && !way.has(at)) {
      way.add(at);
      at = wanted.get(at);
    }
    for (const id of way) settled.add(id);
    if (at === undefined || !way.has(at)) continue;
    const circle = [...way].slice([...way].indexOf(at));
    const first = circle.reduce((left, right) => ((order.get(left) ?? 0) < (order.get(right) ?? 0) ? left : right));
    parentOf.delete(first);
  }
  return parentOf;
}

/** The nodes above one, nearest first. */
export function* ancestorsOf(tree: GraphTree, id: string): Iterable<string> {
  for (let at = tree.parentOf.get(id); at !== undefined; at = tree.parentOf.get(at)) yield at;
}

/** A node and all below it, parents first. */
export function* subtreeOf(tree: GraphTree, id: string): Iterable<string> {
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    yield at;
    const children = tree.childrenOf(at);
    for (let i = children.length - 1; i >= 0; i--) waiting.push(children[i] as string);
  }
}

/** Kinds that nobody is meant to be led to. */
const aside = new Set(['hidden', 'loose', 'detectors', 'skipped', 'missing', 'more']);

/** Nodes that nothing leads to, nor to anything below them: what to link, or to delete. */
export function lostNodes(graph: Graph, reach: Reach): Node[] {
  const tree = graphTree(graph);
  const found = new Set<string>();
  for (const id of reach.keys()) {
    for (let at: string | undefined = id; at !== undefined && !found.has(at); at = tree.parentOf.get(at)) found.add(at);
  }
  return graph.nodes.filter((node) => !found.has(node.id) && !aside.has(node.kind));
}
