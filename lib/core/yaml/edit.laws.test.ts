import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spliced } from '../fixes';
import { appendItem, insertPair, removeItem, removePair, setScalar } from './edit';
import { parseYaml, type YamlDialect, type YamlNode } from './index';
import { blockLines, flowText } from './layout';

type Tree = string | Tree[] | { [key: string]: Tree };

const words = fc.oneof(
  fc.constantFrom('a', 'b c', 'yes', '1.0', 'x: y', '- z', '#', '', "it's", '"q"', 'a\nb', '[f]', '~', 'é😀', 'end:'),
  fc.string(),
);
const keys = fc.constantFrom('name', 'on', 'a b', '1', 'k:', 'zeta', '"x"');
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    fc.dictionary(keys, tie('tree'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
  ),
}));
const maps = fc.dictionary(keys, tree, { minKeys: 1, maxKeys: 4, noNullPrototype: true });
const eols = fc.constantFrom('\n', '\r\n');
const lasts = fc.boolean();

const written = (value: Tree, eol: string, last: boolean): string => blockLines(value).join(eol) + (last ? eol : '');

function read(text: string, dialect: YamlDialect): { root: YamlNode; value: Tree } {
  const { root, faults } = parseYaml(text, dialect);
  expect(faults).toEqual([]);
  if (!root) throw new Error('empty');
  return { root, value: treeOf(root) };
}

function treeOf(node: YamlNode): Tree {
  if (node.kind === 'list') return node.items.map(treeOf);
  if (node.kind !== 'map') return node.kind === 'scalar' ? node.text : '';
  return Object.fromEntries(node.pairs.map(({ key, value }) => [key.kind === 'scalar' ? key.text : '', treeOf(value)]));
}

describe('layout', () => {
  it('is read back as it was meant, in block and flow style', () => {
    fc.assert(
      fc.property(tree, eols, lasts, (value, eol, last) => {
        expect(read(written(value, eol, last), 'strictyaml').value).toEqual(value);
        expect(read(flowText(value), 'pyyaml').value).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });
});

describe('edits', () => {
  it('set one value and no other', () => {
    fc.assert(
      fc.property(maps, eols, lasts, words, fc.nat(), (value, eol, last, next, at) => {
        const text = written(value, eol, last);
        const { root } = read(text, 'strictyaml');
        if (root.kind !== 'map') return;
        const pair = root.pairs[at % root.pairs.length];
        if (pair?.value.kind !== 'scalar' || pair.key.kind !== 'scalar') return;
        const result = spliced(text, setScalar(text, pair.value, next));
        expect(read(result, 'strictyaml').value).toEqual({ ...value, [pair.key.text]: next });
      }),
      { numRuns: 500 },
    );
  });

  it('insert and remove pairs', () => {
    fc.assert(
      fc.property(maps, eols, lasts, tree, fc.nat(), (value, eol, last, next, at) => {
        const text = written(value, eol, last);
        const { root } = read(text, 'strictyaml');
        if (root.kind !== 'map') return;
        const after = Object.keys(value)[at % Object.keys(value).length];
        const grown = spliced(text, insertPair(text, root, 'new', next, after));
        const again = read(grown, 'strictyaml');
        expect(again.value).toEqual({ ...value, new: next });
        const added =
          again.root.kind === 'map'
            ? again.root.pairs.find(({ key }) => key.kind === 'scalar' && key.text === 'new')
            : undefined;
        if (again.root.kind === 'map' && added) expect(spliced(grown, removePair(grown, again.root, added))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('append and remove items', () => {
    fc.assert(
      fc.property(
        fc.array(tree, { minLength: 1, maxLength: 4 }),
        eols,
        lasts,
        tree,
        fc.boolean(),
        (items, eol, last, next, nested) => {
          const text = nested ? written({ k: items, l: 'm' }, eol, last) : written(items, eol, last);
          const listOf = (root: YamlNode): YamlNode | undefined => (root.kind === 'map' ? root.pairs[0]?.value : root);
          const list = listOf(read(text, 'strictyaml').root);
          if (list?.kind !== 'list') throw new Error('no list');
          const grown = spliced(text, appendItem(text, list, next));
          const again = listOf(read(grown, 'strictyaml').root);
          expect(again && treeOf(again)).toEqual([...items, next]);
          if (again?.kind === 'list') expect(spliced(grown, removeItem(grown, again, items.length))).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });
});
