import { skillFile, withSkill } from '../examples';
import { at, type KapsoRule, offered } from '../kit';
import { readableFix } from '../repairs-yaml';

export const frontMatterInvalid: KapsoRule = {
  name: 'front-matter-invalid',
  severity: 'error',
  source: 'spec',
  summary: 'Front matter is a YAML mapping.',
  why: `Front matter that YAML refuses hides name and description, and the skill or delegate with them.

The usual cause is an unquoted \`: \` in a description, or a value that starts with \`[\`, \`{\` or a quote. Put the value in quotes.`,
  bad: withSkill(
    '---\nname: smooth-gauge\ndescription: Smooth a gauge: median of five. Use when it jumps.\n---\n\nTake five.\n',
  ),
  good: withSkill(skillFile('smooth-gauge')),
  *file(facts) {
    if ((facts.kind !== 'skill' && facts.kind !== 'agent') || !facts.unreadable) return;
    const { block, unreadable } = facts;
    yield {
      ...at(facts, unreadable),
      message: `The front matter cannot be read: ${unreadable.message}`,
      fixes: offered(unreadable.fault && readableFix(facts, unreadable.fault, block)),
    };
  },
};
