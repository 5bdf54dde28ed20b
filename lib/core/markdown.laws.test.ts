import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Markdown, markdownOf, type Span } from './markdown';

const piece = fc.oneof(
  fc.constantFrom('[', ']', '(', ')', '](', '![', '`', '``', '```', '\n', '\n\n', '# ', '- ', '> ', '    ', '**', '__'),
  fc.constantFrom('<', '>', '<!--', '-->', '<b>', '\\', ': ', '[a]: ', 'a.md', '\r\n', '\r', '\t', '1. ', '---\n', '|'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const wild = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));

const spansOf = (facts: Markdown): readonly Span[] => [
  ...facts.headings,
  ...facts.links,
  ...facts.links.map((link) => link.target),
  ...facts.codeSpans,
  ...facts.strong,
  ...facts.labels.map((label) => label.scope),
  ...facts.codeBlocks,
  ...facts.html,
  ...facts.prose,
];

describe('markdownOf, of any text', () => {
  it('never throws, and every span lies inside the text', () => {
    fc.assert(
      fc.property(wild, fc.nat(5), (text, from) => {
        const start = Math.min(from, text.length);
        for (const span of spansOf(markdownOf(text, start))) {
          expect(span.start).toBeGreaterThanOrEqual(start);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives running text, code, links and tags that never overlap', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const { prose, codeSpans, links } = markdownOf(text);
        const outer = links.filter((link) => link.kind !== 'image');
        const spans: Span[] = [...prose, ...codeSpans, ...outer].sort((a, b) => a.start - b.start || a.end - b.end);
        for (const [index, span] of spans.entries()) {
          expect(span.start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('hostile texts', () => {
  const size = 200_000;
  const of = (part: string) => part.repeat(Math.ceil(size / part.length));

  it.each([
    ['one line without end', of('a')],
    ['brackets that open', of('[')],
    ['brackets that close', of(']')],
    ['images that open', of('![')],
    ['destinations that never end', of('](')],
    ['links in links', of('[a](')],
    ['links that work', of('[a](b) ')],
    ['unclosed tags', of('<b')],
    ['tags', of('<b>')],
    ['unclosed comments', of('<!-- ')],
    ['comments in paragraphs', of('a <!-- b\n\n')],
    ['backticks of growing length', Array.from({ length: 600 }, (_, index) => `${'`'.repeat(index)} `).join('')],
    ['stars', of('*a ')],
    ['bold', of('**a')],
    ['quotes on one line', of('>')],
    ['lists on one line', of('- ')],
    ['numbered lists on one line', of('1. ')],
    ['lists that deepen', Array.from({ length: 600 }, (_, index) => `${'  '.repeat(index)}- a\n`).join('')],
    ['definitions without end', of('[a\n')],
    ['titles without end', `[a]: b "${of('c\n')}`],
    ['table rows', of('| a | b\n')],
    ['spaces after a pipe', `a | b\n|${of(' ')}x`],
    ['fences', of('```\n')],
    ['unclosed fences in lists', of('- ```\n')],
    ['labels', of('- **a** b\n')],
    ['escapes', of('\\[')],
    ['NUL', of('\0')],
  ])('%s cost work in proportion to their length', (_, text) => {
    expect(markdownOf(text).work).toBeLessThan(text.length * 40);
  });

  it.each([
    ['quotes', '>'.repeat(100_000)],
    ['lists', '- '.repeat(100_000)],
    ['indentation', `- a\n${' '.repeat(400)}- b\n`],
  ])('%s beyond all depth are told as not fully analysed', (_, text) => {
    expect(markdownOf(text).truncated).toBe(true);
  });

  it('finds all 40,000 references of 40,000 lines without a blank one', () => {
    const lines = Array.from({ length: 40_000 }, (_, index) => `Line ${index}, see [f](docs/f_${index}.md)`).join('\n');
    const facts = markdownOf(lines);
    expect(facts.links).toHaveLength(40_000);
    expect(facts.truncated).toBe(false);
    expect(facts.work).toBeLessThan(lines.length * 6);
  });
});
