/** How alike two short texts are, by their words. */

/** Words that say nothing of what a text is about. */
const filler = new Set(
  'a an and are as at be by can do for from has have how if in into is it its of on or so that the their them this to use used uses using what when where which with you your'.split(
    ' ',
  ),
);

/** Without case, punctuation and space. */
export const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const wordsIn = (text: string): string[] => normalised(text).split(' ').filter(Boolean);

export const contentWords = (text: string): Set<string> => new Set(wordsIn(text).filter((word) => !filler.has(word)));

/** Shared words in relation to all words of both: 1 where the sets are equal. */
export function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const [few, many] = left.size < right.size ? [left, right] : [right, left];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared++;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Scripts that are written without spaces: two letters count as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

export function countWords(text: string): number {
  const letters = text.match(unspaced)?.length ?? 0;
  return Math.ceil(letters / 2) + wordsIn(text.replace(unspaced, ' ')).length;
}
