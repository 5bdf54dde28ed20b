import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { lineEnd, shown } from '../../../core/shown';
import { eolOf } from '../../../core/text';
import { speaks } from '../advice/fields';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const frontmatterDelimiterSloppy: Rule<Model, Facts> = {
  name: 'frontmatter-delimiter-sloppy',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'A block is closed by a line of exactly three dashes.',
  why: `The checker closes the block at the first line that starts with \`---\` and takes what is left of that line for the beginning of
the text. \`----\` leaves a dash there, and other readers do not see the end of the block at all.

Write \`---\` alone on its line.`,
  bad: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n----\n',
  }),
  good: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
  }),
  *file(facts): Iterable<Finding> {
    const closing = speaks(facts) ? facts.frontmatter.fences?.closing : undefined;
    if (!closing) return;
    const end = lineEnd(facts.text, closing.end);
    const rest = facts.text.slice(closing.end, end);
    if (rest.trim() === '') return;
    const dashes = /^-+[ \t]*$/.test(rest);
    yield {
      path: facts.path,
      ...facts.range(closing.start, end),
      message: `${shown(`---${rest}`)} closes the block and begins the text; \`---\` alone is wanted.`,
      fixes: [
        dashes
          ? {
              title: 'Write exactly three dashes',
              edits: [{ path: facts.key, start: closing.end, end, text: '' }],
              preferred: true,
            }
          : {
              title: 'Begin the text on a line of its own',
              edits: [{ path: facts.key, start: closing.end, end: closing.end, text: eolOf(facts.text) }],
              preferred: true,
            },
      ],
    };
  },
};
