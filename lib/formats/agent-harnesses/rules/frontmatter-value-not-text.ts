import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import type { YamlNode } from '../../../core/yaml';
import { fieldRange, rewriteField, speaks } from '../advice/fields';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { Field } from '../repairs/keys';

export const frontmatterValueNotText: Rule<Model, Facts> = {
  name: 'frontmatter-value-not-text',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: '`name` and `description` are texts.',
  why: `A list or a mapping under \`description:\` counts as present, so nothing is reported; the prompt then shows the inner notation of
a programming language in its place.

Write it as one sentence on the line of its key.`,
  bad: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription:\n  - Finds the next low water\n  - Asks for the harbour first\n---\n',
  }),
  good: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
  }),
  *file(facts): Iterable<Finding> {
    if (!speaks(facts)) return;
    for (const field of fields) {
      const value = facts.frontmatter.field(field);
      if (!value || value.kind === 'scalar' || (field === 'name' && !facts.isNamed)) continue;
      const text = textOf(value);
      yield {
        path: facts.path,
        ...fieldRange(facts, field),
        message: `\`${field}\` is ${value.kind === 'list' ? 'a list' : 'a mapping'}; a text is wanted.`,
        fixes: text === '' ? [] : rewriteField(facts, field, text, 'Write it as one text'),
      };
    }
  },
};

const fields: readonly Field[] = ['name', 'description'];

/** All texts of a tree in order. */
function textOf(node: YamlNode): string {
  const texts: string[] = [];
  const waiting: YamlNode[] = [node];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (at.kind === 'scalar' && at.text.trim() !== '') texts.push(at.text.replace(/\s+/g, ' ').trim());
    if (at.kind === 'list') waiting.push(...[...at.items].reverse());
    if (at.kind === 'map') for (const { key, value } of [...at.pairs].reverse()) waiting.push(value, key);
  }
  return texts.join(', ');
}
