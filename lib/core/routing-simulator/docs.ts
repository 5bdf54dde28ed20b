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
  /** It is part of what was read before it: it costs nothing more. */
  within?: true;
}

/** A leaf as the ranking sees it. */
export interface RoutingDoc {
  /** Of the leaf: its directory or file. */
  path: Path;
  name: string;
  description: string;
  /** Names and descriptions of the directories above it: they count less. */
  above: readonly string[];
  steps: readonly RoutingStep[];
  /** It is read with a start, whatever the task is. */
  atStart?: true;
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
  const starts = contexts.filter((context) => context.loads === 'always');
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
    const start = startOf(node.path, above, starts, onDemand.has(node.path));
    const startPath = pathOf(start?.context);
    if (startPath !== undefined) steps.push(stepOf(startPath, start?.context));
    for (const { path } of routing) if (path !== undefined) steps.push(stepOf(path, onDemand.get(path)));
    if (!start?.holds) steps.push(stepOf(node.path, onDemand.get(node.path)));
    else if (startPath !== node.path) steps.push({ path: node.path, within: true });
    const said = [
      ...above.filter(({ kind }) => kind !== 'root').map(({ label }) => label),
      ...routing.map(descriptionOf),
    ];
    return [
      {
        path: leafPathOf(node),
        name: node.details.name ?? node.label,
        description: descriptionOf(node),
        above: said,
        steps,
        ...(start?.holds && { atStart: start.holds }),
      },
    ];
  });
}

interface Start {
  context: Context;
  /** It reads the leaf itself, not only its description: nothing is left to be read. */
  holds?: true;
}

/**
 * The start that leads to a leaf: the one that reads it, where nothing reads it later; else the one that names it among
 * what it reads, or that is called as what stands above the leaf; else the first.
 */
function startOf(path: Path, above: readonly Node[], starts: readonly Context[], later: boolean): Start | undefined {
  const holds = ({ texts }: Context): boolean => texts.some((part) => part.path === path && part.start !== undefined);
  const holding = later ? undefined : starts.find(holds);
  if (holding) return { context: holding, holds: true };
  const context =
    starts.find((one) => !holds(one) && one.texts.some((part) => part.path === path)) ??
    starts.find(({ name }) => above.some(({ label }) => label === name)) ??
    starts[0];
  return context && { context };
}

/** What a leaf is called by in routes: its directory where it is one, else its file. */
export const leafPathOf = ({ kind, details, path = '' }: Node): Path =>
  kind === 'skill' || kind === 'leaf' ? (details.directory ?? path) : path;

const descriptionOf = (node: Node): string => node.details.description ?? '';
