/** The meaning of a harness as a picture: the words of xyflow, so that the view needs no translation. */
import type { Path } from './path';

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
}

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
    left.edges.every((edge, index) => edgeKey(edge) === edgeKey(right.edges[index] as Edge))
  );
}

function sameNode(left: Node, right: Node | undefined): boolean {
  return left === right || (right !== undefined && JSON.stringify(left) === JSON.stringify(right));
}
