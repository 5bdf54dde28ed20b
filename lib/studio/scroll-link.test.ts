import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAt, topOf } from './scroll-link';

const blocks = [
  { line: 5, top: 0 },
  { line: 7, top: 40 },
  { line: 17, top: 140 },
];

describe('lines and heights', () => {
  it('lie between the blocks around them', () => {
    expect([4, 5, 6, 12, 17, 30].map((line) => topOf(blocks, line, 900))).toEqual([0, 0, 20, 90, 140, 140]);
    expect([0, 20, 90, 140, 500].map((top) => lineAt(blocks, top))).toEqual([5, 6, 12, 17, 17]);
    expect([topOf([], 3, 900), lineAt([], 30)]).toEqual([0, 1]);
  });

  it('lead back to where they came from', () => {
    const placed = fc
      .array(fc.record({ line: fc.integer({ min: 1, max: 50 }), top: fc.integer({ min: 1, max: 50 }) }), {
        minLength: 2,
      })
      .map((steps) => {
        let [line, top] = [1, 0];
        return steps.map((step) => {
          line += step.line;
          top += step.top;
          return { line, top };
        });
      });
    fc.assert(
      fc.property(placed, fc.double({ min: 0, max: 1, noNaN: true }), (any, part) => {
        const [first, last] = [any[0]?.line ?? 0, any.at(-1)?.line ?? 0];
        const line = first + part * (last - first);
        expect(lineAt(any, topOf(any, line, 1e6))).toBeCloseTo(line, 3);
      }),
    );
  });
});
