/** What the body of HARNESS.md costs, as both rules about it ask. */
import type { Finding } from '../../../core/diagnostic';
import type { Settings, TokenCounter } from '../../../core/settings';
import { lineEnd } from '../../../core/shown';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { extractions, longestNamed, sectionsOfBody } from './body-sections';

const counted = new WeakMap<Facts, { counter: TokenCounter; tokens: number }>();

function tokensOf(facts: Facts, counter: TokenCounter): number {
  let held = counted.get(facts);
  if (held?.counter !== counter) {
    held = { counter, tokens: counter.count(facts.body) };
    counted.set(facts, held);
  }
  return held.tokens;
}

/** The finding of a body with more than `above` and at most `upTo` tokens, at its first line. Silent without a counter. */
export function bodyCosts(
  model: Model,
  { counter }: Settings,
  { above, upTo, wanted }: { above: number; upTo: number; wanted: string },
): Finding[] {
  const facts = model.harnessMd;
  const body = facts?.badByte === undefined ? facts?.frontmatter.fences?.body : undefined;
  // A token is at least one byte, and a letter at most three: short bodies need no counting.
  if (!counter || !facts || !body || 3 * facts.body.length <= above) return [];
  const tokens = tokensOf(facts, counter);
  if (tokens <= above || tokens > upTo) return [];
  const sections = sectionsOfBody(facts, counter);
  const longest = longestNamed(sections);
  return [
    {
      path: facts.path,
      ...facts.range(body.start, lineEnd(facts.text, body.start)),
      message: `The body has \`${tokens}\` tokens, which every session loads; ${wanted}${longest && `: longest is ${longest}`}.`,
      fixes: extractions(model, facts, sections),
    },
  ];
}
