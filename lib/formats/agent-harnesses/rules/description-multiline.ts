import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { fieldRange, rewriteField, speaks } from '../advice/fields';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const descriptionMultiline: Rule<Model, Facts> = {
  name: 'description-multiline',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'A description is one line.',
  why: `Descriptions are put into the prompt as they are: a line break goes in with the rest, and the list of the directory falls apart.
A block text (\`>\` or \`|\`) also keeps a break at its end unless it is the last key, and \`ahar show\` prints its sign in place
of the text.

Write it on the line of its key, in quotes where it holds \`: \` or \` #\`.`,
  bad: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription: |\n  Finds the next low water.\n  Asks for the harbour first.\n---\n',
  }),
  good: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription: Finds the next low water. Asks for the harbour first.\n---\n',
  }),
  *file(facts): Iterable<Finding> {
    if (!speaks(facts)) return;
    const value = facts.frontmatter.field('description');
    if (value?.kind !== 'scalar' || value.text.trim() === '') return;
    const block = value.style === 'literal' || value.style === 'folded';
    const breaks = /[\n\r]/.test(value.text.trim());
    if (!breaks && !block) return;
    const line = value.text.replace(/\s+/g, ' ').trim();
    yield {
      path: facts.path,
      ...fieldRange(facts, 'description'),
      message: breaks
        ? '`description` has several lines; one line is wanted.'
        : `\`${value.style === 'folded' ? '>' : '|'}\` begins a block text; \`description\` is wanted on one line.`,
      fixes: rewriteField(facts, 'description', line, 'Write it on one line'),
    };
  },
};
