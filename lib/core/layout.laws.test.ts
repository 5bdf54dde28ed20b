import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graph } from './graph';
import { anyGraph, containing, largeGraph, nodeOf } from './graph.fixture';
import { type Box, defaultLayout, layoutOf, overviewOf } from './layout';

const direction = fc.constantFrom('right' as const, 'down' as const);

const apart = (left: Box, right: Box) =>
  left.x + left.width <= right.x ||
  right.x + right.width <= left.x ||
  left.y + left.height <= right.y ||
  right.y + right.height <= left.y;

describe('layoutOf, of any graph', () => {
  it('draws every node once, inside its bounds, and no two boxes overlap', () => {
    fc.assert(
      fc.property(anyGraph, direction, (graph, way) => {
        const { boxes, width, height } = layoutOf(graph, { direction: way });
        expect(boxes.map((box) => box.id)).toEqual(graph.nodes.map((node) => node.id));
        for (const [index, box] of boxes.entries()) {
          expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
          for (const other of boxes.slice(index + 1)) expect(apart(box, other)).toBe(true);
        }
      }),
    );
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        expect(layoutOf(structuredClone(graph))).toEqual(layoutOf(graph));
      }),
    );
  });

  it('moves no box by more than one row when a node is added', () => {
    const rowHeight = defaultLayout.boxHeight + defaultLayout.rowGap;
    fc.assert(
      fc.property(anyGraph, fc.nat(), fc.nat(), (graph, parent, place) => {
        const nodes = [...graph.nodes];
        nodes.splice(place % (nodes.length + 1), 0, nodeOf('new'));
        const source = graph.nodes[parent % Math.max(1, graph.nodes.length)]?.id;
        const edges = source === undefined ? graph.edges : [...graph.edges, containing(source, 'new')];
        const before = new Map(layoutOf(graph).boxes.map((box) => [box.id, box]));
        for (const box of layoutOf({ nodes, edges }).boxes) {
          const was = before.get(box.id);
          if (!was) continue;
          expect(box.x).toBe(was.x);
          expect(Math.abs(box.y - was.y)).toBeLessThanOrEqual(rowHeight);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps no edge to a node that is not there', () => {
    const graph: Graph = { nodes: [nodeOf('a')], edges: [containing('a', 'b')] };
    expect(layoutOf(graph).edges).toEqual([]);
    expect(layoutOf({ nodes: [], edges: [] })).toEqual({ boxes: [], edges: [], width: 0, height: 0 });
  });

  it('takes a chain of any depth', () => {
    const nodes = Array.from({ length: 20_000 }, (_, index) => nodeOf(`${index}`));
    const edges = nodes.slice(1).map((node, index) => containing(`${index}`, node.id));
    expect(layoutOf({ nodes, edges }).boxes.at(-1)?.depth).toBe(19_999);
  });
});

describe('overviewOf', () => {
  it('places every node inside the square and inside its parent', () => {
    const graph = largeGraph(2_000);
    const circles = overviewOf(graph, 1_000);
    const byId = new Map(circles.map((circle) => [circle.id, circle]));
    expect(byId.size).toBe(2_000);
    for (const { source, target, kind } of graph.edges) {
      const outer = byId.get(source);
      const inner = byId.get(target);
      if (kind !== 'contains' || !outer || !inner) continue;
      expect(Math.hypot(outer.x - inner.x, outer.y - inner.y) + inner.radius).toBeLessThanOrEqual(outer.radius + 0.001);
    }
    for (const { x, y, radius } of circles) {
      expect(Math.min(x - radius, y - radius, 1_000 - x - radius, 1_000 - y - radius)).toBeGreaterThan(-0.001);
    }
  });

  it('is the same every time', () => {
    expect(overviewOf(largeGraph(500), 1_000)).toEqual(overviewOf(largeGraph(500), 1_000));
  });
});
