import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filteredGraph, foldedGraph, isolatedGraph, moreId, neighbourhood, searchNodes } from './folding';
import type { Graph } from './graph';
import { anyGraph, containing, largeGraph, nodeOf } from './graph.fixture';

const small: Graph = {
  nodes: [
    nodeOf('root', 'root'),
    nodeOf('skills', 'group'),
    nodeOf('tide', 'skill'),
    nodeOf('wind', 'skill'),
    nodeOf('docs'),
  ],
  edges: [
    containing('root', 'skills'),
    containing('skills', 'tide'),
    containing('skills', 'wind'),
    containing('root', 'docs'),
    { source: 'root', target: 'tide', kind: 'routes' },
    { source: 'docs', target: 'wind', kind: 'mentions' },
    { source: 'docs', target: 'tide', kind: 'mentions' },
  ],
};

const ids = (graph: Graph) => graph.nodes.map((node) => node.id);
const said = (graph: Graph) =>
  graph.edges.map(
    ({ source, target, kind, ...rest }) => `${source} ${kind} ${target}${'count' in rest ? ` ×${rest.count}` : ''}`,
  );

describe('foldedGraph', () => {
  it('shows all where all fit', () => {
    expect(foldedGraph(small)).toEqual({ ...small, hidden: 0, unrevealed: 0 });
  });

  it('says what is folded, with counts by kind, and lifts edges to what is shown', () => {
    const view = foldedGraph(small, { folded: new Set(['skills']) });
    expect(ids(view)).toEqual(['root', 'skills', 'docs', 'more:skills']);
    expect(view.nodes.at(-1)).toMatchObject({ kind: 'more', label: '+2', details: { skill: '2' } });
    expect(said(view)).toEqual([
      'root contains skills',
      'root contains docs',
      'root routes skills ×1',
      'docs mentions skills ×2',
      'skills contains more:skills',
    ]);
  });

  it('reveals what was found inside what is folded', () => {
    const view = foldedGraph(small, { folded: new Set(['skills']), revealed: ['wind'] });
    expect(ids(view)).toEqual(['root', 'skills', 'wind', 'docs', 'more:skills']);
    expect(view.nodes.at(-1)).toMatchObject({ label: '+1' });
  });

  it('opens directories of about one size all or none, small ones first', () => {
    const sizes = { few: 3, some: 4, hundred: 100, more: 90 };
    const below = Object.entries(sizes).flatMap(([name, size]) =>
      Array.from({ length: size }, (_, index) => [name, `${name}/${index}`] as const),
    );
    const graph: Graph = {
      nodes: [
        nodeOf('root', 'root'),
        ...Object.keys(sizes).map((name) => nodeOf(name)),
        ...below.map(([, id]) => nodeOf(id)),
      ],
      edges: [
        ...Object.keys(sizes).map((name) => containing('root', name)),
        ...below.map(([name, id]) => containing(name, id)),
      ],
    };
    const shown = (most: number) => {
      const view = foldedGraph(graph, { most });
      expect(view.nodes.length).toBeLessThanOrEqual(most);
      return Object.keys(sizes).filter((name) => view.nodes.some(({ id }) => id === `${name}/0`));
    };
    expect(shown(202)).toEqual(['few', 'some', 'hundred', 'more']);
    expect(shown(150)).toEqual(['few', 'some']);
    expect(shown(12)).toEqual(['few']);
  });

  it('opens what the person opened before anything else, as far as it fits', () => {
    const graph = largeGraph(2_000, 40);
    const view = foldedGraph(graph, { most: 60, opened: new Set(['n1']) });
    expect(ids(view).filter((id) => id.startsWith('n') && Number(id.slice(1)) > 40).length).toBeGreaterThan(0);
    expect(view.nodes.length).toBeLessThanOrEqual(60);
  });

  it('draws a bounded number of 10,000 nodes', () => {
    const view = foldedGraph(largeGraph(10_000));
    expect(view.nodes.length).toBeLessThanOrEqual(300);
    expect(view.nodes.length).toBeGreaterThan(20);
    expect(view.hidden).toBe(10_000 - view.nodes.filter((node) => node.kind !== 'more').length);
  });

  it('never shows more than it may, hides nothing silently, and keeps edges between what is shown', () => {
    const set = fc.uniqueArray(fc.nat(42).map(String), { maxLength: 8 });
    fc.assert(
      fc.property(anyGraph, fc.integer({ min: 4, max: 40 }), set, set, set, (graph, most, folded, opened, revealed) => {
        const view = foldedGraph(graph, { most, folded: new Set(folded), opened: new Set(opened), revealed });
        const shown = new Set(ids(view));
        expect(shown.size).toBe(view.nodes.length);
        expect(view.nodes.length).toBeLessThanOrEqual(most);
        const more = view.nodes
          .filter((node) => node.kind === 'more')
          .reduce((sum, node) => sum + Number(node.label), 0);
        expect(more).toBe(view.hidden);
        const known = revealed.filter((id) => graph.nodes.some((node) => node.id === id));
        expect(known.filter((id) => !shown.has(id)).length).toBe(view.unrevealed);
        for (const { source, target } of view.edges) expect([source, target].every((id) => shown.has(id))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('parts of a graph', () => {
  it('filters by what people ask for and keeps the way to it', () => {
    expect(ids(filteredGraph(small, (node) => node.id === 'tide'))).toEqual(['root', 'skills', 'tide']);
  });

  it('isolates a branch', () => {
    expect(said(isolatedGraph(small, 'skills'))).toEqual(['skills contains tide', 'skills contains wind']);
  });

  it('takes what is near', () => {
    expect(ids(neighbourhood(small, 'wind', 1))).toEqual(['root', 'skills', 'wind', 'docs']);
    expect(ids(neighbourhood(small, 'docs', 0))).toEqual(['root', 'docs']);
  });

  it('searches labels, kinds and details', () => {
    expect(searchNodes(small, 'SKILL')).toEqual(['skills', 'tide', 'wind']);
    expect(searchNodes(small, 'skill wi')).toEqual(['wind']);
    expect(searchNodes(small, '  ')).toEqual([]);
    expect(moreId('a')).not.toBe('a');
  });
});
