import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harnessOf } from './files';
import type { Entry } from './harness';
import { referencesOf } from './references';

const piece = fc.oneof(
  fc.constantFrom(
    '`',
    '**',
    '[',
    '](',
    ')',
    '/',
    '.md',
    '../',
    'skills',
    'Skills',
    ' ',
    '\n',
    '\n\n',
    '# ',
    '- ',
    '<x>',
  ),
  fc.constantFrom(
    'SKILLS.md',
    'skills/',
    'tide',
    '%20',
    '%',
    '#a',
    '?',
    ':',
    'a.md',
    './',
    '{x}',
    '$X',
    '*',
    '.',
    '..',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const wild = fc.array(piece, { maxLength: 50 }).map((parts) => parts.join(''));

describe('references of any text', () => {
  it('lie inside it, in order, and lead to what is there', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const harness = harnessOf({ 'skills/SKILLS.md': '', 'skills/tide/a.md': text, 'HARNESS.md': '', 'b/a.md': '' });
        const directories = ['', 'skills', 'skills/tide', 'b'];
        let last = 0;
        for (const found of referencesOf(harness, 'skills/tide/a.md', harness.get('skills/tide/a.md') as Entry)) {
          expect(found.start).toBeGreaterThanOrEqual(last);
          expect(found.end).toBeLessThanOrEqual(text.length);
          last = found.start;
          if (found.target !== undefined) expect([...directories, ...harness.keys()]).toContain(found.target);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('are all found in 40,000 lines without a blank one', () => {
    const lines = Array.from({ length: 40_000 }, (_, index) => `Line ${index}, see docs/f_${index}.md`).join('\n');
    const harness = harnessOf({ 'HARNESS.md': lines, 'docs/f_39999.md': '' });
    const found = referencesOf(harness, 'HARNESS.md', harness.get('HARNESS.md') as Entry);
    expect(found).toHaveLength(40_000);
    expect(found.filter((each) => each.target)).toMatchObject([{ line: 40_000, target: 'docs/f_39999.md' }]);
  });
});
