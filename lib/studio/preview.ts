/** Markdown as a sanitised tree: made in the worker, where a slow text holds nobody up. Nothing in it can act. */
import rehypeSanitize from 'rehype-sanitize';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Preview } from './protocol';
import type { RenderedTree } from './rendered-tree';

type Element = Extract<RenderedTree, { type: 'element' }>;

const longest = 200_000;

const pipeline = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize);

export function previewOf(text: string): Preview {
  const shown = text.length > longest ? `${text.slice(0, longest)}\n\n…` : text;
  const tree = pipeline.parse(shown.replace(/^\ufeff/, ''));
  const [first] = tree.children;
  const frontmatter = first?.type === 'yaml' ? first.value : '';
  const body = pipeline.runSync(tree) as RenderedTree;
  sayLines(body);
  return { frontmatter, body };
}

/** Elements that stand on lines of their own: what source and preview are kept in step by. */
const blocks = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'pre', 'blockquote', 'table', 'tr', 'hr']);

/** Marks each block with its first line in the source; after sanitising, so that no text can claim one. */
function sayLines(tree: RenderedTree): void {
  const waiting: RenderedTree[] = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'element' && blocks.has(node.tagName)) sayLine(node);
    if ('children' in node) waiting.push(...node.children);
  }
}

function sayLine(element: Element): void {
  const line = element.position?.start.line;
  if (line !== undefined) element.properties.dataLine = line;
}
