import { describe, expect, it } from 'vitest';
import { duplicateKeys, memberOf, nodeAt, parseJson, valueOfJson } from './json';
import { pathOfPointer, pointerOf } from './pointer';

describe('parseJson', () => {
  it.each([
    ['\ufeff{}', 'bom', '\ufeff'],
    ['', 'empty', ''],
    [' \n', 'empty', ' \n'],
    ['{ // note\n}', 'comment', '// note'],
    ['[1, /* two */ 2]', 'comment', '/* two */'],
    ['# note\n{}', 'comment', '# note'],
    ['[1,]', 'trailing-comma', ','],
    ['{"a": 1 , }', 'trailing-comma', ','],
    ['[1 2]', 'missing-comma', '2'],
    ['{"a": 1\n"b": 2}', 'missing-comma', '"'],
    ['{"a" 1}', 'missing-colon', '"a"'],
    ["{'a': 1}", 'single-quote', "'a'"],
    ["['it']", 'single-quote', "'it'"],
    ['{a: 1}', 'unquoted-key', 'a'],
    ['{"a": [1, 2}', 'unclosed', '}'],
    ['{"a": [1, 2', 'unclosed', '['],
    ['["a]', 'unclosed-string', '"a]'],
    ['["a\n"]', 'unclosed-string', '"a'],
    ['["a\tb"]', 'control-character', '\t'],
    ['["\\d"]', 'escape', '\\d'],
    ['["\\u12"]', 'escape', '\\u12'],
    ['[01]', 'number', '01'],
    ['[+1]', 'number', '+1'],
    ['[.5]', 'number', '.5'],
    ['[True]', 'python-word', 'True'],
    ['[NaN]', 'not-finite', 'NaN'],
    ['[yes]', 'unexpected', 'yes'],
    ['{} {}', 'extra-text', '{}'],
  ])('%j is refused: %s at %j', (text, code, seen) => {
    const { fault } = parseJson(text);
    expect(fault?.code).toBe(code);
    expect(text.slice(fault?.start, fault?.end)).toBe(seen);
  });

  it('reads the numbers of Python on demand', () => {
    const { root } = parseJson('[NaN, Infinity, -Infinity]', { nan: true });
    expect(root && valueOfJson(root)).toEqual([Number.NaN, Infinity, -Infinity]);
  });

  it('keeps spans, raw numbers and lone surrogates', () => {
    const text = ' {"k": [1e400, "\\ud800"]} ';
    const { root } = parseJson(text);
    expect(root).toMatchObject({ start: 1, end: text.length - 1 });
    expect(nodeAt(root, '/k/0')).toEqual({ kind: 'number', value: Infinity, raw: '1e400', start: 8, end: 13 });
    expect(nodeAt(root, '/k/1')).toMatchObject({ value: '\ud800' });
  });

  it('keeps what stands before a fault', () => {
    expect(memberOf(parseJson('{"a": 1, "b"').root, 'a')?.value).toMatchObject({ value: 1 });
  });

  it('does not overflow on deep nesting', () => {
    const depth = 100_000;
    const { root } = parseJson('['.repeat(depth) + ']'.repeat(depth));
    expect(root && valueOfJson(root)).toHaveLength(1);
    expect(parseJson('{"a":'.repeat(depth)).fault?.code).toBe('unclosed');
  });
});

describe('helpers', () => {
  const root = parseJson('{"a/b": {"~": [10]}, "__proto__": 1, "x": 1, "x": 2}').root;

  it('treats __proto__ as data, and lets the last key win', () => {
    const value = root && valueOfJson(root);
    expect(value instanceof Map && [...value.keys()]).toEqual(['a/b', '__proto__', 'x']);
    expect(value instanceof Map && value.get('x')).toBe(2);
  });

  it('spells and follows pointers', () => {
    expect(pointerOf(['a/b', '~', 0])).toBe('/a~1b/~0/0');
    expect(pathOfPointer('/a~1b/~0/0')).toEqual(['a/b', '~', '0']);
    expect(nodeAt(root, '/a~1b/~0/0')).toMatchObject({ value: 10 });
    expect(nodeAt(root, '/x')).toMatchObject({ value: 2 });
    expect(nodeAt(root, '/a~1b/~0/01')).toBeUndefined();
    expect(nodeAt(root, '')).toBe(root);
  });

  it('names repeated keys', () => {
    const [found, ...others] = root ? duplicateKeys(root) : [];
    expect(others).toEqual([]);
    expect(found).toMatchObject({ key: { value: 'x', start: 45 }, first: { start: 37 } });
  });
});
