/** Routing docs from what every format answers: its graph and its contexts. */
import type { Graph, Node } from '../graph';
import { ancestorsOf, graphTree } from '../graph-tree';
import type { Path } from '../path';
import type { Context } from '../tokens';

/** What is read on the way, in order; the last is the leaf itself. */
export interface RoutingStep {
  path: Path;
  /** Absent without a token counter. */
  tokens?: number;
}

export interface RoutingDoc {
  /** Of the leaf: its directory or file. */
  path: Path;
  name: string;
  description: string;
  /** Names and descriptions of the directories above it: they count less. */
  above: readonly string[];
  steps: readonly RoutingStep[];
}

/** Kinds of node that a task can be led to. */
const destinations = new Set(['skill', 'leaf', 'content', 'page', 'agent', 'delegate']);

/** The leaves of a graph with what is read on the way to each. `tokensOf` counts a context, or a file that no context reads. */
export function routingDocsOf(
  graph: Graph,
  contexts: readonly Context[],
  tokensOf?: (what: Context | Path) => number | undefined,
): RoutingDoc[] {
  const tree = graphTree(graph);
  const start = contexts.find((context) => context.loads === 'always');
  const onDemand = new Map<Path, Context>();
  for (const context of contexts) {
    const first = context.texts[0]?.path;
    if (context.loads === 'on-demand' && first !== undefined && !onDemand.has(first)) onDemand.set(first, context);
  }
  const stepOf = (path: Path, context: Context | undefined): RoutingStep => {
    const tokens = tokensOf?.(context ?? path);
    return tokens === undefined ? { path } : { path, tokens };
  };
  const routingOf = (id: string): Node | undefined =>
    tree
      .childrenOf(id)
      .map((child) => tree.nodes.get(child))
      .find((child) => child?.kind === 'routing');
  const pathOf = (context: Context | undefined) => context?.texts[0]?.path;

  return graph.nodes.flatMap((node) => {
    if (!destinations.has(node.kind) || node.path === undefined) return [];
    const above = [...ancestorsOf(tree, node.id)].reverse().flatMap((id) => tree.nodes.get(id) ?? []);
    const routing = above.flatMap(({ id }) => routingOf(id) ?? []);
    const steps: RoutingStep[] = [];
    const startPath = pathOf(start);
    if (startPath !== undefined) steps.push(stepOf(startPath, start));
    for (const { path } of routing) if (path !== undefined) steps.push(stepOf(path, onDemand.get(path)));
    steps.push(stepOf(node.path, onDemand.get(node.path)));
    const said = [
      ...above.filter(({ kind }) => kind !== 'root').map(({ label }) => label),
      ...routing.map(descriptionOf),
    ];
    const path = node.details.directory ?? node.path;
    return [{ path, name: node.details.name ?? node.label, description: descriptionOf(node), above: said, steps }];
  });
}

const descriptionOf = (node: Node): string => node.details.description ?? '';
