import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleLabel } from './circle-label';

const label = (text: string, radius: number) => circleLabel(text, radius, 6, 12);

describe('a name inside a circle', () => {
  it('stands on one line where it fits', () => {
    expect(label('fees.md', 30)).toEqual(['fees.md']);
  });

  it('is broken at its joints first', () => {
    expect(label('harbour-plan.md', 30)).toEqual(['harbour-', 'plan.md']);
    expect(label('REFERENCES.md', 40)).toEqual(['REFERENCES', '.md']);
    expect(label('call-for-help', 28)).toEqual(['call-', 'for-', 'help']);
  });

  it('is cut where it is too long, and left out where nothing useful of it fits', () => {
    expect(label('a-very-long-name-of-a-skill', 30).at(-1)).toMatch(/…$/);
    expect(label('phone-numbers.md', 14)).toEqual([]);
  });

  it('never reaches out of its circle', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 80 }), (text, radius) => {
        const lines = label(text, radius);
        for (const [index, line] of lines.entries()) {
          const away = Math.abs(index + 0.5 - lines.length / 2) * 12 + 6;
          expect(Math.hypot((Array.from(line).length * 6) / 2, away)).toBeLessThanOrEqual(radius);
        }
      }),
    );
  });
});
