import { describe, expect, it } from 'vitest';
import { analysedLength, markdownOf, sectionsOf } from './markdown';

const textsOf = (spans: readonly { text: string }[]) => spans.map((span) => span.text);
const linksOf = (text: string) =>
  markdownOf(text).links.map((link) => `${link.kind} ${link.text} → ${link.destination}`);

describe('markdownOf', () => {
  it('reads headings of both kinds without their marks', () => {
    const { headings } = markdownOf('# One ##\n\nTwo `x`\n---\n\n### [Three](a.md) **b**\n');
    expect(headings.map(({ level, text }) => [level, text])).toEqual([
      [1, 'One'],
      [2, 'Two x'],
      [3, 'Three b'],
    ]);
  });

  it('gives offsets of the whole text when it starts behind frontmatter', () => {
    const text = '---\nname: x\n---\n\nSee [a](b.md) and `c`.\n';
    const { links, codeSpans } = markdownOf(text, 16);
    expect(links.map((link) => text.slice(link.start, link.end))).toEqual(['[a](b.md)']);
    expect(links.map((link) => text.slice(link.target.start, link.target.end))).toEqual(['b.md']);
    expect(codeSpans.map((span) => text.slice(span.start, span.end))).toEqual(['`c`']);
  });

  it('reads links in all their spellings', () => {
    expect(linksOf('[a](b.md "title") [c](<d e.md>) [f]( g(1).md )')).toEqual([
      'link a → b.md',
      'link c → d e.md',
      'link f → g(1).md',
    ]);
    expect(linksOf('![shot](a.png) [![badge](b.svg)](c.md)')).toEqual([
      'image shot → a.png',
      'image badge → b.svg',
      'link ![badge](b.svg) → c.md',
    ]);
    expect(linksOf('[Text][ref] [ref][] [Ref]\n\n[ref]: docs/a.md "T"\n')).toEqual([
      'link Text → docs/a.md',
      'link ref → docs/a.md',
      'link Ref → docs/a.md',
    ]);
    expect(linksOf('<https://example.org/x> and <a@example.org>')).toEqual([
      'autolink https://example.org/x → https://example.org/x',
      'autolink a@example.org → a@example.org',
    ]);
  });

  it('knows what is no link', () => {
    expect(linksOf('`[a](b)` \\[c](d) [e] (f) [g](h i) [x]: y <b class="[z](w)">')).toEqual([]);
    expect(linksOf('[a](b(c "d")')).toEqual([]);
    expect(linksOf('- [ ] task\n- [x] done\n')).toEqual([]);
  });

  it('lets a link own the code in its text', () => {
    const facts = markdownOf('See [`tide`](tide.md) and `chart`.');
    expect(textsOf(facts.codeSpans)).toEqual(['chart']);
    expect(textsOf(facts.links)).toEqual(['`tide`']);
  });

  it('closes a code span by a run of its own length', () => {
    expect(textsOf(markdownOf('``a ` b`` and ` `` ` and ```no').codeSpans)).toEqual(['a ` b', '``']);
  });

  it('runs an unclosed fence to the end of its container', () => {
    const text = 'a\n\n```sh\n[x](y.md)\n\n# no heading\n';
    expect(markdownOf(text)).toMatchObject({ headings: [], links: [], codeBlocks: [{ fenced: true, info: 'sh' }] });
    expect(linksOf('- a\n  ```\n  [x](y.md)\n\n[z](w.md)\n')).toEqual(['link z → w.md']);
  });

  it('knows indented code from the content of a list item', () => {
    const facts = markdownOf('text\n\n    [code](a.md)\n\n- item\n\n    [link](b.md)\n');
    expect(facts.links.map((link) => link.destination)).toEqual(['b.md']);
    expect(facts.codeBlocks).toHaveLength(1);
  });

  it('finds bold labels and what they speak for', () => {
    const text = '**Skills:**\n\n- `a.md`\n\n**Tools** are here.\n\n- **explore/**\n  - `b.md`\n- other\n\n# End\n';
    const facts = markdownOf(text);
    expect(facts.labels.map((label) => [label.text, text.slice(label.scope.start, label.scope.end)])).toEqual([
      ['Skills:', '**Skills:**\n\n- `a.md`\n\n**Tools** are here.\n\n- **explore/**\n  - `b.md`\n- other\n\n'],
      ['Tools', '**Tools** are here.'],
      ['explore/', '**explore/**\n  - `b.md`'],
    ]);
  });

  it('keeps running text apart from code, links and tags', () => {
    const text = 'Read a.md, `b.md`, [c](c.md), <b>d.md</b> and __e.md__.';
    expect(markdownOf(text).prose.map((span) => text.slice(span.start, span.end))).toEqual([
      'Read a.md, ',
      ', ',
      ', ',
      'd.md',
      ' and __e.md__.',
    ]);
  });

  it('reads a lone CR and CRLF as line ends', () => {
    expect(markdownOf('# A\r\rtext\r\r## B\r').headings.map(({ text }) => text)).toEqual(['A', 'B']);
    expect(markdownOf('# A\r\n\r\n```\r\n# no\r\n```\r\n## B\r\n').headings.map(({ text }) => text)).toEqual([
      'A',
      'B',
    ]);
  });

  it('says when a text is too large to analyse fully', () => {
    const text = `${'word '.repeat(analysedLength / 5)}[late](late.md)`;
    expect(markdownOf(text)).toMatchObject({ truncated: true, links: [] });
    expect(markdownOf('word').truncated).toBe(false);
  });
});

describe('sectionsOf', () => {
  it('ends a section where a heading of its level or higher begins', () => {
    const text = 'intro\n\n# A\n\n## B\n\ntext\n\n## C\n\n# D\n';
    const sections = sectionsOf(markdownOf(text), 0, text.length);
    expect(sections.map((section) => [section.heading?.text, text.slice(section.start, section.end)])).toEqual([
      [undefined, 'intro\n\n'],
      ['A', '# A\n\n## B\n\ntext\n\n## C\n\n'],
      ['B', '## B\n\ntext\n\n'],
      ['C', '## C\n\n'],
      ['D', '# D\n'],
    ]);
  });
});
