/** Which nodes of a graph are drawn: never more than a bound; what is folded is said by a node `+N`. */
import type { Edge, Graph, Node } from './graph';
import { ancestorsOf, type GraphTree, graphTree, subtreeOf } from './graph-tree';

/** What the person has asked to see. */
export interface Folding {
  /** At most this many nodes, `+N` nodes included. */
  most: number;
  /** Closed by the person. */
  folded: ReadonlySet<string>;
  /** Opened by the person: before all others. */
  opened: ReadonlySet<string>;
  /** Shown wherever they are, such as what a search found; the ways to them open. */
  revealed: readonly string[];
}

export const defaultFolding: Folding = { most: 300, folded: new Set(), opened: new Set(), revealed: [] };

/** An edge that stands for several, which end at folded nodes. */
export interface FoldedEdge extends Edge {
  count?: number;
}

/** What is drawn of a graph, and how much is not. */
export interface FoldedGraph extends Graph {
  edges: readonly FoldedEdge[];
  /** Nodes that are not drawn. */
  hidden: number;
  /** Revealed ones for which there was no room. */
  unrevealed: number;
}

/** The id of the node that stands for what is folded under another. */
export const moreId = (id: string): string => `more:${id}`;

/** The nodes to draw, at most `most`, with an edge between any two whose branches have one. Deterministic. */
export function foldedGraph(graph: Graph, folding: Partial<Folding> = {}): FoldedGraph {
  const tree = graphTree(graph);
  const shown = new Shown(tree, { ...defaultFolding, ...folding });
  const nodes: Node[] = [];
  const edges: FoldedEdge[] = [];
  const behind = countsBehind(graph, tree, shown.ids);
  for (const node of graph.nodes) if (shown.ids.has(node.id)) nodes.push(node);
  for (const [id, kinds] of behind) {
    nodes.push(moreNode(id, kinds));
    if (tree.nodes.has(id)) edges.push({ source: id, target: moreId(id), kind: 'contains', silent: true });
  }
  edges.unshift(...liftedEdges(graph, tree, shown.ids));
  return { nodes, edges, hidden: graph.nodes.length - shown.ids.size, unrevealed: shown.unrevealed };
}

/** Opens what the person opened and what leads to what is revealed, then level by level as far as the bound allows. */
class Shown {
  readonly ids = new Set<string>();
  readonly unrevealed: number;
  /** Shown nodes and the `+N` nodes they need. */
  private cost = 0;
  private readonly missing = new Map<string, number>();

  constructor(
    private readonly tree: GraphTree,
    private readonly folding: Folding,
  ) {
    this.showRoots();
    for (const id of folding.revealed) this.reveal(id);
    for (const id of folding.opened) this.reveal(id);
    for (const id of folding.opened) this.open(id);
    this.openLevels();
    this.unrevealed = folding.revealed.filter((id) => tree.nodes.has(id) && !this.ids.has(id)).length;
  }

  private showRoots(): void {
    const { roots } = this.tree;
    // Where even the roots are too many, the first are shown and one node stands for the rest.
    for (const id of roots) if (this.costOf([id]) + this.cost < this.folding.most || this.ids.size === 0) this.show(id);
    if (this.ids.size < roots.length) this.cost++;
  }

  private costOf(ids: readonly string[]): number {
    return ids.reduce((sum, id) => sum + (this.tree.childrenOf(id).length > 0 ? 2 : 1), 0);
  }

  private show(id: string): void {
    this.ids.add(id);
    const children = this.tree.childrenOf(id).length;
    this.missing.set(id, children);
    this.cost += children > 0 ? 2 : 1;
    const parent = this.tree.parentOf.get(id);
    const left = parent === undefined ? undefined : this.missing.get(parent);
    if (parent === undefined || left === undefined) return;
    this.missing.set(parent, left - 1);
    if (left === 1) this.cost--;
  }

  private reveal(id: string): void {
    if (this.ids.has(id) || !this.tree.nodes.has(id)) return;
    const way = [id];
    for (const ancestor of ancestorsOf(this.tree, id)) {
      if (this.ids.has(ancestor)) break;
      way.push(ancestor);
    }
    if (this.cost + this.costOf(way) > this.folding.most) return;
    for (const each of way.reverse()) this.show(each);
  }

  private childrenBehind(id: string): string[] {
    if (!this.ids.has(id) || this.folding.folded.has(id)) return [];
    return this.tree.childrenOf(id).filter((child) => !this.ids.has(child));
  }

  /** All that is directly below, or the first that fit. */
  private open(id: string): void {
    const children = this.childrenBehind(id);
    if (children.length === 0) return;
    if (this.cost + this.costOf(children) - 1 > this.folding.most) this.showSome(children);
    else for (const child of children) this.show(child);
  }

