import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cyclicEdges, type Edge, type Graph, reachability, sameStructure, wayTo } from './graph';

const graph = (ids: string, edges: readonly (string | Partial<Edge>)[]): Graph => ({
  nodes: [...ids].map((id) => ({ id, kind: 'x', label: id, details: {} })),
  edges: edges.map((edge) => {
    if (typeof edge === 'string') return { source: edge.charAt(0), target: edge.charAt(1), kind: 'routes' };
    return { source: '', target: '', kind: 'routes', ...edge };
  }),
});

describe('reachability', () => {
  const drawn = graph('abcdef', [
    'ab',
    'bc',
    'ac',
    { source: 'c', target: 'd', silent: true },
    { source: 'c', target: 'z', broken: true },
    'ef',
    'ca',
  ]);
  const reach = reachability(drawn, 'a');

  it('follows neither silent nor broken edges', () => {
    expect([...reach.keys()]).toEqual(['a', 'b', 'c']);
  });

  it('gives the shortest way', () => {
    expect(wayTo(reach, 'c')?.map((edge) => edge.source + edge.target)).toEqual(['ac']);
    expect(wayTo(reach, 'a')).toEqual([]);
    expect(wayTo(reach, 'd')).toBeUndefined();
  });
});

describe('cyclicEdges', () => {
  it('finds the edges of circles only', () => {
    const drawn = graph('abcde', ['ab', 'bc', 'ca', 'cd', 'ee', { source: 'd', target: 'c', kind: 'contains' }]);
    expect([...cyclicEdges(drawn)].map((edge) => edge.source + edge.target)).toEqual(['ab', 'bc', 'ca', 'ee']);
  });

  it('agrees with walking from every target back to its source', () => {
    const ids = 'abcdefg';
    const edge = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).map((pair) => pair.join(''));
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 14 }), (edges) => {
        const drawn = graph(ids, edges);
        const expected = drawn.edges.filter(({ source, target }) => reachability(drawn, target).has(source));
        expect(new Set(cyclicEdges(drawn))).toEqual(new Set(expected));
      }),
    );
  });

  it('takes a chain of any length', () => {
    const nodes = Array.from({ length: 50_000 }, (_, index) => ({ id: `${index}`, kind: 'x', label: '', details: {} }));
    const edges = nodes.map(({ id }, index) => ({
      source: id,
      target: `${(index + 1) % nodes.length}`,
      kind: 'routes',
    }));
    expect(cyclicEdges({ nodes, edges }).size).toBe(50_000);
  });
});

describe('sameStructure', () => {
  it('does not mind details and lines, but names and edges', () => {
    const left = graph('ab', ['ab']);
    const right = graph('ab', [{ source: 'a', target: 'b', line: 4 }]);
    expect(
      sameStructure(left, { ...right, nodes: right.nodes.map((node) => ({ ...node, details: { size: '1' } })) }),
    ).toBe(true);
    expect(sameStructure(left, graph('ab', ['ba']))).toBe(false);
    expect(sameStructure(left, graph('ac', ['ab']))).toBe(false);
  });
});
