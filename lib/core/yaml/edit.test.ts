import { describe, expect, it } from 'vitest';
import { spliced } from '../fixes';
import type { Splice } from '../splice';
import {
  appendItem,
  flowToBlock,
  insertPair,
  quoteScalar,
  removeItem,
  removePair,
  setScalar,
  type YamlLiteral,
} from './edit';
import { parseYaml, type YamlNode } from './index';

/** The node under keys and indices. */
function at(text: string, ...path: (string | number)[]): YamlNode {
  let node = parseYaml(text, 'pyyaml').root;
  for (const part of path) {
    if (node?.kind === 'map')
      node = node.pairs.findLast(({ key }) => key.kind === 'scalar' && key.text === part)?.value;
    else if (node?.kind === 'list') node = node.items[Number(part)];
  }
  if (!node) throw new Error(`nothing at ${path.join('/')}`);
  return node;
}

function edited(text: string, splices: Splice[]): string {
  const result = spliced(text, splices);
  expect(parseYaml(result, 'pyyaml').faults).toEqual([]);
  return result;
}

const set = (text: string, value: string, ...path: (string | number)[]) => {
  const node = at(text, ...path);
  return node.kind === 'scalar' ? edited(text, setScalar(text, node, value)) : undefined;
};
const insert = (text: string, value: YamlLiteral, after?: string, ...path: string[]) => {
  const node = at(text, ...path);
  return node.kind === 'map' ? edited(text, insertPair(text, node, 'new', value, after)) : undefined;
};
const remove = (text: string, key: string | number, ...path: (string | number)[]) => {
  const node = at(text, ...path);
  if (node.kind === 'list') return edited(text, removeItem(text, node, Number(key)));
  const pair =
    node.kind === 'map' ? node.pairs.find((each) => each.key.kind === 'scalar' && each.key.text === key) : undefined;
  return node.kind === 'map' && pair ? edited(text, removePair(text, node, pair)) : undefined;
};
const append = (text: string, value: YamlLiteral, ...path: string[]) => {
  const node = at(text, ...path);
  return node.kind === 'list' ? edited(text, appendItem(text, node, value)) : undefined;
};

describe('setScalar', () => {
  it.each([
    ['a: b # c\n', 'x', 'a: x # c\n'],
    ['a: b\n', 'x: y', 'a: "x: y"\n'],
    ['a: "b"\n', 'x\ty', 'a: "x\\ty"\n'],
    ["a: 'b'\n", "it's", "a: 'it''s'\n"],
    ['a:\n', 'x', 'a: x\n'],
    ['a: |\n    b\n    c\nd: e\n', 'x\n\ny\n', 'a: |\n    x\n\n    y\nd: e\n'],
    ['a: >-\n  b\r\n', 'x', 'a: |-\n  x\r\n'],
  ])('%j to %j', (text, value, result) => expect(set(text, value, 'a')).toBe(result));
});

it('quoteScalar keeps the text of a number', () => {
  const text = 'version: 1.0 # first\n';
  const node = at(text, 'version');
  expect(node.kind === 'scalar' && edited(text, quoteScalar(node))).toBe('version: "1.0" # first\n');
});

describe('insertPair', () => {
  it.each<[string, YamlLiteral, string | undefined, string]>([
    ['a: 1 # x\nb: 2\n', 'v', 'a', 'a: 1 # x\nnew: v\nb: 2\n'],
    ['a: 1\r\nb:\r\n  - 2\r\n', 'no', undefined, 'a: 1\r\nb:\r\n  - 2\r\nnew: "no"\r\n'],
    ['a: 1', ['x', 'y z'], undefined, 'a: 1\nnew:\n  - x\n  - y z'],
    ['a: |\n  t\n\nb: 1\n', 3, 'a', 'a: |\n  t\nnew: 3\n\nb: 1\n'],
    ['{a: 1}', 'v, w', undefined, '{a: 1, new: "v, w"}'],
    ['{}', ['x'], undefined, '{new: [x]}'],
  ])('%j', (text, value, after, result) => expect(insert(text, value, after)).toBe(result));

  it('indents below a key', () => {
    expect(insert('m:\n    a: 1\n# end\n', { k: [1] }, undefined, 'm')).toBe(
      'm:\n    a: 1\n    new:\n      k:\n        - 1\n# end\n',
    );
  });
});

