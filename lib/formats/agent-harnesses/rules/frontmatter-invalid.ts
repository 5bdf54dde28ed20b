import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { invalidFixes } from '../repairs/fixes-of';
import { firstKeyOf } from '../repeated-key';

export const frontmatterInvalid: Rule<Model, Facts> = {
  name: 'frontmatter-invalid',
  severity: 'error',
  source: 'spec',
  summary: 'Frontmatter keeps to the strict YAML that the reference reads.',
  why: `The reference reads a small part of YAML, in which every value is plain text: no flow style (\`[a, b]\`, \`{a: b}\`), no anchors,
aliases or tags, no repeated key, no tab. One such construct and the file is refused, and with it the whole harness.

Usual causes: an unquoted \`: \` inside a description, \`tags: [a, b]\`, or a value starting with \`*\`, \`@\` or a backtick.
Quoting the value, or writing the list as a block, keeps what was meant.`,
  bad: {
    'HARNESS.md': '---\nname: Trip desk\ndescription: Plans trips: rail and ferry.\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Trip desk\ndescription: "Plans trips: rail and ferry."\n---\n',
  },
  *file(facts): Iterable<Finding> {
    if (!facts.isNamed || facts.state !== 'invalid') return;
    const [fault] = facts.frontmatter.yaml?.faults ?? [];
    if (!fault) return;
    const range = facts.range(fault.start, fault.end);
    const { path } = facts;
    yield { path, ...range, message: fault.message, ...firstKeyOf(facts, fault), fixes: invalidFixes(facts) };
  },
};
