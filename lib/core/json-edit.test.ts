import { describe, expect, it } from 'vitest';
import { spliced } from './fixes';
import { type JsonNode, nodeAt, parseJson } from './json';
import { appendJsonItem, insertJsonMember, removeJsonPart, renameJsonKey, setJson } from './json-edit';
import type { Splice } from './splice';

function edited(text: string, pointer: string, make: (node: JsonNode, root: JsonNode) => Splice[]): string {
  const { root } = parseJson(text);
  const node = nodeAt(root, pointer);
  if (!root || !node) throw new Error(`nothing at ${pointer}`);
  const result = spliced(text, make(node, root));
  expect(parseJson(result).fault).toBeUndefined();
  return result;
}

const insert = (text: string, pointer: string, after?: string) =>
  edited(text, pointer, (node) =>
    node.kind === 'object' ? insertJsonMember(text, node, 'n', { k: [1, 'a'] }, after) : [],
  );
const append = (text: string, pointer: string) =>
  edited(text, pointer, (node) => (node.kind === 'array' ? appendJsonItem(text, node, 'new') : []));
const remove = (text: string, pointer: string, index: number) =>
  edited(text, pointer, (node) => (node.kind === 'array' || node.kind === 'object' ? removeJsonPart(node, index) : []));

describe('insertJsonMember', () => {
  it.each([
    ['{}', '', undefined, '{"n": {"k": [1, "a"]}}'],
    ['{"a":1}', '', undefined, '{"a":1, "n":{"k": [1, "a"]}}'],
    ['{\n  "a": 1\n}\n', '', undefined, '{\n  "a": 1,\n  "n": {\n    "k": [1, "a"]\n  }\n}\n'],
    [
      '{\r\n\t"a": 1,\r\n\t"b": {}\r\n}',
      '',
      'a',
      '{\r\n\t"a": 1,\r\n\t"n": {\r\n\t\t"k": [1, "a"]\r\n\t},\r\n\t"b": {}\r\n}',
    ],
    ['{\n  "a": {}\n}', '/a', undefined, '{\n  "a": {\n    "n": {\n      "k": [1, "a"]\n    }\n  }\n}'],
  ])('%j at %j', (text, pointer, after, result) => expect(insert(text, pointer, after)).toBe(result));
});

describe('appendJsonItem', () => {
  it.each([
    ['[]', '', '["new"]'],
    ['[1, 2]', '', '[1, 2, "new"]'],
    ['{\n  "a": [\n    1\n  ]\n}', '/a', '{\n  "a": [\n    1,\n    "new"\n  ]\n}'],
  ])('%j', (text, pointer, result) => expect(append(text, pointer)).toBe(result));
});

describe('removeJsonPart', () => {
  it.each([
    ['[1]', '', 0, '[]'],
    ['[1, 2, 3]', '', 0, '[2, 3]'],
    ['[1, 2, 3]', '', 2, '[1, 2]'],
    ['{\n  "a": 1,\n  "b": 2\n}', '', 1, '{\n  "a": 1\n}'],
    ['{\n  "a": 1,\n  "b": 2\n}', '', 0, '{\n  "b": 2\n}'],
  ])('%j %s %d', (text, pointer, index, result) => expect(remove(text, pointer, index)).toBe(result));
});

describe('setJson and renameJsonKey', () => {
  it('replaces a value', () => {
    const text = '{\n  "a": "x"\n}';
    expect(edited(text, '', (_, root) => setJson(text, root, '/a', ['y', 1]))).toBe('{\n  "a": ["y", 1]\n}');
    expect(edited(text, '', (_, root) => setJson(text, root, '/b', 1))).toBe(text);
  });

  it('renames a key', () => {
    const rename = (node: JsonNode) =>
      node.kind === 'object' ? node.members.flatMap((member) => renameJsonKey(member, 'b"')) : [];
    expect(edited('{"a": 1}', '', rename)).toBe('{"b\\"": 1}');
  });
});
