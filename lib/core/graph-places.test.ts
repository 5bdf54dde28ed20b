import { describe, expect, it } from 'vitest';
import type { Graph } from './graph';
import { containing } from './graph.fixture';
import { graphPlaces, nodeWeights } from './graph-places';

const place = (id: string, path: string, line?: number) => ({
  ...{ id, kind: 'x', label: id, path, details: {} },
  ...(line === undefined ? {} : { line }),
});

const graph: Graph = {
  nodes: [
    place('dir', 'skills/'),
    place('hook', 'a.json', 7),
    place('top', 'a.json', 1),
    place('deep', 'skills/tide/'),
  ],
  edges: [containing('dir', 'deep'), containing('deep', 'dir')],
};

describe('graphPlaces', () => {
  it('finds the node of a line, and the directory around a file without one', () => {
    const found = (path: string, line?: number) => graphPlaces(graph).nodeAt(path, line)?.id;
    expect(found('a.json', 3)).toBe('top');
    expect(found('a.json', 9)).toBe('hook');
    expect(found('skills/tide/deeper/notes.md')).toBe('deep');
    expect(found('skills/x.md')).toBe('dir');
    expect(found('skills')).toBe('dir');
    expect(found('other.md')).toBeUndefined();
  });
});

describe('nodeWeights', () => {
  it('sums what files weigh over nodes and branches', () => {
    const weights = nodeWeights(graph, [
      ['a.json', 5],
      ['skills/x.md', 2],
      ['skills/tide/a', 3],
      ['skills/tide/b', 4],
      ['z', 9],
    ]);
    expect(Object.fromEntries(weights)).toEqual({
      dir: { own: 2, all: 9 },
      deep: { own: 7, all: 7 },
      top: { own: 5, all: 5 },
      hook: { own: 0, all: 0 },
    });
  });
});