  /** Small directories before large ones, and those of about one size all or none: which of ten equals is open would mean nothing. */
  private openLevels(): void {
    let level = this.tree.roots.filter((id) => this.ids.has(id));
    while (level.length > 0) {
      const sizes = new Map(level.map((id) => [id, Math.floor(Math.log2(this.childrenBehind(id).length || 1))]));
      for (const size of [...new Set(sizes.values())].sort((left, right) => left - right)) {
        const ids = level.filter((id) => sizes.get(id) === size);
        const cost = ids.reduce((sum, id) => sum + Math.max(0, this.costOf(this.childrenBehind(id)) - 1), 0);
        const fits = this.cost + cost <= this.folding.most;
        // A graph is never a root alone.
        for (const id of ids) if (fits || !this.tree.parentOf.has(id)) this.open(id);
      }
      level = level.flatMap((id) => this.tree.childrenOf(id)).filter((id) => this.ids.has(id));
    }
  }

  /** Of a directory too large to open, the first that fit. */
  private showSome(children: readonly string[]): void {
    for (const child of children) {
      if (this.cost + this.costOf([child]) > this.folding.most) return;
      this.show(child);
    }
  }
}

/** For each shown node, how many of each kind are folded under it; `''` holds roots that are not shown. */
function countsBehind(graph: Graph, tree: GraphTree, shown: ReadonlySet<string>): Map<string, Map<string, number>> {
  const behind = new Map<string, Map<string, number>>();
  for (const node of graph.nodes) {
    if (shown.has(node.id)) continue;
    const holder = shownAbove(tree, shown, node.id) ?? '';
    const kinds = behind.get(holder) ?? new Map<string, number>();
    kinds.set(node.kind, (kinds.get(node.kind) ?? 0) + 1);
    behind.set(holder, kinds);
  }
  return behind;
}

function shownAbove(tree: GraphTree, shown: ReadonlySet<string>, id: string): string | undefined {
  for (const ancestor of ancestorsOf(tree, id)) if (shown.has(ancestor)) return ancestor;
  return undefined;
}

function moreNode(id: string, kinds: ReadonlyMap<string, number>): Node {
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const details = Object.fromEntries([...kinds].map(([kind, count]) => [kind, String(count)]));
  return { id: moreId(id), kind: 'more', label: `+${total}`, details };
}

/** Edges to folded nodes end at the shown node above them. */
function liftedEdges(graph: Graph, tree: GraphTree, shown: ReadonlySet<string>): FoldedEdge[] {
  const edges: FoldedEdge[] = [];
  const lifted = new Map<string, FoldedEdge>();
  for (const edge of graph.edges) {
    if (shown.has(edge.source) && shown.has(edge.target)) {
      edges.push(edge);
      continue;
    }
    if (edge.kind === 'contains') continue;
    const source = shown.has(edge.source) ? edge.source : shownAbove(tree, shown, edge.source);
    const target = shown.has(edge.target) ? edge.target : shownAbove(tree, shown, edge.target);
    if (source === undefined || target === undefined || source === target) continue;
    const key = JSON.stringify([source, target, edge.kind, edge.broken, edge.inferred]);
    const held = lifted.get(key);
    if (held) held.count = (held.count ?? 1) + 1;
    else lifted.set(key, { ...edge, source, target, count: 1 });
  }
  return [...edges, ...lifted.values()];
}

/** The part of a graph for which `keep` holds, with all above it, so that it hangs together. */
export function filteredGraph(graph: Graph, keep: (node: Node) => boolean): Graph {
  const tree = graphTree(graph);
  const kept = new Set<string>();
  for (const node of graph.nodes) {
    if (!keep(node)) continue;
    kept.add(node.id);
    for (const ancestor of ancestorsOf(tree, node.id)) {
      if (kept.has(ancestor)) break;
      kept.add(ancestor);
    }
  }
  return partOf(graph, kept);
}

/** A node with all below it, alone. */
export const isolatedGraph = (graph: Graph, id: string): Graph =>
  partOf(graph, new Set(subtreeOf(graphTree(graph), id)));

/** What is at most so many steps from a node, along edges either way, with all above it. */
export function neighbourhood(graph: Graph, id: string, steps: number): Graph {
  const near = new Map<string, string[]>();
  const link = (from: string, to: string) => {
    const held = near.get(from);
    if (held) held.push(to);
    else near.set(from, [to]);
  };
  for (const { source, target } of graph.edges) {
    link(source, target);
    link(target, source);
  }
  const distance = new Map([[id, 0]]);
  for (const [at, away] of distance) {
    if (away === steps) break;
    for (const next of near.get(at) ?? []) if (!distance.has(next)) distance.set(next, away + 1);
  }
  return filteredGraph(graph, (node) => distance.has(node.id));
}

function partOf(graph: Graph, kept: ReadonlySet<string>): Graph {
  return {
    nodes: graph.nodes.filter((node) => kept.has(node.id)),
    edges: graph.edges.filter((edge) => kept.has(edge.source) && kept.has(edge.target)),
  };
}

/** Nodes whose label, path, kind or details hold every word, those whose label starts with the first word before others. */
export function searchNodes(graph: Graph, query: string): string[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return [];
  const found = graph.nodes.flatMap((node) => {
    const text = [node.label, node.path, node.kind, ...Object.values(node.details)].join('\n').toLowerCase();
    if (!words.every((word) => text.includes(word))) return [];
    const label = node.label.toLowerCase();
    return [{ id: node.id, rank: label.startsWith(first) ? 0 : label.includes(first) ? 1 : 2 }];
  });
  return found.sort((left, right) => left.rank - right.rank).map(({ id }) => id);
}
