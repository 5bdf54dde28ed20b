import type { Finding, Fix } from '../../../core/diagnostic';
import { markdownOf } from '../../../core/markdown';
import type { Rule } from '../../../core/rule';
import { fieldRange, fieldText, rewriteField, speaks } from '../advice/fields';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { Field } from '../repairs/keys';

export const promptUnsafeText: Rule<Model, Facts> = {
  name: 'prompt-unsafe-text',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Texts that go into the prompt hold nothing that reads as markup.',
  why: `The reference puts names, descriptions and the body into its XML as they are. A quote ends an attribute, \`<\` opens a tag, and a
body that holds \`</overview>\` closes the part it stands in: the text after it then speaks with the voice of the harness.

Reword the text, or use the studio's escaped variant of the prompt. A sign between spaces, as in \`a < b\`, is left alone.
In the body only the tags of the prompt itself count, and not where they stand in code.`,
  bad: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription: Finds the low water of <harbour> for today.\n---\n',
  }),
  good: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription: Finds the low water of a harbour for today.\n---\n',
  }),
  *file(facts): Iterable<Finding> {
    // Nested routing files and nested roots are not part of the prompt.
    if (speaks(facts) && (facts.role !== 'routing' || facts.topRouting) && facts.role !== 'nested-harness') {
      yield* inField(facts, 'description', facts.topRouting);
      if (facts.isNamed) yield* inField(facts, 'name', true);
    }
    if (facts.role === 'harness' && facts.badByte === undefined) yield* inBody(facts);
  },
};

function* inField(facts: Facts, field: Field, attribute: boolean): Iterable<Finding> {
  const text = fieldText(facts, field);
  const found =
    text && (attribute ? /<(?=[\p{L}/!?])|&(?=[\w#])|["\n\r]/u : /<(?=[\p{L}/!?])|&(?=[\w#])/u).exec(text)?.[0];
  if (!text || !found) return;
  const where = attribute ? 'an attribute' : 'an element';
  const seen = found.trim() === '' ? 'A line break' : `\`${found}\``;
  yield {
    path: facts.path,
    ...fieldRange(facts, field),
    message: `${seen} in \`${field}\` goes into ${where} of the prompt as it is; a text without it is wanted.`,
    fixes: reworded(facts, field, text),
  };
}

/** Brackets for angles, a word for the sign, single quotes for double ones. */
function reworded(facts: Facts, field: Field, text: string): Fix[] {
  const plain = text
    .replace(/<\/?([^<>\n]*)>/g, '($1)')
    .replace(/</g, 'less than ')
    .replace(/\s*&&?\s*/g, ' and ')
    .replace(/"/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return rewriteField(facts, field, plain, 'Reword it without markup');
}

const promptTag = /<\/?(?:harness|overview|directory|skill|file|description)(?=[\s>/])[^<>\n]*>/g;

function* inBody(facts: Facts): Iterable<Finding> {
  const body = facts.frontmatter.fences?.body;
  const tags = body ? [...facts.text.slice(body.start, body.end).matchAll(promptTag)] : [];
  if (!body || tags.length === 0) return;
  const { codeBlocks, codeSpans } = markdownOf(facts.text, body.start);
  const code = [...codeBlocks, ...codeSpans].sort((left, right) => left.start - right.start);
  let at = 0;
  for (const { index, 0: tag } of tags) {
    const start = body.start + index;
    while ((code[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
    if ((code[at]?.start ?? Number.POSITIVE_INFINITY) <= start) continue;
    const end = start + tag.length;
    yield {
      path: facts.path,
      ...facts.range(start, end),
      message: `\`${tag.replaceAll('`', "'")}\` is a tag of the prompt the body is put into; a text without it is wanted.`,
      fixes: [
        {
          title: 'Write it as code',
          edits: [
            { path: facts.key, start, end: start, text: '`' },
            { path: facts.key, start: end, end, text: '`' },
          ],
        },
      ],
    };
  }
}
