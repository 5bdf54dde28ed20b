import type { Finding } from '../../../core/diagnostic';
import type { Harness } from '../../../core/harness';
import type { Rule } from '../../../core/rule';
import { rangeOf } from '../../../core/text';
import { type CommonFacts, readableText } from '../facts';

/**
 * Characters that show nothing and can hide or reorder what an agent reads: zero-width ones, direction overrides,
 * invisible operators, and tag characters outside flags.
 */
const hidden = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\udb40[\udc00-\udfff]/g;

/** Joiners are letters' neighbours in emoji and in the scripts that use them; direction marks in right-to-left text. */
const joiners = new Set(['\u200c', '\u200d']);
const directionMarks = new Set(['\u200e', '\u200f']);
const joinable =
  /\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}\p{Script=Syriac}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Scripts without spaces between words mark where a line may break, with a space of no width. */
const unspaced = /[\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const mongolian = /\p{Script=Mongolian}/u;
const blackFlag = '\u{1f3f4}';

function isAtHome(text: string, at: number, found: string): boolean {
  if (found === '\ufeff') return at === 0;
  const line = text.slice(Math.max(0, at - 40), at + 40);
  if (found === '\u200b') return unspaced.test(text.slice(Math.max(0, at - 1), at + 2));
  if (found === '\u180e') return mongolian.test(text.slice(Math.max(0, at - 1), at));
  if (joiners.has(found)) return joinable.test(text.slice(Math.max(0, at - 2), at));
  if (directionMarks.has(found)) return rightToLeft.test(line);
  return found.length === 2 && text.slice(Math.max(0, at - 16), at).includes(blackFlag);
}

const nameOf = (found: string) => `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const hiddenCharacter: Rule<Harness, CommonFacts> = {
  name: 'hidden-character',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Text holds no invisible characters that an agent would read.',
  why: 'Zero-width characters, direction overrides and tag characters show nothing on screen and are read all the same: they can hide an instruction, split a name so that it matches nothing, or turn the order of a line. Most come in with pasted text. Joiners in emoji and in the scripts that need them are left alone.',
  bad: { 'notes.md': 'Pay\u200bment terms.\n' },
  good: { 'notes.md': 'Payment terms for the 👨‍👩‍👧 desk.\n' },
  *file(facts): Iterable<Finding> {
    const text = readableText(facts);
    if (text === undefined) return;
    for (const match of text.matchAll(hidden)) {
      const [found] = match;
      if (isAtHome(text, match.index, found)) continue;
      const { path } = facts;
      const end = match.index + found.length;
      yield {
        path,
        ...rangeOf(text, match.index, end),
        message: `\`${nameOf(found)}\` shows nothing and is read all the same, where only visible text was wanted.`,
        fixes: [
          {
            title: 'Remove the invisible character',
            edits: [{ path, start: match.index, end, text: '' }],
            preferred: true,
          },
        ],
      };
    }
  },
};
