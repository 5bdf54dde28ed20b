/** Graphs for tests and benches. */
import * as fc from 'fast-check';
import type { Edge, Graph, Node } from './graph';

export const nodeOf = (id: string, kind = 'content'): Node => ({ id, kind, label: id, details: {} });

export const containing = (source: string, target: string): Edge => ({ source, target, kind: 'contains' });

/** A tree of so many nodes, each with up to `fan` children, and a mention from every tenth node to another. */
export function largeGraph(size: number, fan = 12): Graph {
  const id = (index: number) => `n${index}`;
  const nodes = Array.from({ length: size }, (_, index) => nodeOf(id(index), index % fan === 0 ? 'group' : 'content'));
  const edges = nodes.slice(1).map((node, index) => containing(id(Math.floor(index / fan)), node.id));
  for (let index = 0; index < size; index += 10) {
    edges.push({ source: id(index), target: id((index * 7 + 3) % size), kind: 'mentions' });
  }
  return { nodes, edges };
}

/** Any graph: trees, circles, loops, nodes that nothing leads to, edges whose end is missing. */
export const anyGraph: fc.Arbitrary<Graph> = fc
  .record({
    size: fc.nat(40),
    edges: fc.array(
      fc.record({
        source: fc.nat(42).map(String),
        target: fc.nat(42).map(String),
        kind: fc.constantFrom('contains', 'contains', 'routes', 'mentions'),
      }),
      { maxLength: 80 },
    ),
  })
  .map(({ size, edges }) => ({ nodes: Array.from({ length: size }, (_, index) => nodeOf(`${index}`)), edges }));
