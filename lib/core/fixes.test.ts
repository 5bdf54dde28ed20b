import { expect, test } from 'vitest';
import { filesOf, harnessOf } from './files';
import { applyFix, editsOfFix, feasible, spliced } from './fixes';
import { fileOf } from './text';

test('text edits count offsets in the text as checked, whatever their order', () => {
  const harness = harnessOf({ 'a.md': 'one two three\n' });
  const edits = [
    { path: 'a.md', start: 8, end: 13, text: '3' },
    { path: 'a.md', start: 0, end: 3, text: '1' },
  ];
  expect(filesOf(applyFix(harness, { edits }))).toEqual({ 'a.md': '1 two 3\n' });
});

test('a byte order mark counts as one unit and stays', () => {
  const harness = harnessOf({ 'a.md': '\uFEFFname: x\r\n' });
  const edits = [{ path: 'a.md', start: 7, end: 8, text: 'yy' }];
  expect(filesOf(applyFix(harness, { edits }))).toEqual({ 'a.md': '\uFEFFname: yy\r\n' });
});

test('the executable bit survives a splice', () => {
  const harness = harnessOf({ 'run.sh': { text: 'x', executable: true } });
  const edits = [{ path: 'run.sh', start: 1, end: 1, text: 'y' }];
  expect(filesOf(applyFix(harness, { edits }))).toEqual({ 'run.sh': { text: 'xy', executable: true } });
});

test('overlapping edits and offsets outside the text are refused', () => {
  expect(() =>
    spliced('abc', [
      { start: 0, end: 2, text: '' },
      { start: 1, end: 3, text: '' },
    ]),
  ).toThrow('overlap');
  expect(() => spliced('abc', [{ start: 2, end: 4, text: '' }])).toThrow('miss');
  expect(
    spliced('ac', [
      { start: 1, end: 1, text: 'b' },
      { start: 1, end: 1, text: 'B' },
    ]),
  ).toBe('abBc');
});

test('a directory is renamed with everything in it, its neighbours stay', () => {
  const harness = harnessOf({ 'a/x.md': 'x', 'a/b/y.md': 'y', 'ab/z.md': 'z' });
  const edits = [{ rename: 'a', to: 'c' }];
  expect(filesOf(applyFix(harness, { edits }))).toEqual({ 'ab/z.md': 'z', 'c/b/y.md': 'y', 'c/x.md': 'x' });
});

test('a file is spliced before it is renamed', () => {
  const edits = [
    { rename: 'tools.md', to: 'TOOLS.md' },
    { path: 'tools.md', start: 0, end: 0, text: '# ' },
  ];
  expect(filesOf(applyFix(harnessOf({ 'tools.md': 'T' }), { edits }))).toEqual({ 'TOOLS.md': '# T' });
});

test('a rename never overwrites, and says what is in the way', () => {
  const harness = harnessOf({ 'a.md': 'a', 'b/c.md': 'b' });
  expect(() => applyFix(harness, { edits: [{ rename: 'a.md', to: 'b' }] })).toThrow('`b` exists already.');
  expect(() => applyFix(harness, { edits: [{ rename: 'a.md', to: 'a.md/x' }] })).not.toThrow();
  expect(() => applyFix(harness, { edits: [{ rename: 'gone', to: 'x' }] })).toThrow('`gone` is not there any more');
});

test('writing into an empty directory unlists it; writing below a file is refused', () => {
  const harness = harnessOf({ 'empty/': { directory: true }, 'a.md': 'a' });
  const written = applyFix(harness, { edits: [{ write: 'empty/x.md', entry: fileOf('x') }] });
  expect(filesOf(written)).toEqual({ 'a.md': 'a', 'empty/x.md': 'x' });
  expect(() => applyFix(harness, { edits: [{ write: 'a.md/x', entry: fileOf('x') }] })).toThrow(
    '`a.md` is no directory',
  );
});

test('removing takes a whole directory; edits name only what changes', () => {
  const harness = harnessOf({ 'a/x': 'x', 'a/y': 'y', b: 'b' });
  expect(editsOfFix(harness, { edits: [{ remove: 'a' }] })).toEqual([
    ['a/x', undefined],
    ['a/y', undefined],
  ]);
});

test('a fix that would splice a file that is not UTF-8, or write below a file, is not offered', () => {
  const harness = harnessOf({ 'a.md': { base64: '6Q==' }, 'b.md': 'b' });
  const edits = (path: string) => [{ path, start: 0, end: 0, text: 'x' }];
  const kept = [
    { title: 'B', edits: edits('b.md') },
    { title: 'Delete', edits: [{ remove: 'a.md' }] },
  ];
  const below = { title: 'C', edits: [{ write: 'b.md/c.md', entry: fileOf('') }] };
  const found = { path: 'a.md', message: 'x', fixes: [{ title: 'A', edits: edits('a.md') }, below, ...kept] };
  expect(feasible(harness, [found, { path: 'b.md', message: 'y' }])).toEqual([
    { ...found, fixes: kept },
    { path: 'b.md', message: 'y' },
  ]);
});

test('a file that is not UTF-8 is never spliced', () => {
  const harness = harnessOf({ 'a.md': { base64: '/w==' } });
  expect(() => applyFix(harness, { edits: [{ path: 'a.md', start: 0, end: 0, text: 'x' }] })).toThrow('not UTF-8');
});
