import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graph, Node } from '../../core/graph';
import { anyGraph, containing, largeGraph, nodeOf } from '../../core/graph.fixture';
import { type DrawingAsk, drawingOf, keptGraph, mostDrawn, mostLines, overview } from './drawing';
import { defaultGraphView, focusOn, foldNode, isFiltered, openNode, toggled, unfiltered } from './view';

const ask = (part: Partial<DrawingAsk> = {}): DrawingAsk => {
  const { query, only, kinds, folded, opened } = defaultGraphView;
  return { query, only, kinds, folded, opened, revealed: [], ...part };
};

const none = new Map();

describe('what is drawn', () => {
  it.each([1, 300, 1_000, 10_000])('of %i nodes, is never more than the bound', (size) => {
    const graph = largeGraph(size);
    const drawing = drawingOf(graph, ask(), none);
    expect(drawing.graph.nodes.length).toBeLessThanOrEqual(mostDrawn);
    expect(drawing.boxes).toHaveLength(drawing.graph.nodes.length);
    expect(drawing.graph.edges.length).toBeLessThanOrEqual(mostLines);
    expect(drawing.lines).toHaveLength(drawing.graph.edges.length);
    const shown = drawing.graph.nodes.filter(({ kind }) => kind !== 'more').length;
    expect(shown + drawing.graph.hidden).toBe(size);
  });

  it('stays within the bound whatever is searched, opened and chosen in a large graph', () => {
    const graph = largeGraph(3_000);
    const ids = fc.array(
      fc.nat(2_999).map((index) => `n${index}`),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(ids, ids, ids, fc.constantFrom('', 'n1', 'n22'), (opened, folded, revealed, query) => {
        const { graph: drawn } = drawingOf(graph, ask({ opened, folded, revealed, query }), none);
        return drawn.nodes.length <= mostDrawn;
      }),
      { numRuns: 30 },
    );
  });

  it('draws each line of any graph once, in one of its kinds', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const drawing = drawingOf(graph, ask(), none);
        expect(drawing.lines).toHaveLength(drawing.graph.edges.length);
        expect(drawing.kept).toBe(graph.nodes.length);
      }),
    );
  });

  it('keeps urgent lines where there are too many', () => {
    const nodes = Array.from({ length: 60 }, (_, index) => nodeOf(`n${index}`, index === 0 ? 'root' : 'content'));
    const edges = nodes.flatMap(({ id: source }) =>
      nodes.filter(({ id }) => id !== source).map(({ id: target }) => ({ source, target, kind: 'mentions' })),
    );
    const broken = { source: 'n5', target: 'n9', kind: 'mentions', broken: true as const };
    const drawing = drawingOf({ nodes, edges: [...edges, broken] }, ask(), none);
    expect(drawing.graph.edges).toHaveLength(mostLines);
    expect(drawing.unlined).toBe(edges.length + 1 - mostLines);
    const chain = { nodes, edges: [...edges.filter(({ source, target }) => source < target), broken] };
    expect(drawingOf(chain, ask(), none).lines).toContain('broken');
  });

  it('keeps every place while only details change, and moves others by a row at most when one comes', () => {
    const graph = largeGraph(60, 4);
    const first = drawingOf(graph, ask(), none);
    const typed: Graph = {
      ...graph,
      nodes: graph.nodes.map((node): Node => ({ ...node, details: { description: 'new' } })),
    };
    expect(drawingOf(typed, ask(), none, undefined, first).boxes).toBe(first.boxes);
    const more = {
      nodes: [...graph.nodes, nodeOf('new')],
      edges: [...graph.edges, containing('n3', 'new')],
    };
    const second = drawingOf(more, ask(), none, undefined, first);
    const places = new Map(second.boxes.map((box) => [box.id, box]));
    for (const box of first.boxes) expect(Math.abs((places.get(box.id)?.y ?? 0) - box.y)).toBeLessThanOrEqual(34);
  });
});

