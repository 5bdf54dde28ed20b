import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { focusAfter, treeOf } from './tree';

const tree = (...paths: string[]) => treeOf(harnessOf(Object.fromEntries(paths.map((path) => [path, '']))));

describe('the focus of the tree', () => {
  const before = tree('a.md', 'b.md', 'c.md', 'd/one.md', 'd/two.md');
  it.each([
    ['stays on what is still there', 'b.md', tree('b.md'), 'b.md'],
    ['follows a new name', 'b.md', tree('a.md', 'x/y.md', 'c.md', 'd/one.md', 'd/two.md'), 'x/y.md'],
    ['follows a folder as a folder', 'd', tree('a.md', 'b.md', 'c.md', 'e/one.md', 'e/two.md'), 'e'],
    ['goes to what follows what is deleted', 'b.md', tree('a.md', 'c.md', 'd/one.md', 'd/two.md'), 'c.md'],
    ['goes back where nothing follows', 'd/two.md', tree('a.md', 'b.md', 'c.md', 'd/one.md'), 'd/one.md'],
    ['goes up where nothing is left beside it', 'd/two.md', tree('a.md', 'b.md', 'c.md'), 'c.md'],
    ['is nowhere in an empty tree', 'b.md', tree(), undefined],
  ])('%s', (_, id, after, wanted) => {
    expect(focusAfter(before, after, id)).toBe(wanted);
  });
});
