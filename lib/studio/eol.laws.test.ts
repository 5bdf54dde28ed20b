import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryBack, editorOffset, editorText, eolOf, originalOffset } from './eol';

const texts = fc
  .array(fc.constantFrom('\r\n', '\n', '\r', 'a', 'é', '潮', '😀', ' '), { maxLength: 40 })
  .map((parts) => parts.join(''));
const files = fc.tuple(fc.boolean(), texts).map(([bom, text]) => (bom ? `\ufeff${text}` : text));
const changes = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(8), text: texts });

describe('changes in an editor that knows one line break', () => {
  it('give, read by that editor, exactly its own text', () => {
    fc.assert(
      fc.property(files, changes, (file, { at, length, text }) => {
        const shown = editorText(file);
        const start = Math.floor(at * shown.length);
        const real = Math.min(length, shown.length - start);
        const expected = shown.slice(0, start) + editorText(text) + shown.slice(start + real);
        expect(editorText(carryBack(file, [{ start, length: real, text }]))).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  it('leave every byte outside of them as it was, where no lone CR meets an LF', () => {
    const plain = files.map((file) => file.replace(/\r(?!\n)/g, ''));
    fc.assert(
      fc.property(plain, changes, (file, { at, length }) => {
        const shown = editorText(file);
        const start = Math.floor(at * shown.length);
        const real = Math.min(length, shown.length - start);
        const next = carryBack(file, [{ start, length: real, text: 'x' }]);
        expect(next.startsWith(file.slice(0, originalOffset(file, start)))).toBe(true);
        expect(next.endsWith(file.slice(originalOffset(file, start + real)))).toBe(true);
      }),
    );
  });

  it('change nothing where nothing is changed', () => {
    fc.assert(fc.property(files, (file) => carryBack(file, []) === file));
  });

  it('find every place again', () => {
    fc.assert(
      fc.property(files, (file) => {
        for (let offset = 0; offset <= editorText(file).length; offset++) {
          expect(editorOffset(file, originalOffset(file, offset))).toBe(offset);
        }
      }),
    );
  });
});

describe('one changed word in a file of mixed line breaks', () => {
  const file = 'one\r\ntwo\r\nthree\nfour old\nfive\r\n';

  it('differs from the file in that word only', () => {
    const start = editorText(file).indexOf('old');
    expect(carryBack(file, [{ start, length: 3, text: 'new' }])).toBe('one\r\ntwo\r\nthree\nfour new\nfive\r\n');
  });

  it('is shown as mixed', () => {
    expect([file, 'a\n', 'a\r\n', 'a'].map(eolOf)).toEqual(['mixed', 'LF', 'CRLF', 'none']);
  });

  it('takes the break of its own line for a new one', () => {
    const start = editorText(file).indexOf('two');
    expect(carryBack(file, [{ start, length: 0, text: 'new\n' }])).toContain('one\r\nnew\r\ntwo');
  });
});
