import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachability } from './graph';
import { anyGraph, containing, nodeOf } from './graph.fixture';
import { ancestorsOf, graphTree, lostNodes, subtreeOf } from './graph-tree';

describe('graphTree', () => {
  it('hangs every node on one parent at most, and every node on a root', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const tree = graphTree(graph);
        const reached = tree.roots.flatMap((root) => [...subtreeOf(tree, root)]);
        expect([...reached].sort()).toEqual(graph.nodes.map(({ id }) => id).sort());
        for (const { id } of graph.nodes) {
          for (const child of tree.childrenOf(id)) expect(tree.parentOf.get(child)).toBe(id);
          expect([...ancestorsOf(tree, id)]).not.toContain(id);
        }
      }),
    );
  });

  it('prefers what contains a node to what leads to it', () => {
    const edges = [{ source: 'a', target: 'c', kind: 'routes' }, containing('b', 'c')];
    expect(graphTree({ nodes: ['a', 'b', 'c'].map((id) => nodeOf(id)), edges }).parentOf.get('c')).toBe('b');
  });
});

describe('lostNodes', () => {
  it('are those that nothing leads to, unless they hold something that is reached or lie aside', () => {
    const nodes = [nodeOf('root'), nodeOf('way', 'group'), nodeOf('tide'), nodeOf('lost'), nodeOf('.git', 'hidden')];
    const silent = nodes
      .slice(1)
      .map(({ id }) => ({ ...containing(id === 'tide' ? 'way' : 'root', id), silent: true as const }));
    const graph = { nodes, edges: [...silent, { source: 'root', target: 'tide', kind: 'routes' }] };
    expect(lostNodes(graph, reachability(graph, 'root')).map(({ id }) => id)).toEqual(['lost']);
  });
});
