/** What the worker answers when the graph is to be drawn: which nodes, where they stand, and what is left out. */
import {
  type FoldedEdge,
  type FoldedGraph,
  filteredGraph,
  foldedGraph,
  isolatedGraph,
  neighbourhood,
  searchNodes,
} from '../../core/folding';
import { type Graph, sameStructure } from '../../core/graph';
import { nodeWeights } from '../../core/graph-places';
import { graphTree } from '../../core/graph-tree';
import { type Box, type Circle, layoutOf, overviewOf } from '../../core/layout';
import type { Path } from '../../core/path';
import { leafPathOf } from '../../core/routing-simulator';
import { type GraphFacts, graphFacts } from './facts';
import { lineOf } from './lines';
import { type Findings, severityOf } from './severities';
import type { GraphView, Only } from './view';
import { graphAnswer, marksOf } from './words';

/** What the drawing depends on, besides the graph. */
export type DrawingAsk = Pick<GraphView, 'query' | 'only' | 'kinds' | 'folded' | 'opened' | 'isolated' | 'near'> & {
  /** Shown wherever they are: what is chosen, what the cursor is on. */
  revealed: readonly string[];
};

export interface Drawing {
  graph: FoldedGraph;
  boxes: readonly Box[];
  width: number;
  height: number;
  /** The kind of line of each drawn edge. */
  lines: readonly string[];
  /** Edges between drawn nodes for which there was no room. */
  unlined: number;
  /** What was searched for, and all that was found, in the whole graph. */
  query: string;
  found: readonly string[];
  /** What stands out at drawn nodes, in a word or two each; see `words.ts`. */
  marks: ReadonlyMap<string, readonly string[]>;
  /** Drawn leaf → nodes of the leaves that its description fits as well. */
  overlaps: ReadonlyMap<string, readonly string[]>;
  /** The whole graph in one sentence, and how many of its nodes nothing leads to. */
  answer: string;
  lost: number;
  /** How many nodes the harness has, and how many of them filters and focus leave. */
  total: number;
  kept: number;
}

/** More than this is never drawn at once; the rest is folded, and said. */
export const mostDrawn = 240;
/** Lines beyond this are a black square. Broken ones, circles and the tree itself come first. */
export const mostLines = 800;
/** Of what a search found, so many are sure to be shown. */
const mostFound = 60;

/** Tight enough that a graph of four levels is readable in a side pane. */
export const boxes = { boxWidth: 148, boxHeight: 28, rowGap: 6, levelGap: 30 };

/** Path of a leaf → those that its description fits as well; see `overlaps.ts`. */
export type Overlaps = ReadonlyMap<Path, readonly Path[]>;

export function drawingOf(
  graph: Graph,
  ask: DrawingAsk,
  findings: Findings,
  overlaps: Overlaps = new Map(),
  before?: Drawing,
): Drawing {
  const kept = keptGraph(graph, ask, findings);
  const found = searchNodes(kept, ask.query);
  const whole = foldedGraph(kept, {
    most: mostDrawn,
    folded: new Set(ask.folded),
    opened: new Set(ask.opened),
    revealed: [...ask.revealed, ...found.slice(0, mostFound)],
  });
  const facts = graphFacts(graph);
  const folded = { ...whole, edges: fewerEdges(whole.edges, facts) };
  // Typing changes details and lines, rarely who is there: the old places fit then.
  const places = before && sameStructure(before.graph, folded) ? before : placesOf(folded);
  return {
    graph: folded,
    boxes: places.boxes,
    width: places.width,
    height: places.height,
    lines: folded.edges.map((edge) => lineOf(edge, facts)),
    unlined: whole.edges.length - folded.edges.length,
    query: ask.query,
    found,
    marks: marksIn(graph, folded, overlaps),
    overlaps: overlapsIn(graph, folded, overlaps),
    answer: graphAnswer(graph),
    lost: facts.lost.size,
    total: graph.nodes.length,
    kept: kept.nodes.length,
  };
}

