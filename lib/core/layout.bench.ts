/** Layout of large graphs against d3's own tidy tree over the same hierarchy. */
import { hierarchy, tree } from 'd3-hierarchy';
import { bench, describe } from 'vitest';
import { foldedGraph } from './folding';
import type { Graph } from './graph';
import { largeGraph } from './graph.fixture';
import { graphTree } from './graph-tree';
import { layoutOf, overviewOf } from './layout';

/** A new object each time: trees are remembered on the graph. */
const fresh = (graph: Graph): Graph => ({ ...graph });

describe.each([1_000, 10_000])('%i nodes', (size) => {
  const graph = largeGraph(size);
  bench('layoutOf, all drawn', () => void layoutOf(fresh(graph)));
  bench('foldedGraph, then layoutOf', () => void layoutOf(foldedGraph(fresh(graph))));
  bench('overviewOf', () => void overviewOf(fresh(graph), 1_000));
  bench('d3 tidy tree', () => {
    const found = graphTree(fresh(graph));
    tree<string>().nodeSize([48, 272])(hierarchy('n0', (id) => found.childrenOf(id)));
  });
});
