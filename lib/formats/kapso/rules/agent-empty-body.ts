import { agentFile, withAgent } from '../examples';
import { at, eolOf, fix, type KapsoRule } from '../kit';

export const agentEmptyBody: KapsoRule = {
  name: 'agent-empty-body',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A delegate has instructions.',
  why: `The body is what the delegate is told. Without it a session hands over work to somebody who knows nothing but the pages.`,
  bad: withAgent('---\nname: gap-reader\ndescription: Reads one log and lists its gaps.\n---\n'),
  good: withAgent(agentFile('gap-reader')),
  *file(facts) {
    if (facts.kind !== 'agent' || !facts.block || facts.text.slice(facts.bodyStart).trim() !== '') return;
    const eol = eolOf(facts.text);
    const end = facts.text.length;
    const gap = facts.text.endsWith('\n') ? eol : eol + eol;
    const edit = {
      path: facts.path,
      start: end,
      end,
      text: `${gap}Say here what it is given, what it does, and what it reports.${eol}`,
    };
    yield {
      ...at(facts, { start: 0, end: 3 }),
      message: 'The delegate has no instructions below its front matter.',
      fixes: [fix('Insert instructions to fill in', [edit], true)],
    };
  },
};
