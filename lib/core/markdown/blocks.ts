/** The block structure of a text: which parts hold inline content, which are code or HTML. */
import type { SyntaxNodeRef, TreeCursor } from '@lezer/common';
import { parser } from '@lezer/markdown';
import type { CodeBlock, Heading, Span } from './parts';

/** A block with inline content. */
export interface Inline extends Span {
  /** The innermost list item it stands in. */
  item?: Span;
  /** The heading whose content it is. */
  heading?: Heading;
}

export interface Blocks {
  headings: Heading[];
  codeBlocks: CodeBlock[];
  html: Span[];
  /** In order. */
  inlines: Inline[];
}

// Definitions and inline content are read by our own scanner: both cost the parser quadratic time on hostile texts.
const blockParser = parser.configure({ remove: ['LinkReference'] });
blockParser.parseInline = () => [];

const htmlBlocks = new Set(['HTMLBlock', 'CommentBlock', 'ProcessingInstructionBlock']);

/** `shift` is added to every offset. */
export function blocksOf(text: string, shift: number): Blocks {
  const blocks: Blocks = { headings: [], codeBlocks: [], html: [], inlines: [] };
  const items: Span[] = [];
  blockParser.parse(text).iterate({
    enter(node) {
      const span = { start: node.from + shift, end: node.to + shift };
      if (node.name === 'ListItem') items.push(span);
      else if (node.name === 'Paragraph') blocks.inlines.push(inlineOf(span, items.at(-1)));
      else if (node.name === 'FencedCode') blocks.codeBlocks.push({ ...span, fenced: true, info: infoOf(text, node) });
      else if (node.name === 'CodeBlock') blocks.codeBlocks.push({ ...span, fenced: false, info: '' });
      else if (htmlBlocks.has(node.name)) blocks.html.push(span);
      else if (/^(?:ATX|Setext)Heading/.test(node.name)) {
        const level = Number(node.name.at(-1));
        const { start, end } = headingContent(node);
        const heading = { ...span, level, text: plain(text.slice(start, end)) };
        blocks.headings.push(heading);
        blocks.inlines.push({ ...inlineOf({ start: start + shift, end: end + shift }, items.at(-1)), heading });
      } else return undefined;
      return node.name === 'ListItem' ? undefined : false;
    },
    leave(node) {
      if (node.name === 'ListItem') items.pop();
    },
  });
  return blocks;
}

function inlineOf(span: Span, item: Span | undefined): Inline {
  return item ? { ...span, item } : span;
}

/** The part between the marks of a heading. */
function headingContent(node: SyntaxNodeRef): Span {
  let start = node.from;
  let end = node.to;
  const cursor: TreeCursor = node.node.cursor();
  if (cursor.firstChild()) {
    do {
      if (cursor.name !== 'HeaderMark') continue;
      if (cursor.from === node.from) start = cursor.to;
      else end = cursor.from;
    } while (cursor.nextSibling());
  }
  return { start, end: Math.max(start, end) };
}

function infoOf(text: string, node: SyntaxNodeRef): string {
  const info = node.node.getChild('CodeInfo');
  return info ? text.slice(info.from, info.to) : '';
}

/** A heading is read, not rendered: links become their text, code and bold lose their marks. */
function plain(raw: string): string {
  return raw
    .slice(0, 1_000)
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/[`*]+|\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
