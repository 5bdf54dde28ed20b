import { rangeOf } from '../../../core/text';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

export const skillEmptyBody: LabRule = {
  name: 'skill-empty-body',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every skill says something after its frontmatter.',
  why: 'A skill without a body puts a heading and nothing else into the prompt. Write what the agent should do, or delete the skill.',
  bad: bundle({ 'skills/tides/SKILL.md': '---\nname: tides\ndescription: Reads tables.\n---\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *file({ path, content }) {
    if (content?.kind !== 'skill' || !content.fences || content.body.text !== '') return;
    const { start, end } = content.fences.closing;
    const message = `The skill \`${content.name}\` has nothing after its frontmatter.`;
    yield { path, ...rangeOf(content.text, start, end), message };
  },
};
