import { describe, expect, it } from 'vitest';
import { spliced } from '../fixes';
import { parseYaml } from './index';
import { quoteFaultyValue, replaceTabs, spaceAfterColon } from './repair';

function quoted(text: string, block?: { start: number; end: number }): string {
  const yaml = block ? text.slice(block.start, block.end) : text;
  const [fault] = parseYaml(yaml, 'strictyaml').faults;
  if (!fault) throw new Error('no fault');
  const shift = block?.start ?? 0;
  const placed = { ...fault, start: fault.start + shift, end: fault.end + shift };
  return spliced(text, quoteFaultyValue(text, placed, 'strictyaml', block));
}

describe('quoteFaultyValue', () => {
  it.each([
    ['a: Fix: it\nb: c\n', 'a: "Fix: it"\nb: c\n'],
    ['a: Fix: it # now\n', 'a: "Fix: it" # now\n'],
    ['a: Fix: it\n  and more\nb: c\n', 'a: "Fix: it and more"\nb: c\n'],
    ['a: ends:\n', 'a: "ends:"\n'],
    ['a: @handle\n', 'a: "@handle"\n'],
    ['a: `code`\n', 'a: "`code`"\n'],
    ['a: [x] y\n', 'a: "[x] y"\n'],
    ['a: {{x}}\n', 'a: "{{x}}"\n'],
    ['a: **bold** text\n', 'a: "**bold** text"\n'],
    ['a: &x y\n', 'a: "&x y"\n'],
    ['a: !x y\n', 'a: "!x y"\n'],
    ['a: "x" y\n', 'a: \'"x" y\'\n'],
    ['a: "open\nb: c\n', 'a: "open"\nb: c\n'],
    ['a: - x\n', 'a: "- x"\n'],
    ['a: > quote\n', 'a: "> quote"\n'],
    ['a: "C:\\dir"\n', 'a: \'"C:\\dir"\'\n'],
    ['- a: b: c\n', '- a: "b: c"\n'],
    ['- @x\n', '- "@x"\n'],
  ])('%j', (text, result) => expect(quoted(text)).toBe(result));

  it('works inside a larger file', () => {
    expect(quoted('---\na: b: c\n---\nd: e: f\n', { start: 4, end: 11 })).toBe('---\na: "b: c"\n---\nd: e: f\n');
  });

  it.each([['a: b\na: c\n'], ['a: b \t\nc: d\n']])('does nothing where quoting does not help: %j', (text) => {
    const [fault] = parseYaml(text, 'pyyaml').faults;
    expect(fault === undefined ? [] : quoteFaultyValue(text, fault, 'pyyaml')).toEqual([]);
    expect(quoted(text)).toBe(text);
  });
});

describe('replaceTabs', () => {
  it.each([
    ['a:\tb\nc:\t\td\n', 'a: b\nc: d\n'],
    ['a:\n\tb: c\n\td: e\n', 'a:\n  b: c\n  d: e\n'],
    ['a: b\n\t\nc: d\n', 'a: b\n\nc: d\n'],
    ['a: b\t# x\n', 'a: b # x\n'],
    ['a: "b\tc"\n', 'a: "b\tc"\n'],
  ])('%j', (text, result) => {
    expect(spliced(text, replaceTabs(text, 'pyyaml'))).toBe(result);
    expect(parseYaml(result, 'pyyaml').faults).toEqual([]);
  });
});

it.each([
  ['a:b\nc: d\n', 'a: b\nc: d\n'],
  ['c: d\na:b\n', 'c: d\na: b\n'],
])('spaceAfterColon repairs %j', (text, result) => {
  const [fault] = parseYaml(text, 'strictyaml').faults;
  expect(fault?.code).toBe('missing-space');
  expect(fault && spliced(text, spaceAfterColon(fault))).toBe(result);
});
