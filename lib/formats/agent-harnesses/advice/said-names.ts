/** Whether a text names a file or directory, in whatever spelling: `case-law`, "Case law" and `CASE-LAW.md` are one name. */
import type { Facts } from '../facts';

const said = new WeakMap<Facts, { text: string; words: ReadonlySet<string> }>();

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Looks through all of the body, fenced code included: naming is naming. */
export function saysName(facts: Facts, name: string): boolean {
  const key = wordsOf(name);
  if (key === '') return true;
  let held = said.get(facts);
  if (!held) {
    const text = ` ${wordsOf(facts.text.slice(facts.frontmatter.fences?.body.start ?? 0))} `;
    held = { text, words: new Set(text.split(' ')) };
    said.set(facts, held);
  }
  const { text, words } = held;
  // Most names fail at their first word, so that a long text is seldom searched.
  return key.split(' ').every((word) => words.has(word)) && text.includes(` ${key} `);
}