function overlapsIn(graph: Graph, drawn: FoldedGraph, overlaps: Overlaps): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (overlaps.size === 0) return found;
  const byPath = new Map(graph.nodes.map((node) => [leafPathOf(node), node.id]));
  for (const node of drawn.nodes) {
    // A directory has the path of a leaf only where it is one.
    if (byPath.get(leafPathOf(node)) !== node.id) continue;
    const others = overlaps.get(leafPathOf(node))?.flatMap((path) => byPath.get(path) ?? []);
    if (others && others.length > 0) found.set(node.id, others);
  }
  return found;
}

function marksIn(graph: Graph, drawn: FoldedGraph, overlaps: Overlaps): Map<string, string[]> {
  const marks = new Map<string, string[]>();
  for (const node of drawn.nodes) {
    const found = node.kind === 'more' ? [] : marksOf(graph, node);
    if (overlaps.has(leafPathOf(node))) found.push('overlaps');
    if (found.length > 0) marks.set(node.id, found);
  }
  return marks;
}

function fewerEdges(edges: readonly FoldedEdge[], facts: GraphFacts): readonly FoldedEdge[] {
  if (edges.length <= mostLines) return edges;
  const urgent = (edge: FoldedEdge) => edge.kind === 'contains' || edge.broken === true || facts.circular.has(edge);
  const first = edges.filter(urgent).slice(0, mostLines);
  const room = mostLines - first.length;
  const kept = new Set([...first, ...edges.filter((edge) => !urgent(edge)).slice(0, room)]);
  return edges.filter((edge) => kept.has(edge));
}

function placesOf(graph: FoldedGraph): Pick<Drawing, 'boxes' | 'width' | 'height'> {
  const { boxes: placed, width, height } = layoutOf(graph, boxes);
  return { boxes: placed, width, height };
}

/** What filters and focus leave of a graph. */
export function keptGraph(
  graph: Graph,
  ask: Pick<DrawingAsk, 'only' | 'kinds' | 'isolated' | 'near'>,
  findings: Findings,
): Graph {
  let kept = graph;
  const has = (id: string) => graphFacts(graph).nodes.has(id);
  if (ask.isolated !== undefined && has(ask.isolated)) kept = isolatedGraph(kept, ask.isolated);
  if (ask.near && has(ask.near.id)) kept = neighbourhood(kept, ask.near.id, ask.near.steps);
  if (ask.kinds.length > 0) {
    const out = new Set(ask.kinds);
    kept = filteredGraph(kept, (node) => !out.has(node.kind));
  }
  const { only } = ask;
  if (only === 'all') return kept;
  const { lost } = graphFacts(graph);
  return filteredGraph(kept, (node) =>
    only === 'lost' ? lost.has(node.id) : grave(only).includes(severityOf(findings, node) ?? ''),
  );
}

const grave = (only: Exclude<Only, 'all' | 'lost'>): readonly string[] =>
  only === 'error' ? ['error'] : only === 'warning' ? ['error', 'warning'] : ['error', 'warning', 'info'];

/** The whole tree as circles, larger ones weigh more. */
export interface Overview {
  circles: readonly (Circle & { kind: string; label: string; holds: boolean })[];
  found: readonly string[];
  lost: ReadonlySet<string>;
  size: number;
}

const overviewSize = 1000;

export function overview(
  graph: Graph,
  ask: DrawingAsk,
  findings: Findings,
  weights: Iterable<readonly [Path, number]> | undefined,
): Overview {
  const kept = keptGraph(graph, ask, findings);
  const { nodes } = graphFacts(graph);
  const tree = graphTree(kept);
  const weighed = weights && nodeWeights(kept, weights);
  const circles = overviewOf(kept, overviewSize, (id) => weighed?.get(id)?.own ?? 1);
  return {
    circles: circles.map((circle) => {
      const node = nodes.get(circle.id);
      return {
        ...circle,
        kind: node?.kind ?? '',
        label: node?.label ?? '',
        holds: tree.childrenOf(circle.id).length > 0,
      };
    }),
    found: searchNodes(kept, ask.query),
    lost: graphFacts(graph).lost,
    size: overviewSize,
  };
}
