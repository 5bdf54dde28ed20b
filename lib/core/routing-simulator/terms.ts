/** The words of a text, as ranking compares them. */

/** Words that nearly every description holds. */
const common = new Set(
  'a an and are as at be by can do for from get has have help how i if in into is it its me my need of on or our please should that the their them then these this to use used using want was we what when where which with you your'.split(
    ' ',
  ),
);

const wordOrSymbol =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+|[\p{L}\p{N}\p{M}]+/gu;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A word as it is compared, and as it was written, in lower case. */
export interface Term {
  term: string;
  word: string;
}

/** In order, repeated ones included: lower case, without common words and plain English endings. */
export const termsOf = (text: string): string[] => wordsOf(text).map(({ term }) => term);

/** As `termsOf`, each with the word it comes from. */
export function wordsOf(text: string): Term[] {
  const spaced = text.normalize('NFC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const terms: Term[] = [];
  for (const [word] of spaced.toLowerCase().matchAll(wordOrSymbol)) {
    if (unspaced.test(word)) for (const pair of pairsOf(word)) terms.push({ term: pair, word: pair });
    else if (!common.has(word)) terms.push({ term: stem(word), word });
  }
  return terms;
}

/** Scripts without spaces are compared by pairs of letters. */
function pairsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => (letters[index] ?? '') + letter);
}

/** `tables` and `table`, `planning`, `planned` and `plan` are one word. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const bare = singular.replace(/(?:ing|ed)$/, '');
  if (bare === singular || bare.length < 3) return singular.replace(/e$/, '');
  return bare.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}
