import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedGraph } from '../../core/folding';
import { anyGraph, containing, largeGraph, nodeOf } from '../../core/graph.fixture';
import { foldedCount, moveOf, rowsOf } from './rows';

const graph = {
  nodes: ['root', 'skills', 'tide', 'berth', 'town'].map((id) => nodeOf(id)),
  edges: [
    containing('root', 'skills'),
    containing('skills', 'tide'),
    containing('skills', 'berth'),
    containing('root', 'town'),
  ],
};
const drawn = foldedGraph(graph);
const rows = rowsOf(drawn);

describe('rows', () => {
  it('stand as the tree does, with their place among their own', () => {
    expect(
      rows.map(({ node, level, expanded, position, among }) => [node.id, level, expanded, position, among]),
    ).toEqual([
      ['root', 1, true, 1, 1],
      ['skills', 2, true, 1, 2],
      ['tide', 3, undefined, 1, 2],
      ['berth', 3, undefined, 2, 2],
      ['town', 2, undefined, 2, 2],
    ]);
  });

  it('say of a folded node how much is folded, in one row', () => {
    const folded = foldedGraph(graph, { folded: new Set(['skills']) });
    expect(rowsOf(folded).map(({ node, expanded }) => [node.id, expanded])).toEqual([
      ['root', true],
      ['skills', false],
      ['town', undefined],
    ]);
    expect(foldedCount(folded, 'skills')).toBe('+2');
  });

  it('offer the rest of a directory that is too large', () => {
    const large = rowsOf(foldedGraph(largeGraph(400, 399), { most: 20 }));
    expect(large.at(-1)).toMatchObject({ more: 'n0', node: { kind: 'more' } });
  });

  it('show every drawn node of any graph, each once', () => {
    fc.assert(
      fc.property(anyGraph, (any) => {
        const shown = rowsOf(foldedGraph(any)).map(({ node }) => node.id);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toHaveLength(any.nodes.length);
      }),
    );
  });
});

describe('keys', () => {
  const at = (id: string, key: string) => moveOf(rows, id, key);

  it('walk, open and fold', () => {
    expect(at('root', 'ArrowDown')).toEqual({ go: 'skills' });
    expect(at('skills', 'ArrowUp')).toEqual({ go: 'root' });
    expect(at('skills', 'ArrowRight')).toEqual({ go: 'tide' });
    expect(at('tide', 'ArrowLeft')).toEqual({ go: 'skills' });
    expect(at('skills', 'ArrowLeft')).toEqual({ fold: 'skills' });
    expect(at('tide', 'Home')).toEqual({ go: 'root' });
    expect(at('root', 'End')).toEqual({ go: 'town' });
    expect(at('tide', 'Enter')).toEqual({ show: 'tide' });
    expect(at('skills', ' ')).toEqual({ fold: 'skills' });
    expect(at('tide', ' ')).toBeUndefined();
    expect(at('root', 'ArrowLeft')).toEqual({ fold: 'root' });
    expect(moveOf(rows, undefined, 'ArrowDown')).toEqual({ go: 'root' });
  });

  it('look for names by their first letter, going round', () => {
    expect(at('root', 't')).toEqual({ go: 'tide' });
    expect(at('tide', 'T')).toEqual({ go: 'town' });
    expect(at('town', 't')).toEqual({ go: 'tide' });
    expect(at('root', 'x')).toBeUndefined();
    expect(at('root', 'Tab')).toBeUndefined();
  });

  it('open what is folded', () => {
    const folded = rowsOf(foldedGraph(graph, { folded: new Set(['skills']) }));
    expect(moveOf(folded, 'skills', 'ArrowRight')).toEqual({ open: 'skills' });
    expect(moveOf(folded, 'skills', ' ')).toEqual({ open: 'skills' });
    const large = rowsOf(foldedGraph(largeGraph(400, 399), { most: 20 }));
    expect(moveOf(large, 'more:n0', 'Enter')).toEqual({ open: 'n0' });
    expect(moveOf(large, 'more:n0', 'ArrowRight')).toEqual({ open: 'n0' });
  });
});
