import type { Finding, Fix } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { fieldRange, fieldText, rewriteField, speaks } from '../advice/fields';
import type { Facts } from '../facts';
import { descriptionLimit, limitIn, skillDescriptionLimit } from '../limits';
import type { Model } from '../model';

const long =
  'Reads tide tables for three harbours. It knows the gauges, the hours of high and low water, the heights above chart datum, and the windows in which a ship of a given draught can pass the bar, for every day of the year that was published.';

export const descriptionTooLong: Rule<Model, Facts> = {
  name: 'description-too-long',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'A description is one sentence of at most 200 characters.',
  why: `Descriptions of everything in a directory are read together, to choose one. A long one crowds out the others and hides the
occasion to look here.

Say when to look, in one sentence, and move the rest into the text. Descriptions of skills may be longer, up to the
1,024 characters that other hosts take, as they also say when to use the skill.`,
  bad: { 'HARNESS.md': `---\nname: Tide desk\ndescription: ${long}\n---\n\nState the harbour first.\n` },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nState the harbour first.\n',
  },
  *file(facts, settings): Iterable<Finding> {
    if (!speaks(facts)) return;
    const text = fieldText(facts, 'description');
    const limit = limitIn(settings, facts.fileName === 'SKILL.md' ? skillDescriptionLimit : descriptionLimit);
    if (!text || text.length <= limit) return;
    yield {
      path: facts.path,
      ...fieldRange(facts, 'description'),
      message: `\`description\` has \`${text.length}\` characters; at most ${limit} are wanted.`,
      fixes: shortened(facts, text, limit),
    };
  },
};

/** The first sentence, where it says something and is short enough. */
function shortened(facts: Facts, text: string, limit: number): Fix[] {
  const first = /^[\s\S]*?[.?!。](?=\s)/.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';
  if (first.length < 20 || first.length > limit) return [];
  return rewriteField(facts, 'description', first, 'Keep the first sentence');
}
