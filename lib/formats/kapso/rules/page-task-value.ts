import { example } from '../examples';
import { at, type KapsoRule, quoted } from '../kit';

const words =
  'quotas?|deadlines?|time limits?|budgets?|scores?|accuracy|leaderboards?|baselines?|GPUs?|vCPUs?|CPUs?|cores?|VRAM|RAM|A100s?|H100s?|T4s?';
const number = '\\d[\\d.,]*(?:\\s?(?:%|GB|TB|MB|h|hours?|minutes?|days?))?';
const pinned = new RegExp(
  `\\b(?:${words})\\b[^\\n.;|\\d]{0,20}\\b${number}|\\b${number}[ \\t-]?(?:of\\s)?(?:[a-z]+\\s)?\\b(?:${words})\\b`,
  'gi',
);

export const pageTaskValue: KapsoRule = {
  name: 'page-task-value',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'A page holds no value that belongs to one task.',
  why: `A harness is for a domain, and outlives its tasks. A quota, a deadline, a score or a machine's size stands in the task statement; on a page it is wrong as soon as the next task begins, and nobody notices.`,
  bad: example({ 'instructions/implementation.md': '# Work\n\n- Stop once the score is above 0.93.\n' }),
  good: example({ 'instructions/implementation.md': '# Work\n\n- Stop once the task statement is met.\n' }),
  *file(facts) {
    if (facts.kind !== 'page') return;
    for (const found of facts.text.matchAll(pinned)) {
      const span = { start: found.index, end: found.index + found[0].length };
      yield { ...at(facts, span), message: `${quoted(found[0])} belongs to one task: the task statement says it.` };
    }
  },
};
