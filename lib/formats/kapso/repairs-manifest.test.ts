import { describe, expect, test } from 'vitest';
import type { TextEdit } from '../../core/diagnostic';
import { spliced } from '../../core/fixes';
import { fileOf } from '../../core/text';
import { readManifest } from './manifest';
import { insertField, listIn, setPython, typeFixes } from './repairs-manifest';

const read = (text: string) => readManifest(fileOf(text), 'harness.yaml');
const listed = (text: string) => spliced(text, listIn(read(text), 'setup', 'skills', 'tide'));
const head = 'name: x\nversion: 0.1.0\ndescription: X.\n';

describe('listing a name wherever the manifest has room for it', () => {
  test.each([
    ['no modules', '', 'modules:\n  setup:\n    skills:\n      - tide\n'],
    ['empty modules', 'modules: {}\n', 'modules: {setup: {skills: [tide]}}\n'],
    ['modules left out', 'modules:\n', 'modules: {setup: {skills: [tide]}}\n'],
    ['another module', 'modules:\n  ideation: {}\n', 'modules:\n  ideation: {}\n  setup:\n    skills:\n      - tide\n'],
    ['an empty module', 'modules:\n  setup: {} # begin\n', 'modules:\n  setup: {skills: [tide]} # begin\n'],
    [
      'a module left out',
      'modules:\n  setup: # begin\n  ideation: {}\n',
      'modules:\n  setup: {skills: [tide]} # begin\n  ideation: {}\n',
    ],
    [
      'another list',
      'modules:\n  setup:\n    hooks: [a]\n',
      'modules:\n  setup:\n    hooks: [a]\n    skills:\n      - tide\n',
    ],
    ['an empty list', 'modules:\n  setup:\n    skills: []\n', 'modules:\n  setup:\n    skills: [tide]\n'],
    [
      'a list left out',
      'modules:\n  setup:\n    skills:\n    hooks: []\n',
      'modules:\n  setup:\n    skills: [tide]\n    hooks: []\n',
    ],
    [
      'a flow list',
      'modules:\n  setup:\n    skills: [a, b] # two\n',
      'modules:\n  setup:\n    skills: [a, b, tide] # two\n',
    ],
    [
      'a block list',
      'modules:\n  setup:\n    skills:\n    - a # one\n    # end\n',
      'modules:\n  setup:\n    skills:\n    - a # one\n    - tide\n    # end\n',
    ],
  ])('%s', (_title, modules, wanted) => expect(listed(head + modules)).toBe(head + wanted));

  test('CRLF files stay so', () => {
    const text = `${head}modules:\n  setup:\n    skills:\n      - a\n`.replaceAll('\n', '\r\n');
    expect(listed(text)).toBe(`${text}      - tide\r\n`);
  });

  test('nothing is done where an alias stands in the way', () => {
    const text = `${head}modules:\n  ideation: &lists {skills: [a]}\n  setup: *lists\n`;
    expect(listed(text)).toBe(text);
  });
});

describe('modules given as a list of names', () => {
  test.each([
    ['a flow list', '[setup, ideation] # two', ' {setup: {}, ideation: {}} # two'],
    ['a block list', '\n  - setup # one\n  -  "ideation"\n', '\n    setup: {} # one\n    "ideation": {}\n'],
    ['no deeper than its key', '\r\n- setup\r\n# end\r\n', '\r\n  setup: {}\r\n# end\r\n'],
    ['a name twice', '[setup, setup]', undefined],
    ['more than names', '[setup: {}]', undefined],
  ])('%s', (_title, list, wanted) => {
    const manifest = read(`${head}modules: ${list}`.replace(': \n', ':\n').replace(': \r', ':\r'));
    const fault = manifest.faults.find(({ rule }) => rule === 'bad-type');
    const [fix] = fault?.rule === 'bad-type' ? typeFixes(manifest, fault) : [];
    expect(fix && spliced(manifest.text, fix.edits as TextEdit[])).toBe(wanted && `${head}modules:${wanted}`);
    if (wanted) expect(read(`${head}modules:${wanted}`).modules.has('setup')).toBe(true);
  });
});

