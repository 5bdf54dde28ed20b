import { skillFile, withSkill } from '../examples';
import { at, type KapsoRule } from '../kit';
import { keyFixes } from '../repairs-front';

export const frontMatterKeyMissing: KapsoRule = {
  name: 'front-matter-key-missing',
  severity: 'error',
  source: 'spec',
  summary: 'The front matter of a skill or a delegate has `name` and `description`.',
  why: `The description is all that a session sees before it takes up a skill or hands work to a delegate; the name is how it does so. An empty value counts as none.`,
  bad: withSkill('---\nname: smooth-gauge\n---\n\nTake the median of five readings.\n'),
  good: withSkill(skillFile('smooth-gauge')),
  *file(facts) {
    if (facts.kind !== 'skill' && facts.kind !== 'agent') return;
    for (const { field, entry, found } of facts.missing) {
      yield {
        ...at(facts, entry?.keyNode ?? { start: 0, end: 3 }),
        message:
          found && found !== 'nothing'
            ? `\`${field}\` is ${found}, not a text.`
            : `The front matter has no \`${field}\`.`,
        fixes: keyFixes(facts, field, entry),
      };
    }
  },
};
