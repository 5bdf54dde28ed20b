import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { edit } from '../core/harness';
import { textOf } from '../core/text';
import { replaceAll, type Search, searchAll } from './search';

const harness = harnessOf({
  'a.md': 'Tie the boat.\r\nThe Boat is tied.\n',
  'b/run.sh': { text: 'boat 12\n', executable: true },
  'c.bin': { base64: '/+bm' },
});
const plain: Search = { words: 'boat', regex: false, matchCase: false };

describe('a search in all files', () => {
  it('finds every place with its line', () => {
    const found = searchAll(harness, plain);
    expect(found).toMatchObject({ total: 3, files: 2 });
    expect('matches' in found && found.matches[1]).toEqual({
      path: 'a.md',
      line: 2,
      column: 5,
      endColumn: 9,
      before: 'The ',
      text: 'Boat',
      after: ' is tied.',
    });
  });

  it('minds case when asked', () => {
    expect(searchAll(harness, { ...plain, matchCase: true })).toMatchObject({ total: 2 });
  });

  it('reads signs as themselves unless they are an expression', () => {
    expect(searchAll(harness, { ...plain, words: 'bo.t' })).toMatchObject({ total: 0 });
    expect(searchAll(harness, { ...plain, words: 'bo.t', regex: true })).toMatchObject({ total: 3 });
  });

  it('says why an expression is none', () => {
    expect(searchAll(harness, { ...plain, words: '(', regex: true })).toHaveProperty('fault');
  });
});

describe('replacing', () => {
  it('keeps line breaks and executable bits, and names groups', () => {
    const edits = replaceAll(harness, { words: '(boat) (\\d+)', regex: true, matchCase: true }, '$2 $1s');
    const entry = edit(harness, edits).get('b/run.sh');
    expect(entry && textOf(entry)).toBe('12 boats\n');
    expect(entry).toHaveProperty('executable', true);
    expect(edits.map(([path]) => path)).toEqual(['b/run.sh']);
  });

  it('takes `$1` as itself where there is no expression', () => {
    const next = edit(harness, replaceAll(harness, plain, '$1')).get('a.md');
    expect(next && textOf(next)).toBe('Tie the $1.\r\nThe $1 is tied.\n');
  });
});

describe('a preview of replacing', () => {
  const harness = harnessOf({ 'a.md': 'tide 12, tide 7 and $1' });
  it.each([
    ['tide (?<hour>\\d+)', true, 'h$1/$<hour>/$&/$$/$9'],
    ['tide', false, '$1$&'],
    ['(x)?tide', true, '[$1]'],
  ])('of %s (expression: %s) by %s says what replacing gives', (words, regex, replacement) => {
    const search = { words, regex, matchCase: true };
    const found = searchAll(harness, search, replacement);
    const [edit] = replaceAll(harness, search, replacement);
    let shown = 'tide 12, tide 7 and $1';
    for (const match of 'matches' in found ? found.matches.toReversed() : []) {
      shown = shown.slice(0, match.column - 1) + match.becomes + shown.slice(match.endColumn - 1);
    }
    expect(edit?.[1] && textOf(edit[1])).toBe(shown);
  });
});
