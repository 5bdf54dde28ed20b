import type { Finding } from '../../../core/diagnostic';
import type { Harness } from '../../../core/harness';
import type { Rule } from '../../../core/rule';
import { rangeOf } from '../../../core/text';
import { type CommonFacts, readableText } from '../facts';

/** Cyrillic and Greek letters that look like Latin ones, and the Latin letter each is taken for. */
const lookalikes = new Map<string, string>(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    х: 'x',
    у: 'y',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    һ: 'h',
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    Х: 'X',
    І: 'I',
    Ѕ: 'S',
    ο: 'o',
    ν: 'v',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  }),
);
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const mixedWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,}/gu;

/** The word in Latin letters, where each foreign letter has a Latin lookalike and most letters are Latin already. */
function latinOf(word: string): string | undefined {
  const letters = [...word];
  const foreigners = letters.filter((letter) => foreign.test(letter));
  if (foreigners.length === 0 || foreigners.length * 2 > letters.length) return undefined;
  if (foreigners.some((letter) => !lookalikes.has(letter))) return undefined;
  return letters.map((letter) => lookalikes.get(letter) ?? letter).join('');
}

export const confusableCharacter: Rule<Harness, CommonFacts> = {
  name: 'confusable-character',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A word is written in one script.',
  why: 'A Cyrillic or Greek letter inside a Latin word looks right and matches nothing: a path with one is not found, a tool name with one is another tool. It comes in with pasted text, or on purpose. Words wholly in another script are left alone.',
  bad: { 'notes.md': 'Read the h\u0430rbour notes.\n' },
  good: { 'notes.md': 'Read the harbour notes. Привет.\n' },
  *file(facts): Iterable<Finding> {
    const text = readableText(facts);
    if (text === undefined || !foreign.test(text)) return;
    for (const match of text.matchAll(mixedWord)) {
      const [word] = match;
      const latin = latinOf(word);
      if (latin === undefined) continue;
      const { path } = facts;
      const end = match.index + word.length;
      yield {
        path,
        ...rangeOf(text, match.index, end),
        message: `\`${word}\` mixes scripts: it looks like \`${latin}\` and is another word.`,
        fixes: [{ title: `Write ${latin} in Latin letters`, edits: [{ path, start: match.index, end, text: latin }] }],
      };
    }
  },
};