describe('filters and focus', () => {
  const graph: Graph = {
    nodes: [
      nodeOf('root', 'root'),
      { ...nodeOf('dir', 'group'), path: 'dir/' },
      { ...nodeOf('a', 'skill'), path: 'dir/a.md' },
      { ...nodeOf('b', 'content'), path: 'dir/b.md' },
      { ...nodeOf('lost', 'skill'), path: 'lost.md' },
    ],
    edges: [
      containing('root', 'dir'),
      containing('dir', 'a'),
      containing('dir', 'b'),
      { ...containing('root', 'lost'), silent: true },
    ],
  };
  const finding = (path: string, severity: 'error' | 'warning' | 'info') =>
    [path, [{ path, severity, rule: 'r', message: 'm', source: 'spec' as const }]] as const;
  const findings = new Map([finding('dir/a.md', 'warning'), finding('dir/b.md', 'error'), finding('dir/', 'info')]);
  const left = (part: Partial<DrawingAsk>) => keptGraph(graph, ask(part), findings).nodes.map(({ id }) => id);

  it('leave what they ask for, and what it hangs on', () => {
    expect(left({ only: 'lost' })).toEqual(['root', 'lost']);
    expect(left({ only: 'error' })).toEqual(['root', 'dir', 'b']);
    expect(left({ only: 'warning' })).toEqual(['root', 'dir', 'a', 'b']);
    expect(left({ only: 'info' })).toEqual(['root', 'dir', 'a', 'b']);
    expect(left({ kinds: ['skill'] })).toEqual(['root', 'dir', 'b']);
    expect(left({ isolated: 'dir' })).toEqual(['dir', 'a', 'b']);
    expect(left({ near: { id: 'lost', steps: 1 } })).toEqual(['root', 'lost']);
  });

  it('ask nothing of nodes that are gone', () => {
    expect(left({ isolated: 'gone', near: { id: 'gone', steps: 1 } })).toHaveLength(5);
  });

  it('search only what they leave', () => {
    expect(drawingOf(graph, ask({ query: 'skill' }), findings).found).toEqual(['a', 'lost']);
    expect(drawingOf(graph, ask({ query: 'skill', only: 'lost' }), findings).found).toEqual(['lost']);
  });

  it('are taken back as one', () => {
    const filtered = { ...defaultGraphView, kinds: ['skill'], query: 'x', weighed: true };
    expect(isFiltered(filtered)).toBe(true);
    expect(unfiltered(filtered)).toEqual({ ...defaultGraphView, weighed: true });
    expect(focusOn(focusOn(defaultGraphView, { isolated: 'a' }), { near: { id: 'b', steps: 1 } })).toEqual({
      ...defaultGraphView,
      near: { id: 'b', steps: 1 },
    });
    expect(toggled(toggled([], 'a'), 'a')).toEqual([]);
    const folded = foldNode(openNode(defaultGraphView, 'a'), 'a');
    expect([folded.folded, folded.opened]).toEqual([['a'], []]);
    expect(openNode(folded, 'a').folded).toEqual([]);
  });
});

describe('overlaps', () => {
  it('are marked at both leaves, and lead to each other', () => {
    const leaf = (id: string): Node => ({ ...nodeOf(id, 'skill'), details: { directory: `skills/${id}/` } });
    const graph = {
      nodes: [nodeOf('root', 'root'), leaf('a'), leaf('b')],
      edges: [containing('root', 'a'), containing('root', 'b')],
    };
    const drawing = drawingOf(graph, ask(), none, new Map([['skills/a/', ['skills/b/']]]));
    expect([...drawing.marks]).toEqual([['a', ['overlaps']]]);
    expect([...drawing.overlaps]).toEqual([['a', ['b']]]);
  });
});

describe('the overview', () => {
  it('shows each of ten thousand nodes as a circle, heavier ones larger', () => {
    const graph = largeGraph(10_000);
    expect(overview(graph, ask(), none, undefined).circles).toHaveLength(10_000);
    const small: Graph = {
      nodes: [nodeOf('root', 'root'), { ...nodeOf('a'), path: 'a' }, { ...nodeOf('b'), path: 'b' }],
      edges: [containing('root', 'a'), containing('root', 'b')],
    };
    const { circles } = overview(small, ask(), none, [
      ['a', 10],
      ['b', 1_000],
    ]);
    const radius = (id: string) => circles.find((one) => one.id === id)?.radius ?? 0;
    expect(radius('b')).toBeGreaterThan(3 * radius('a'));
  });
});
