import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPySpace, PY_SPACE, pySplitLines, pyTrim, pyTrimEnd, pyTrimStart, universalNewlines } from './python';

describe('white space', () => {
  it('is the class that the pattern spells', () => {
    const pattern = new RegExp(`^[${PY_SPACE}]$`);
    for (let unit = 0; unit <= 0xffff; unit++) {
      if (isPySpace(unit) !== pattern.test(String.fromCharCode(unit))) expect.fail(`they differ at ${unit}`);
    }
  });

  it('differs from that of JavaScript', () => {
    expect(pyTrim('\x1c\x85 a\ufeff\x1f\u3000')).toBe('a\ufeff');
    expect(pyTrimStart(' a ')).toBe('a ');
    expect(pyTrimEnd(' a ')).toBe(' a');
  });
});

describe('pySplitLines', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\n\n', ['a', '']],
    ['a\r\nb\rc\vd\fe\x1cf\x85g\u2028h\u2029i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
  ])('%j', (text, lines) => expect(pySplitLines(text)).toEqual(lines));
});

describe('universalNewlines', () => {
  it('finds every character that is no newline where it was', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '\r', '\n', '\r\n', '😀')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (original) => {
        const { text: normalised, offsetOf } = universalNewlines(original);
        expect(normalised).toBe(original.replace(/\r\n?/g, '\n'));
        expect(offsetOf(normalised.length)).toBe(original.length);
        for (let at = 0; at < normalised.length; at++) {
          const seen = original.charAt(offsetOf(at));
          expect(normalised.charAt(at) === '\n' ? /[\r\n]/.test(seen) : seen === normalised.charAt(at)).toBe(true);
        }
      }),
    );
  });
});
