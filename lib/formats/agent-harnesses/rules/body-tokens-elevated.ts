import type { Rule } from '../../../core/rule';
import { estimateCounter } from '../../../core/tokenizer/estimate';
import { bodyCosts } from '../advice/body-tokens';
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
The finding names the longest sections; one that is headed like a directory can be moved with one click.`,
  bad: {
    'HARNESS.md': `---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n${step.repeat(20)}`,
  },
  good: { 'HARNESS.md': `---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n${step}` },
  exampleSettings: { counter: estimateCounter },
  harness(model, settings) {
    const ideal = limitIn(settings, bodyIdeal);
    return bodyCosts(model, settings, {
      above: ideal,
      upTo: limitIn(settings, bodyLimit),
      wanted: `up to ${ideal} is ideal`,
    });
  },
};
