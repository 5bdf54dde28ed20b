import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, decode, lineStarts, positionAt, rangeOf } from './text';

describe('decode', () => {
  it('keeps a byte order mark, so that no byte is lost on the way back', () => {
    expect(decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toEqual({ text: '\uFEFFa' });
  });

  it.each([
    [[0x61, 0xff, 0x62], 1],
    [[0xc3, 0xa9, 0xe2, 0x82], 2],
    [[0xed, 0xa0, 0x80], 0],
    [[0xc0, 0xaf], 0],
    [[0xf4, 0x90, 0x80, 0x80], 0],
  ])('names the first bad byte of %j', (bytes, at) => {
    expect(decode(new Uint8Array(bytes)).badByte).toBe(at);
  });

  it('agrees with Node on what is UTF-8, and has only valid bytes before the bad one', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc
        .tuple(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 3 }))
        .map(([text, tail]) => new Uint8Array([...bytesOf(text), ...tail])),
    );
    fc.assert(
      fc.property(bytes, (raw) => {
        const { badByte } = decode(raw);
        expect(badByte === undefined).toBe(isUtf8(raw));
        if (badByte !== undefined) expect(isUtf8(raw.subarray(0, badByte))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('positions', () => {
  it('count lines at LF, CRLF and lone CR', () => {
    expect(lineStarts('a\nb\r\nc\rd')).toEqual([0, 2, 5, 7]);
    expect(positionAt('a\nb\r\nc\rd', 5)).toEqual({ line: 3, column: 1 });
  });

  it('clamp offsets outside the text', () => {
    expect(positionAt('ab', -1)).toEqual({ line: 1, column: 1 });
    expect(positionAt('ab', 9)).toEqual({ line: 1, column: 3 });
    expect(positionAt('', 0)).toEqual({ line: 1, column: 1 });
  });

  it('count columns in UTF-16 units, a byte order mark included', () => {
    expect(rangeOf('\uFEFF😀x', 1, 3)).toEqual({ line: 1, column: 2, endLine: 1, endColumn: 4 });
  });
});
