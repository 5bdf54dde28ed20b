import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { estimateCounter } from '../../../core/tokenizer/estimate';
import { longestNamed, sectionsOfBody } from '../advice/body-sections';
import type { Facts } from '../facts';
import { bodyIdeal, bodyLimit, limitIn } from '../limits';
import type { Model } from '../model';

const step = 'Ask for the harbour, the draught and the hour before anything is looked up.\n';

export const bodyTokensElevated: Rule<Model, Facts> = {
  name: 'body-tokens-elevated',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'The body of HARNESS.md stays under 300 tokens.',
  why: `The whole body is loaded with every session, whatever the task. The guide of the format calls up to 300 tokens ideal and up
to 600 acceptable: enough to say how to behave and where things are.

What only some tasks need belongs in the routing file of its directory, which is read when a task leads there.
The finding names the longest sections.`,
  bad: {
    'HARNESS.md': `---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n${step.repeat(20)}`,
  },
  good: { 'HARNESS.md': `---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n${step}` },
  exampleSettings: { counter: estimateCounter },
  *file(facts, settings): Iterable<Finding> {
    const { counter } = settings;
    if (!counter || facts.role !== 'harness' || facts.badByte !== undefined || !facts.frontmatter.fences) return;
    const ideal = limitIn(settings, bodyIdeal);
    // A token is at least one byte, and a letter at most three: short bodies need no counting.
    if (3 * facts.body.length <= ideal) return;
    const tokens = counter.count(facts.body);
    if (tokens <= ideal || tokens > limitIn(settings, bodyLimit)) return;
    const longest = longestNamed(sectionsOfBody(facts, counter));
    const { start, end } = facts.frontmatter.fences.body;
    yield {
      path: facts.path,
      ...facts.range(start, end),
      message: `The body has \`${tokens}\` tokens, which every session loads; up to ${ideal} is ideal${longest && `: longest is ${longest}`}.`,
    };
  },
};
