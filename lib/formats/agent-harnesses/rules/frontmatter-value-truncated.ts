import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { speaks } from '../advice/fields';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { provedFixes } from '../repairs/after';
import type { Field } from '../repairs/keys';
import { quoted } from '../yaml-text';

export const frontmatterValueTruncated: Rule<Model, Facts> = {
  name: 'frontmatter-value-truncated',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'No part of a name or description is taken for a comment.',
  why: `In YAML a \`#\` after a space starts a comment. \`description: Answers ticket #42\` says "Answers ticket", and the rest is dropped
without a word.

Quote the value. A \`#\` followed by a space is taken for a comment that is meant.`,
  bad: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription: Finds the low water of berth #42 and others.\n---\n',
  }),
  good: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription: "Finds the low water of berth #42 and others."\n---\n',
  }),
  *file(facts): Iterable<Finding> {
    const comments = speaks(facts) ? (facts.frontmatter.yaml?.comments ?? []) : [];
    for (const field of comments.length > 0 ? fields : []) {
      const value = facts.frontmatter.field(field);
      if (value?.kind !== 'scalar' || value.style !== 'plain' || value.text === '') continue;
      const comment = comments.find(
        ({ start }) => start >= value.end && !/[\n\r]/.test(facts.text.slice(value.end, start)),
      );
      const lost = comment && facts.text.slice(comment.start, comment.end).trimEnd();
      if (!comment || !lost || !/^#[^\s#]/.test(lost)) continue;
      const end = comment.start + lost.length;
      const whole = facts.text.slice(value.start, end).replace(/\s+/g, ' ');
      const edits = [{ path: facts.key, start: value.start, end, text: quoted(whole) }];
      yield {
        path: facts.path,
        ...facts.range(comment.start, end),
        message: `${shown(lost)} is a comment, so \`${field}\` ends before it; quotes are wanted around the whole.`,
        fixes: provedFixes(facts, [{ title: 'Quote the value', edits }], (after) => after.field(field) === whole),
      };
    }
  },
};

const fields: readonly Field[] = ['name', 'description'];
