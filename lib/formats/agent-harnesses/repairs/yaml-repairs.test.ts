import { expect, test } from 'vitest';
import { parseYaml } from '../../../core/yaml';
import { repairsOf } from './yaml-repairs';

test.each([
  ['d: Plans trips: rail and ferry.', 'Quote the value', 'd: "Plans trips: rail and ferry."'],
  ['argument-hint: [port] then "date"', 'Quote the value', `argument-hint: '[port] then "date"'`],
  ['tags: [a, "b c"]\nname: x', 'Write it in block style', 'tags:\n  - a\n  - "b c"\nname: x'],
  ['m: {team: pilots, n: [1, 2]}', 'Write it in block style', 'm:\n  team: pilots\n  n:\n    - 1\n    - 2'],
  [
    'tags: [a]\nm: {b: [c], d: [], e: {}}\nx: y\nz: [1,\n  2]',
    'Write it in block style',
    'tags:\n  - a\nm:\n  b:\n    - c\n  d:\n  e:\nx: y\nz:\n  - 1\n  - 2',
  ],
  ['tags: [a]\nhint: [b] then c\nx: [d]', 'Write it in block style', 'tags:\n  - a\nhint: "[b] then c"\nx:\n  - d'],
  ['tags: []', 'Leave the value empty', 'tags:'],
  ['a: &x b\nc: *x', 'Write the shared value out', 'a: b\nc: "b"'],
  ['d: **Bold** text', 'Quote the value', 'd: "**Bold** text"'],
  ['d: !important', 'Quote the value', 'd: "!important"'],
  ['name: x\nname: y', 'Remove the second `name`', 'name: x'],
  ['name:\tx', 'Replace the tab by spaces', 'name: x'],
  ['name: x\n\t\nd: y', 'Empty the line', 'name: x\n\nd: y'],
  ['d: `code` first', 'Quote the value', 'd: "`code` first"'],
  ['d: "open\nname: x', 'Quote the value', 'd: "open"\nname: x'],
  ["d: 'it's fine'", 'Quote the value', 'd: "it\'s fine"'],
  ['d: "a\\qb"', 'Write the backslash as `\\\\`', 'd: "a\\\\qb"'],
  ['a:\n  b: c\nd:\n   e: f', 'Align it with its siblings', 'a:\n  b: c\nd:\n  e: f'],
  ['name: x\n d: y', 'Align the line with the others', 'name: x\nd: y'],
  ['name: x\x07y', 'Remove the character', 'name: xy'],
  ['name: x\n...\nd: y', 'Remove the document marker', 'name: x\nd: y'],
])('%j: %s', (block, title, repaired) => {
  const repair = repairsOf(block).find((each) => each.title === title);
  expect(repair?.text).toBe(repaired);
  expect(parseYaml(repaired, 'strictyaml').faults).toEqual([]);
});

test('one repair goes on to the faults behind it', () => {
  expect(repairsOf('a: x: y\nb: [c]\nd: @e')[0]?.text).toBe('a: "x: y"\nb:\n  - c\nd: "@e"');
});

test('a repair tells what its text reads as', () => {
  for (const block of ['a: x: y\nb: [c]\nd: @e', 'a: [b]\nc: {d: e}', 'a: {}\nb: []', 'a: [b\nc: d', 'a:\tb']) {
    const repairs = repairsOf(block);
    expect(repairs).not.toEqual([]);
    for (const { text, yaml } of repairs) expect(yaml).toEqual(parseYaml(text, 'strictyaml'));
  }
});

test('a readable block needs none', () => {
  expect(repairsOf('name: x\nd: y')).toEqual([]);
});
