import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseName, byCodePoint, extensionOf, isWithin, join, parentOf, relative, resolve } from './path';

describe('paths', () => {
  it('take names and parents apart', () => {
    expect([baseName('a/b.md'), parentOf('a/b.md'), parentOf('b.md'), join('', 'b.md')]).toEqual([
      'b.md',
      'a',
      '',
      'b.md',
    ]);
    expect([extensionOf('A/B.MD'), extensionOf('.hidden'), extensionOf('a.b/c')]).toEqual(['.md', '', '']);
  });

  it('resolve within the root only', () => {
    expect(resolve('skills/tide', '../../HARNESS.md')).toBe('HARNESS.md');
    expect(resolve('skills', './a//b/')).toBe('skills/a/b');
    expect(resolve('skills', '../..')).toBeUndefined();
    expect(resolve('skills', '/etc')).toBeUndefined();
  });

  it('know what lies within', () => {
    expect([isWithin('a/b', 'a'), isWithin('ab', 'a'), isWithin('a', ''), isWithin('a', 'a')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('find the way back that they were resolved by', () => {
    const path = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(path, path, (from, to) => {
        expect(resolve(from, relative(from, to))).toBe(to);
      }),
    );
  });
});

describe('byCodePoint', () => {
  it('puts astral characters after U+FF5E, where UTF-16 order would not', () => {
    expect(['😀', '\uff5e', 'é', 'a', '_', 'Z', '1'].sort(byCodePoint)).toEqual([
      '1',
      'Z',
      '_',
      'a',
      'é',
      '\uff5e',
      '😀',
    ]);
  });

  it('orders as the code points do', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 });
    const slow = (a: string, b: string) => {
      const [left, right] = [a, b].map((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)) as [
        number[],
        number[],
      ];
      for (let i = 0; i < Math.min(left.length, right.length); i++) {
        if (left[i] !== right[i]) return Math.sign((left[i] ?? 0) - (right[i] ?? 0));
      }
      return Math.sign(left.length - right.length);
    };
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(byCodePoint(a, b))).toBe(slow(a, b));
      }),
      { numRuns: 1000 },
    );
  });
});
