import { expect, it } from 'vitest';
import { bestOf } from './fuzzy';

const paths = ['HARNESS.md', 'skills/SKILLS.md', 'skills/tie-boat/SKILL.md', 'skills/tie-boat/references/knots.md'];

it.each([
  ['kno', 'skills/tie-boat/references/knots.md'],
  ['skills', 'skills/SKILLS.md'],
  ['tb skill', 'skills/tie-boat/SKILL.md'],
  ['HAR', 'HARNESS.md'],
])('%s finds %s first', (query, path) => {
  expect(bestOf(query, paths, 10)[0]).toBe(path);
});

it('finds nothing where a letter is missing', () => {
  expect(bestOf('xyz', paths, 10)).toEqual([]);
});
