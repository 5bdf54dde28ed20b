import { lineBreakOf, rangeOf } from '../../../core/text';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { splices } from '../splices';
import { fieldsOf } from '../yaml-view';

export const skillDescriptionMissing: LabRule = {
  name: 'skill-description-missing',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every skill has a description.',
  why: 'Claude Code shows the agent only name and description of a skill and lets it choose by them. Harness Lab accepts a skill without one, but no session will ever open it. Say what it does and when to use it.',
  bad: bundle({ 'skills/tides/SKILL.md': '---\nname: tides\n---\nRead the table.\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *file({ path, content, entry }) {
    if (content?.kind !== 'skill' || !content.view || content.givenName === undefined) return;
    if (content.description !== undefined) return;
    const { text, view } = content;
    const fields = fieldsOf(view);
    const name = fields.get('name');
    if (!name) return;
    const span = name.key;
    const line = `description: Use when …${lineBreakOf(text)}`;
    const canInsert = !view.root?.flow && !fields.has('description');
    yield {
      path,
      ...rangeOf(text, span.start, span.end),
      message: `The skill \`${content.name}\` has no \`description\`, so the agent cannot choose it.`,
      fixes: splices(
        entry,
        canInsert
          ? [{ title: 'Insert a description', edits: [{ path, start: span.start, end: span.start, text: line }] }]
          : [],
      ),
    };
  },
};