describe('a name in the wrong shape', () => {
  test.each([
    ['a list of one', '\n    - [tide] # why\n    - b\n', '\n    - tide # why\n    - b\n'],
    ['a list in a line', '\n    - - "tide"\n', '\n    - "tide"\n'],
    ['a key without a value', '\n    - tide: # why\n    - b\n', '\n    - tide # why\n    - b\n'],
    ['a key in a flow list', ' [{tide: }, b]\n', ' [tide, b]\n'],
    ['nothing', '\n    - ~ # none\n    - b\n', '\n    - b\n'],
    ['a number', ' [12]\n', ' ["12"]\n'],
    ['a key with a value', ' [{tide: b}]\n', ' []\n'],
    ['a list of two', ' [[a, b], c]\n', ' [c]\n'],
  ])('%s', (_title, list, wanted) => {
    const text = `${head}modules:\n  setup:\n    skills:`;
    const manifest = read(text + list);
    const fault = manifest.faults.find(({ rule }) => rule === 'bad-type');
    const [fix] = fault?.rule === 'bad-type' ? typeFixes(manifest, fault) : [];
    expect(spliced(manifest.text, (fix?.edits ?? []) as TextEdit[])).toBe(text + wanted);
    expect(read(text + wanted).faults).toEqual([]);
  });

  test.each([
    ['skills: ""', 'skills: []'],
    ['skills: tide', 'skills: [tide]'],
    ['skills: 7', 'skills: ["7"]'],
  ])('in no list: %s', (line, wanted) => {
    const manifest = read(`${head}modules:\n  setup:\n    ${line}\n`);
    const [fault] = manifest.faults;
    const [fix] = fault?.rule === 'bad-type' ? typeFixes(manifest, fault) : [];
    expect(spliced(manifest.text, (fix?.edits ?? []) as TextEdit[])).toContain(`    ${wanted}\n`);
  });

  test('a list no deeper than its key', () => {
    const manifest = read('name: x\nversion: 0.1.0\ndescription:\n- X.\n');
    const [fault] = manifest.faults;
    const [fix] = fault?.rule === 'bad-type' ? typeFixes(manifest, fault) : [];
    expect(spliced(manifest.text, (fix?.edits ?? []) as TextEdit[])).toBe(
      'name: x\nversion: 0.1.0\ndescription:\n  X.\n',
    );
  });
});

describe('a field in its place', () => {
  test.each([
    ['version', 'name: x\ndescription: X.\n', 'name: x\nversion: v\ndescription: X.\n'],
    ['name', 'version: 0.1.0\ndescription: X.\n', 'name: v\nversion: 0.1.0\ndescription: X.\n'],
    ['description', '{name: x, version: 0.1.0}\n', '{name: x, version: 0.1.0, description: v}\n'],
    ['name', 'name: # soon\nversion: 0.1.0\n', 'name: v # soon\nversion: 0.1.0\n'],
    ['name', 'name: ""\nversion: 0.1.0\n', 'name: "v"\nversion: 0.1.0\n'],
  ])('%s', (field, text, wanted) => {
    const manifest = read(text);
    const entry = manifest.missing.find((each) => each.field === field)?.entry;
    expect(spliced(text, insertField(manifest, field, 'v', entry))).toBe(wanted);
  });

  test.each([
    [head, `${head.trimEnd()}\nenvironment:\n  python: r.txt\n`],
    [`${head}environment:\n  gpu: true\n`, `${head}environment:\n  gpu: true\n  python: r.txt\n`],
    [`${head}environment:\n`, `${head}environment: {python: r.txt}\n`],
  ])('environment.python', (text, wanted) => expect(spliced(text, setPython(read(text), 'r.txt'))).toBe(wanted));
});
