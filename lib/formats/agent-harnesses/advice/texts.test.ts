import { describe, expect, test } from 'vitest';
import { fileOf } from '../../../core/text';
import { Facts } from '../facts';
import { saysName } from './said-names';
import { contentWords, countWords, overlap } from './similar-text';

describe('names in a text', () => {
  const facts = (body: string) =>
    new Facts('a/A.md', 'a/A.md', 'routing', true, true, fileOf(`---\ndescription: About pilots.\n---\n${body}`));
  test.each([
    ['case-law', 'See Case law.'],
    ['case-law', 'See `CASE-LAW.md`.'],
    ['case_law', '```\n├── case-law/\n```'],
    ['référence', 'Voir RÉFÉRENCE !'],
    ['资料', '见 资料/ 目录'],
    ['---', 'Anything.'],
  ])('%s is named by %j', (name, body) => expect(saysName(facts(body), name)).toBe(true));
  test.each([
    ['tide', 'See tideway and riptide.'],
    ['case-law', 'The law of the case.'],
    ['pilots', 'Only the frontmatter speaks of them.'],
  ])('%s is not named by %j', (name, body) => expect(saysName(facts(body), name)).toBe(false));
});

describe('likeness of texts', () => {
  test('goes by the words that mean something', () => {
    const words = contentWords('When to use the harbour, and how: fees.');
    expect([...words]).toEqual(['harbour', 'fees']);
    expect(overlap(words, contentWords('Fees for a harbour'))).toBe(1);
    expect(overlap(words, contentWords('Fees of pilots'))).toBeCloseTo(1 / 3);
    expect(overlap(new Set(), new Set())).toBe(0);
  });
  test('two letters of a script without spaces are a word', () => {
    expect(countWords('潮位表と港の案内')).toBe(4);
    expect(countWords('Tide 潮位')).toBe(2);
    expect(countWords('one-two, three')).toBe(3);
  });
});
