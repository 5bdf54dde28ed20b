/** What is known of a graph as a whole: who is reached, what runs in a circle, who leads where. Remembered on the graph. */
import { cyclicEdges, type Edge, type Graph, type Node, type Reach, reachability } from '../../core/graph';
import { graphTree, lostNodes } from '../../core/graph-tree';

export interface GraphFacts {
  nodes: ReadonlyMap<string, Node>;
  reach: Reach;
  /** Nothing leads there, nor to anything below. */
  lost: ReadonlySet<string>;
  circular: ReadonlySet<Edge>;
  from(id: string): readonly Edge[];
  to(id: string): readonly Edge[];
}

const remembered = new WeakMap<Graph, GraphFacts>();
const none: readonly Edge[] = [];

export function graphFacts(graph: Graph): GraphFacts {
  let facts = remembered.get(graph);
  if (!facts) {
    facts = build(graph);
    remembered.set(graph, facts);
  }
  return facts;
}

/** Where a session starts: the roots a format names, else all that stand at the top. */
export function entriesOf(graph: Graph): string[] {
  const roots = graph.nodes.filter((node) => node.kind === 'root').map((node) => node.id);
  return roots.length > 0 ? roots : [...graphTree(graph).roots];
}

function build(graph: Graph): GraphFacts {
  const reach = reachability(graph, ...entriesOf(graph));
  const leaving = new Map<string, Edge[]>();
  const arriving = new Map<string, Edge[]>();
  const put = (map: Map<string, Edge[]>, id: string, edge: Edge) => {
    const held = map.get(id);
    if (held) held.push(edge);
    else map.set(id, [edge]);
  };
  for (const edge of graph.edges) {
    put(leaving, edge.source, edge);
    put(arriving, edge.target, edge);
  }
  return {
    nodes: graphTree(graph).nodes,
    reach,
    lost: new Set(lostNodes(graph, reach).map((node) => node.id)),
    circular: cyclicEdges(graph),
    from: (id) => leaving.get(id) ?? none,
    to: (id) => arriving.get(id) ?? none,
  };
}
