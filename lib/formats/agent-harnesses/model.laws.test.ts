import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { type Entry, edit, type Harness } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { fileOf, textOf } from '../../core/text';
import { agentHarnesses } from '.';
import { factsIn, parse } from './model';

const names = [
  'HARNESS.md',
  'SKILL.md',
  '.leaf-detectors',
  '.harnessleaf',
  'a',
  'b',
  'A.md',
  'B.md',
  'x.md',
  '.h',
  '..',
  '',
  'harness',
];
const path = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const line = fc.constantFrom(
  ...[
    '---',
    'name: x',
    'description: y: z',
    'tags: [a]',
    '\t',
    ' k: v',
    '- x',
    'skill=SKILL.md',
    't=.',
    '',
    '\ufeff---',
    '# c',
    'a: &b c',
  ],
);
const text = fc
  .tuple(fc.array(line, { maxLength: 6 }), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, eol]) => lines.join(eol));
const entry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 6, arbitrary: text.map((each) => fileOf(each)) },
  fc.uint8Array({ maxLength: 12 }).map((bytes) => ({ kind: 'file' as const, bytes })),
  fc.array(fc.constantFrom('..', '.', 'a', 'b', 'x.md'), { minLength: 1, maxLength: 3 }).map((parts) => ({
    kind: 'symlink' as const,
    target: parts.join('/'),
  })),
  fc.constant({ kind: 'directory' as const }),
);
const entries = fc.array(fc.tuple(path, entry), { maxLength: 10 });
const harness = entries.map((each): Harness => new Map(each));

const open = (each: Harness) => agentHarnesses.open(each, defaultSettings);

test('any harness gives a model, findings, roles, a graph and exports, and never an exception', () => {
  fc.assert(
    fc.property(harness, (each) => {
      const opened = open(each);
      opened.diagnostics();
      opened.roles();
      opened.graph();
      opened.contexts();
      for (const shape of opened.exports()) if (shape.blocked?.() === undefined) shape.files({});
      agentHarnesses.detect(each);
    }),
    { numRuns: 500 },
  );
});

test('findings do not depend on the order of entries', () => {
  fc.assert(
    fc.property(entries, (each) => {
      const unique = [...new Map(each)];
      expect(open(new Map([...unique].reverse())).diagnostics()).toEqual(open(new Map(unique)).diagnostics());
    }),
    { numRuns: 300 },
  );
});

test('every place lies inside its file', () => {
  fc.assert(
    fc.property(harness, (each) => {
      for (const found of open(each).diagnostics()) {
        if (found.line === undefined) continue;
        const target = parse(each).structure.files.find((file) => file.path === found.path);
        const lines = textOf(each.get(target?.key ?? '') as Entry).split(/\r\n|\r|\n/);
        expect(found.line).toBeLessThanOrEqual(found.endLine ?? 0);
        expect(found.endLine).toBeLessThanOrEqual(lines.length);
        expect(found.endColumn).toBeLessThanOrEqual((lines[(found.endLine ?? 1) - 1]?.length ?? 0) + 2);
      }
    }),
    { numRuns: 300 },
  );
});

test('every fix applies, and the finding is gone from its place', () => {
  const readable = entries.map((each): Harness => {
    // Paths that no source lets in, and files that hold files, are not what fixes are made for.
    const safe = each.filter(([at]) => at.split('/').every((part) => part !== '' && part !== '..'));
    const held = new Map(safe);
    for (const at of held.keys()) {
      for (const other of held.keys())
        if (other.startsWith(`${at}/`) && held.get(at)?.kind !== 'directory') held.delete(other);
    }
    for (const [at, one] of held) if (one.kind === 'symlink') held.delete(at);
    return held;
  });
  fc.assert(
    fc.property(readable, (each) => {
      for (const found of open(each).diagnostics()) {
        for (const fix of found.fixes ?? []) {
          const left = open(applyFix(each, fix)).diagnostics();
          const same = left.filter(
            (one) => one.rule === found.rule && one.path === found.path && one.message === found.message,
          );
          expect(same.filter((one) => one.line === found.line && one.column === found.column)).toEqual([]);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('typing in a file keeps the walk and what every other file says', () => {
  const before = harnessOf({ 'HARNESS.md': '---\nname: x\n---\n', 'a/x.md': 'x', 'a/b/y.md': 'y' });
  const after = edit(before, [['a/x.md', fileOf('changed')]]);
  expect(parse(after).structure).toBe(parse(before).structure);
  const facts = (each: Harness) => new Map(Array.from(factsIn(parse(each)), (one) => [one.path, one]));
  expect(facts(after).get('a/b/y.md')).toBe(facts(before).get('a/b/y.md'));
  expect(facts(after).get('a/x.md')).not.toBe(facts(before).get('a/x.md'));
  const added = edit(after, [['a/z.md', fileOf('z')]]);
  expect(facts(added).get('a/b/y.md')).toBe(facts(before).get('a/b/y.md'));
});

test('a very deep tree costs no stack, and a knot of links ends', () => {
  const deep = `${'d/'.repeat(5000)}x.md`;
  expect(parse(harnessOf({ [deep]: 'x' })).structure.files).toHaveLength(1);
  const knot = Object.fromEntries(
    Array.from({ length: 30 }, (_, level) => [
      [`.k/${level}/a`, { symlink: `../${level + 1}` }],
      [`.k/${level}/b`, { symlink: `../${level + 1}` }],
    ]).flat(),
  );
  expect(parse(harnessOf(knot)).structure.places.length).toBeLessThan(200_000);
});
