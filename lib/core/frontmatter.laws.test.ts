import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontmatterOf, readFrontmatter } from './frontmatter';
import { PY_SPACE, pyTrim } from './python';

const texts = fc
  .array(
    fc.constantFrom('---', '\n', '\n', '\r', ' ', '\t', '\x1c', '\x85', '\ufeff', '-', 'a: b', '# c', '+++', '\u2028'),
    {
      maxLength: 14,
    },
  )
  .map((parts) => parts.join(''));
const styles = fc.constantFrom('expression' as const, 'lines' as const);

describe('frontmatterOf', () => {
  it('finds what the published expression finds', () => {
    const published = new RegExp(`^---[${PY_SPACE}]*\\n([^]*?)\\n---[${PY_SPACE}]*\\n?([^]*)$`);
    fc.assert(
      fc.property(texts, (text) => {
        const expected = published.exec(text);
        const { fences } = frontmatterOf(text, 'expression');
        expect(fences && text.slice(fences.block.start, fences.block.end)).toBe(expected?.[1]);
        expect(fences && text.slice(fences.body.start, fences.body.end)).toBe(
          expected ? pyTrim(expected[2] ?? '') : undefined,
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('gives either fences in order or a span to point at', () => {
    fc.assert(
      fc.property(texts, styles, fc.boolean(), (text, style, universalNewlines) => {
        const { fences, missing } = readFrontmatter(text, { style, dialect: 'pyyaml', universalNewlines });
        const marks = fences
          ? [
              fences.block.start,
              fences.block.end,
              fences.closing.start,
              fences.closing.end,
              fences.body.start,
              fences.body.end,
            ]
          : [missing?.start ?? -1, missing?.end ?? -1];
        expect([0, ...marks, text.length]).toEqual([0, ...marks, text.length].toSorted((a, b) => a - b));
      }),
    );
  });
});
