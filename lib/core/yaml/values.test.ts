import { describe, expect, it } from 'vitest';
import { parseYaml } from './index';
import { pythonText } from './python-text';
import { isTrue, YamlMapping, type YamlValue } from './value';
import { yamlValue } from './values';

function read(text: string): YamlValue {
  const { root, faults } = parseYaml(text, 'pyyaml');
  expect(faults).toEqual([]);
  return root ? yamlValue(root) : null;
}

describe('the text form of a value', () => {
  it.each([
    ['yes', 'True'],
    ['Off', 'False'],
    ['~', 'None'],
    ['y', 'y'],
    ['010', '8'],
    ['08', '08'],
    ['0o17', '0o17'],
    ['1_000', '1000'],
    ['0x1_F', '31'],
    ['-0b11', '-3'],
    ['12:30', '750'],
    ['1:30.5', '90.5'],
    ['1e3', '1e3'],
    ['1.0e+3', '1000.0'],
    ['1e+16', '1e+16'],
    ['2.', '2.0'],
    ['1.0e+16', '1e+16'],
    ['0.00000015', '1.5e-07'],
    ['0.0001', '0.0001'],
    ['-0.0', '-0.0'],
    ['-.INF', '-inf'],
    ['.nan', 'nan'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['2024-05-06', '2024-05-06'],
    ['2024-01-02T03:04:05Z', '2024-01-02 03:04:05+00:00'],
    ['2024-1-2 3:04:05.5 -01:30', '2024-01-02 03:04:05.500000-01:30'],
    ['[a, "b\'c", {d: 1}, 2024-05-06]', `['a', "b'c", {'d': 1}, datetime.date(2024, 5, 6)]`],
    ['!!binary aGk=', "b'hi'"],
    ['!!omap [a: 1]', "[('a', 1)]"],
    ['! 12', '12'],
    ['&a [*a]', '[[...]]'],
    ['"\\x07é\\u2028"', '\x07é\u2028'],
    ['["\\x07é\\u2028"]', "['\\x07é\\u2028']"],
  ])('%s prints %s', (text, printed) => expect(pythonText(read(text))).toBe(printed));
});

describe('truth', () => {
  it.each(['~', '""', 'no', '0', '-0', '00', '0.0', '[]', '{}', '!!set {}'])('%s is false', (text) => {
    expect(isTrue(read(text))).toBe(false);
  });

  it.each(['a', 'yes', '1', '.nan', '" "', '[0]', '2024-05-06', '"0"'])('%s is true', (text) => {
    expect(isTrue(read(text))).toBe(true);
  });
});

describe('mappings', () => {
  const entries = (text: string) => {
    const value = read(text);
    return value instanceof YamlMapping ? value.entries() : undefined;
  };

  it('let the last of equal keys win, in the place of the first', () => {
    expect(entries('a: 1\nb: 2\na: 3')).toEqual([
      ['a', 3n],
      ['b', 2n],
    ]);
    expect(entries('1: a\n1.0: b\ntrue: c')).toEqual([[1n, 'c']]);
  });

  it('merge, own keys and earlier sources first', () => {
    expect(entries('<<: [{a: 1, b: 1}, {b: 2, c: 2}]\nc: 3')).toEqual([
      ['b', 1n],
      ['c', 3n],
      ['a', 1n],
    ]);
  });

  it('hold foreign keys as data', () => {
    const value = read('__proto__: 1\nconstructor: 2');
    expect(value instanceof YamlMapping && value.get('__proto__')).toBe(1n);
  });

  it('stay small where aliases double', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`);
    const value = read(`a0: &a0 [x]\n${lines.join('\n')}`);
    expect(pythonText(value).length).toBeLessThan(1_000_000);
  });
});
