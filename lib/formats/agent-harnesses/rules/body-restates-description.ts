import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { fieldText } from '../advice/fields';
import { contentWords, overlap } from '../advice/similar-text';
import type { Facts } from '../facts';
import type { Model } from '../model';

/** A restated description stands near the top; what follows is not searched. */
const searched = 4_000;
const sentence = /(?:[^\n\r.!?。]|[.!?](?=\S)|\r?\n(?![ \t]*(?:\r?\n|[-*+#>|`]|\d)))+[.!?。]*/g;

export const bodyRestatesDescription: Rule<Model, Facts> = {
  name: 'body-restates-description',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'The body of HARNESS.md does not say the description again.',
  why: `Prompts carry the description beside the body, so a sentence that repeats it is paid for twice in every session and tells the
agent nothing.

Usual cause: the description was copied from the first line of the body, or the other way round. Keep it in the
frontmatter, and let the body begin with how to work.`,
  bad: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nReads tide tables for three harbours. State the harbour first.\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nState the harbour first.\n',
  },
  *file(facts): Iterable<Finding> {
    if (facts.role !== 'harness' || facts.state !== 'mapping') return;
    const description = contentWords(fieldText(facts, 'description') ?? '');
    const body = facts.frontmatter.fences?.body;
    if (!body || description.size < 3) return;
    const text = facts.text.slice(body.start, Math.min(body.end, body.start + searched));
    for (const found of text.matchAll(sentence)) {
      const lead = /^[\s>*_-]*/.exec(found[0])?.[0].length ?? 0;
      const said = found[0].slice(lead).trimEnd();
      if (said.startsWith('#') || overlap(contentWords(said), description) < 0.8) continue;
      const start = body.start + found.index + lead;
      const end = start + said.length;
      yield {
        path: facts.path,
        ...facts.range(start, end),
        message: `The sentence says what \`description\` says already; something new is wanted in the body.`,
        fixes: [
          { title: 'Delete the sentence', edits: [{ path: facts.key, ...withGap(facts.text, start, end), text: '' }] },
        ],
      };
      return;
    }
  },
};

/** A sentence with the space behind it; where it is a whole paragraph, with the blank line behind it. */
function withGap(text: string, start: number, end: number): { start: number; end: number } {
  const line = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const lead = text.slice(line, start);
  const behind = /^[ \t*_]*(?:(?:\r\n|\n|\r)[ \t]*)*/.exec(text.slice(end))?.[0] ?? '';
  if (/^[\s>*_-]*$/.test(lead) && /[\n\r]/.test(behind)) return { start: line, end: end + behind.length };
  return { start, end: end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0) };
}
