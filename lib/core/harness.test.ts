import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as arbitrary from './arbitrary';
import { filesOf, fromBase64, harnessOf, toBase64 } from './files';
import { edit, editsBetween, perEntry, sameHarness, shapeOf, subtree } from './harness';
import { fileOf } from './text';

describe('edit', () => {
  const before = harnessOf({ 'HARNESS.md': 'a', 'skills/tide/SKILL.md': 'b' });

  it('shares what it does not touch', () => {
    const after = edit(before, [['HARNESS.md', fileOf('c')]]);
    expect(after.get('skills/tide/SKILL.md')).toBe(before.get('skills/tide/SKILL.md'));
  });

  it('keeps the shape while contents change, and gives a new one when names do', () => {
    expect(shapeOf(edit(before, [['HARNESS.md', fileOf('c')]]))).toBe(shapeOf(before));
    expect(shapeOf(edit(before, [['new.md', fileOf('c')]]))).not.toBe(shapeOf(before));
    expect(shapeOf(edit(before, [['HARNESS.md', { kind: 'symlink', target: 'x' }]]))).not.toBe(shapeOf(before));
  });

  it('is undone by the edits back', () => {
    fc.assert(
      fc.property(arbitrary.harness, arbitrary.harness, (left, right) => {
        const there = edit(left, editsBetween(left, right));
        expect(sameHarness(there, right)).toBe(true);
        const back = edit(there, editsBetween(there, left));
        expect(sameHarness(back, left)).toBe(true);
      }),
    );
  });
});

describe('subtree', () => {
  it('makes paths relative to the folder', () => {
    const harness = harnessOf({ 'desk/HARNESS.md': 'a', 'desk-2/HARNESS.md': 'b' });
    expect([...subtree(harness, 'desk').keys()]).toEqual(['HARNESS.md']);
  });
});

describe('perEntry', () => {
  it('asks again only for another entry or another path', () => {
    let asked = 0;
    const length = perEntry((entry, path) => {
      asked++;
      return `${path} ${entry.kind}`;
    });
    const entry = fileOf('a');
    length(entry, 'a');
    length(entry, 'a');
    expect(asked).toBe(1);
    length(entry, 'b');
    length(fileOf('a'), 'a');
    expect(asked).toBe(3);
  });
});

describe('files', () => {
  it('writes every harness down and reads it back', () => {
    fc.assert(
      fc.property(arbitrary.harness, (harness) => {
        expect(sameHarness(harnessOf(filesOf(harness)), harness)).toBe(true);
      }),
    );
  });

  it('spells base64 as Node does', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]);
      }),
    );
  });
});
