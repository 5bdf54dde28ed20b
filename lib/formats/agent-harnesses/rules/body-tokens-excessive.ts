import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { estimateCounter } from '../../../core/tokenizer/estimate';
import { extractions, longestNamed, sectionsOfBody } from '../advice/body-sections';
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
  *harness(model, settings): Iterable<Finding> {
    const { counter } = settings;
    const facts = model.harnessMd;
    const body = facts?.badByte === undefined ? facts?.frontmatter.fences?.body : undefined;
    if (!counter || !facts || !body) return;
    const limit = limitIn(settings, bodyLimit);
    // A token is at least one byte, and a letter at most three: short bodies need no counting.
    if (3 * facts.body.length <= limit) return;
    const tokens = tokensOf(facts, counter);
    if (tokens <= limit) return;
    const sections = sectionsOfBody(facts, counter);
    const longest = longestNamed(sections);
    yield {
      path: facts.path,
      ...facts.range(body.start, body.end),
      message: `The body has \`${tokens}\` tokens, which every session loads; at most ${limit} are wanted${longest && `: longest is ${longest}`}.`,
      fixes: extractions(model, facts, sections),
    };
  },
};

const counted = new WeakMap<Facts, { counter: object; tokens: number }>();

function tokensOf(facts: Facts, counter: { count(text: string): number }): number {
  let held = counted.get(facts);
  if (held?.counter !== counter) {
    held = { counter, tokens: counter.count(facts.body) };
    counted.set(facts, held);
  }
  return held.tokens;
}
