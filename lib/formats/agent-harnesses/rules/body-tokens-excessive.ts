import type { Rule } from '../../../core/rule';
import { estimateCounter } from '../../../core/tokenizer/estimate';
import { bodyCosts } from '../advice/body-tokens';
import type { Facts } from '../facts';
import { bodyLimit, limitIn } from '../limits';
import type { Model } from '../model';

const line = 'Ask for the harbour, the draught and the hour before anything is looked up.\n';
const head = '---\nname: Tide desk\ndescription: Reads tables for three harbours.\n---\n\nState the harbour first.\n';
const routing = '---\ndescription: Programs the desk works with.\n---\n\n- `tide.py` prints a table.\n';

export const bodyTokensExcessive: Rule<Model, Facts> = {
  name: 'body-tokens-excessive',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'The body of HARNESS.md has at most 600 tokens.',
  why: `The whole body is loaded with every session, whatever the task. Above 600 tokens the guide of the format says to reorganise:
the agent pays for every line each time, and what matters is lost among what does not.

Move what only some tasks need into the routing file of its directory, or into a skill. The body then keeps the rules
that always hold and the way to the rest. A section headed like a directory can be moved with one click.`,
  bad: {
    'HARNESS.md': `${head}\n## Tools\n\nIn \`tools/\`:\n\n${line.repeat(40)}`,
    'tools/TOOLS.md': routing,
    'tools/tide.py': 'print("tide")\n',
  },
  good: {
    'HARNESS.md': `${head}\n## Tools\n\nSee \`tools/TOOLS.md\`.\n`,
    'tools/TOOLS.md': `${routing}\n## Tools\n\n${line.repeat(40)}`,
    'tools/tide.py': 'print("tide")\n',
  },
  exampleSettings: { counter: estimateCounter },
  harness(model, settings) {
    const limit = limitIn(settings, bodyLimit);
    return bodyCosts(model, settings, {
      above: limit,
      upTo: Number.POSITIVE_INFINITY,
      wanted: `at most ${limit} are wanted`,
    });
  },
};
