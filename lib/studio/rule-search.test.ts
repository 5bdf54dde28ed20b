import { expect, test } from 'vitest';
import { addressOf, type FamilyLines, findRules, noSearch, searchIn } from './rule-search';

const families: FamilyLines[] = [
  {
    id: 'lab',
    title: 'Lab',
    about: '',
    rules: [
      { name: 'hook-unknown-event', severity: 'error', source: 'spec', summary: 'Every hook names a known event.' },
      { name: 'hook-review', severity: 'warning', source: 'spec', summary: 'Hooks want a review.' },
    ],
  },
  {
    id: 'common',
    title: 'Every format',
    about: '',
    rules: [
      { name: 'case-twins', severity: 'warning', source: 'advice', summary: 'No two names differ by case only.' },
    ],
  },
];

const namesOf = (search: Partial<typeof noSearch>): string[] =>
  findRules(families, { ...noSearch, ...search }).flatMap(({ id, rules }) => rules.map(({ name }) => `${id}/${name}`));

test('all words must occur, in the id or the law', () => {
  expect(namesOf({})).toHaveLength(3);
  expect(namesOf({ words: ' EVENT  hook ' })).toEqual(['lab/hook-unknown-event']);
  expect(namesOf({ words: 'common/' })).toEqual(['common/case-twins']);
  expect(namesOf({ words: 'hook case' })).toEqual([]);
});

test('format, author and severity narrow it down', () => {
  expect(namesOf({ family: 'lab', severity: 'warning' })).toEqual(['lab/hook-review']);
  expect(namesOf({ source: 'advice' })).toEqual(['common/case-twins']);
});

test('the address holds a search, and an empty one adds nothing', () => {
  const search = { ...noSearch, words: 'a & b', severity: 'error' };
  expect(searchIn(addressOf(search))).toEqual(search);
  expect(addressOf(noSearch)).toBe('');
  expect(searchIn('?other=1')).toEqual(noSearch);
});
