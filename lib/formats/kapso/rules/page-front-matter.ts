import { frontmatterOf } from '../../../core/frontmatter';
import { example } from '../examples';
import { at, fix, type KapsoRule, replace } from '../kit';

export const pageFrontMatter: KapsoRule = {
  name: 'page-front-matter',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'A page has no front matter.',
  why: `A page reaches its sessions as it stands, so front matter becomes three odd lines at the top of the prompt. Only skills and delegates have it.`,
  bad: example({
    'instructions/feedback.md': '---\ntitle: Feedback\n---\n\n# Feedback\n\n- Compare with the last tide.\n',
  }),
  good: example({ 'instructions/feedback.md': '# Feedback\n\n- Compare with the last tide.\n' }),
  *file(facts) {
    if (facts.kind !== 'page') return;
    const { fences } = frontmatterOf(facts.text, 'lines');
    if (!fences) return;
    const block = { start: 0, end: fences.closing.end };
    yield {
      ...at(facts, block),
      message: 'Every session reads this front matter as text: pages have none.',
      fixes: [fix('Remove the front matter', [replace(facts, { start: 0, end: fences.body.start }, '')], true)],
    };
  },
};
