import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { notMappingFixes } from '../repairs/fixes-of';

export const frontmatterNotMapping: Rule<Model, Facts> = {
  name: 'frontmatter-not-mapping',
  severity: 'error',
  source: 'spec',
  summary: 'Frontmatter holds keys with values.',
  why: `A block that is empty, only comments, one sentence or a list has no \`name\` and no \`description\` to ask for; the reference
ends with a traceback, and nothing of the harness is loaded. That holds for content files too: two horizontal rules at
the top of a document are enough to be taken for such a block.

The repair fills in the keys, or puts a blank line before the first rule, so that it is a rule again.`,
  bad: {
    'HARNESS.md': '---\nname: Choir desk\ndescription: Plans rehearsals for a choir of forty.\n---\n\nSee `scores/`.\n',
    'scores/SCORES.md': '---\ndescription: Scores by voice and season.\n---\n',
    'scores/alto.md': '---\nWinter season\n---\n\nFour pieces for alto.\n',
  },
  good: {
    'HARNESS.md': '---\nname: Choir desk\ndescription: Plans rehearsals for a choir of forty.\n---\n\nSee `scores/`.\n',
    'scores/SCORES.md': '---\ndescription: Scores by voice and season.\n---\n',
    'scores/alto.md': '---\ndescription: Winter season, the alto parts.\n---\n\nFour pieces for alto.\n',
  },
  *file(facts): Iterable<Finding> {
    const wanted = facts.isNamed || facts.isDescribed || facts.topRouting;
    if (!wanted || facts.state !== 'not-mapping') return;
    const { fences, yaml } = facts.frontmatter;
    const { start, end } = yaml?.root ?? fences?.closing ?? { start: 0, end: 3 };
    const what = yaml?.root ? `is ${yaml.root.kind === 'list' ? 'a list' : 'a text'}` : 'is empty';
    yield {
      path: facts.path,
      ...facts.range(start, Math.max(start + 1, end)),
      message: `The block at the top ${what}; keys with values, such as \`description: …\`, are wanted.`,
      fixes: notMappingFixes(facts),
    };
  },
};
