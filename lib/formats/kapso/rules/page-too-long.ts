import { lineStarts } from '../../../core/text';
import { example } from '../examples';
import { at, type KapsoRule } from '../kit';
import { pageLines } from '../limits';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `- Rule ${index + 1}.\n`).join('');

export const pageTooLong: KapsoRule = {
  name: 'page-too-long',
  severity: 'warning',
  source: 'spec',
  summary: 'A page has at most forty lines.',
  why: `A page reaches its sessions whole, whatever the task. Every line counts, headings and blank lines too; SKILL.md files and delegates do not.

Move what only some tasks need into a skill: its body is loaded when its description fits. The limit is the engine's setting \`page_warning_lines\`.`,
  bad: example({ 'instructions/guardrails.md': lines(41) }),
  good: example({ 'instructions/guardrails.md': lines(40) }),
  *file(facts, settings) {
    if (facts.kind !== 'page') return;
    const limit = settings.limits[pageLines.id] ?? pageLines.value;
    if (facts.lines <= limit) return;
    const start = lineStarts(facts.text)[limit] ?? 0;
    yield {
      ...at(facts, { start, end: facts.text.length }),
      message: `The page has ${facts.lines} lines, and ${limit} are enough for what every session reads.`,
    };
  },
};