describe('removePair', () => {
  it.each([
    ['a: 1\nb: 2 # x\nc: 3\n', 'b', 'a: 1\nc: 3\n'],
    ['a: 1\nb:\n  - x\n  - y', 'b', 'a: 1'],
    ['a: |\n  t\n  u\nb: 1\n', 'a', 'b: 1\n'],
    ['{a: 1, b: 2}', 'a', '{b: 2}'],
    ['{a: 1, b: 2}', 'b', '{a: 1}'],
    ['{a: 1}', 'a', '{}'],
  ])('%j without %s', (text, key, result) => expect(remove(text, key)).toBe(result));

  it('lets the next pair of a list item move up', () => {
    expect(remove('- a: 1\n  b: 2\n', 'a', 0)).toBe('- b: 2\n');
  });
});

describe('items', () => {
  it.each<[string, YamlLiteral, string]>([
    ['k:\n- a\n- b # x\nl: 1\n', 'c', 'k:\n- a\n- b # x\n- c\nl: 1\n'],
    ['k:\n  - a', '- c', 'k:\n  - a\n  - "- c"'],
    ['k: [a]\n', 'c', 'k: [a, c]\n'],
    ['k: []\n', 'c', 'k: [c]\n'],
    ['k:\n  -\n', { x: 1, z: 2 }, 'k:\n  -\n  - x: 1\n    z: 2\n'],
  ])('append to %j', (text, value, result) => expect(append(text, value, 'k')).toBe(result));

  it.each([
    ['k:\n- a\n- b\n', 0, 'k:\n- b\n'],
    ['k:\n  - a\n  - x: 1\n    y: 2\n  - c\n', 1, 'k:\n  - a\n  - c\n'],
    ['k: [a, b, c]\n', 1, 'k: [a, c]\n'],
    ['k: [a]\n', 0, 'k: []\n'],
    ['k:\n- a', 0, 'k:'],
  ])('remove from %j number %d', (text, index, result) => expect(remove(text, index, 'k')).toBe(result));
});

describe('flowToBlock', () => {
  const convert = (text: string, ...path: (string | number)[]) => {
    const { root } = parseYaml(text, 'pyyaml');
    const node = root && at(text, ...path);
    let same: YamlNode | undefined = root;
    for (const part of path) {
      if (same?.kind === 'map') same = same.pairs.find(({ key }) => key.kind === 'scalar' && key.text === part)?.value;
      else if (same?.kind === 'list') same = same.items[Number(part)];
    }
    if (!root || !node || (same?.kind !== 'map' && same?.kind !== 'list')) throw new Error('no collection');
    const result = spliced(text, flowToBlock(text, root, same));
    expect(parseYaml(result, 'strictyaml').faults).toEqual([]);
    return result;
  };

  it.each([
    ['k: [a, "b: c", 1]\nl: x\n', 'k:\n  - a\n  - "b: c"\n  - "1"\nl: x\n'],
    ['k: {a: b, c: [d]} # x\n', 'k:\n  a: b\n  c:\n    - d # x\n'],
    ['l:\n    x: y\nk: {a: b}\n', 'l:\n    x: y\nk:\n    a: b\n'],
    ['k: []\nl: x\n', 'k:\nl: x\n'],
  ])('%j', (text, result) => expect(convert(text, 'k')).toBe(result));

  it('starts right after a dash', () => {
    expect(convert('- {a: b, c: d}\n', 0)).toBe('- a: b\n  c: d\n');
    expect(convert('[a, b]\n')).toBe('- a\n- b\n');
  });

  it('leaves alone what it cannot keep', () => {
    const text = 'k: {[a]: b}\n';
    const { root } = parseYaml(text, 'strictyaml');
    const node = root?.kind === 'map' ? root.pairs[0]?.value : undefined;
    expect(root && node?.kind === 'map' && flowToBlock(text, root, node)).toEqual([]);
  });
});
