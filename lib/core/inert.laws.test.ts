import fc from 'fast-check';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { codeCell, inertProse, inlineCode, proseCell } from './inert';

interface Tree {
  type: string;
  value?: string;
  children?: Tree[];
}

const parsed = (markdown: string): Tree => remark().use(remarkGfm).parse(markdown);

function typesIn(tree: Tree): Set<string> {
  return new Set([tree.type, ...(tree.children ?? []).flatMap((child) => [...typesIn(child)])]);
}

/** Texts that would be markup if they could. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('`', '``', '|', '<img src=x>', '](x)', '[a', '**', '~~', '# ', '\n', '\\', ' ', '&lt;'),
      fc.constantFrom('http://', 'WWW.', 'a.b', '@', '-', '_'),
      fc.string({ maxLength: 3 }),
    ),
  )
  .map((parts) => parts.join(''));

describe('inert text', () => {
  it('is one code span, whatever it holds', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const [paragraph] = parsed(`x ${inlineCode(text)} y`).children ?? [];
        expect(paragraph?.children?.map((child) => child.type)).toEqual(['text', 'inlineCode', 'text']);
      }),
    );
  });

  it('stays in its cell of a table', () => {
    fc.assert(
      fc.property(hostile, hostile, (left, right) => {
        const table = `| a | b |\n| --- | --- |\n| ${codeCell(left)} | ${proseCell(right)} |\n`;
        const [found, ...more] = parsed(table).children ?? [];
        expect(found?.type).toBe('table');
        expect(more).toEqual([]);
        expect(found?.children).toHaveLength(2);
        expect(found?.children?.[1]?.children).toHaveLength(2);
      }),
    );
  });

  it('brings no markup into prose', () => {
    const plain = ['root', 'paragraph', 'text', 'inlineCode'];
    fc.assert(
      fc.property(hostile, (text) => {
        const types = typesIn(parsed(`Says: ${inertProse(text)}.`));
        expect([...types].filter((type) => !plain.includes(type))).toEqual([]);
      }),
    );
  });

  it('makes no link of an address and no mention of a name', () => {
    expect(inertProse('See https://a.b/c, or ask @pilots.')).toBe('See `https://a.b/c,` or ask `@pilots.`');
    expect(inertProse('`a`www.b')).toBe('`a` `www.b`');
    expect(codeCell('a|www.b')).toBe('a\\|`www.b`');
  });

  it('keeps the code spans of our messages', () => {
    expect(inertProse('`a*b` is *no* name.')).toBe('`a*b` is \\*no\\* name.');
    expect(inlineCode('a`b')).toBe('``a`b``');
    expect(inlineCode('')).toBe('` `');
  });
});
