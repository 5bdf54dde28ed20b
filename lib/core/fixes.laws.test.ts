import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harnessOf } from './files';
import { applyFix, editsOfFix, spliced } from './fixes';
import { edit, sameHarness } from './harness';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });

/** Edits that do not overlap: cut points in pairs. */
const editsOf = (length: number) =>
  fc.array(fc.nat(length), { maxLength: 8 }).chain((points) => {
    const sorted = [...points].sort((left, right) => left - right);
    const spans = sorted.flatMap((start, index) =>
      index % 2 === 0 ? [[start, sorted[index + 1] ?? start] as const] : [],
    );
    return fc.tuple(...spans.map(([start, end]) => text.map((replacement) => ({ start, end, text: replacement }))));
  });

test('the order of edits does not matter where their places differ, and what lies between stays', () => {
  const cases = text.chain((before) => fc.tuple(fc.constant(before), editsOf(before.length)));
  fc.assert(
    fc.property(cases, ([before, edits]) => {
      const distinct = new Set(edits.map((each) => each.start)).size === edits.length;
      const after = spliced(before, edits);
      if (distinct) expect(spliced(before, [...edits].reverse())).toBe(after);
      const removed = edits.reduce((sum, each) => sum + each.end - each.start, 0);
      const added = edits.reduce((sum, each) => sum + each.text.length, 0);
      expect(after.length).toBe(before.length - removed + added);
    }),
  );
});

test('no edit changes nothing, and the edits of a fix are the fix', () => {
  fc.assert(
    fc.property(text, fc.nat(40), text, (before, at, inserted) => {
      const harness = harnessOf({ 'a.md': before, 'b.md': before });
      expect(editsOfFix(harness, { edits: [] })).toEqual([]);
      const start = Math.min(at, before.length);
      const fix = {
        edits: [
          { path: 'a.md', start, end: start, text: inserted },
          { rename: 'b.md', to: 'c.md' },
        ],
      };
      const after = applyFix(harness, fix);
      expect(sameHarness(after, edit(harness, editsOfFix(harness, fix)))).toBe(true);
      expect([...after.keys()].sort()).toEqual(['a.md', 'c.md']);
    }),
  );
});
