/** Markdown as a sanitised tree: made in the worker, where a slow text holds nobody up. Nothing in it can act. */
import rehypeSanitize from 'rehype-sanitize';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Lead } from './preview-leads';
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

/** `leads` say where the links and code spans that start at an offset of the text lead. */
export function previewOf(text: string, leads: ReadonlyMap<number, Lead> = new Map()): Preview {
  const shown = text.length > longest ? `${text.slice(0, longest)}\n\n…` : text;
  const plain = shown.replace(/^\ufeff/, '');
  const tree = pipeline.parse(plain);
  const [first] = tree.children;
  const frontmatter = first?.type === 'yaml' ? first.value : '';
  const body = pipeline.runSync(tree) as RenderedTree;
  const shift = shown.length - plain.length;
  for (const element of elementsOf(body)) {
    if (blocks.has(element.tagName)) sayLine(element);
    const lead = leads.get((element.position?.start.offset ?? Number.NaN) + shift);
    if (lead && (element.tagName === 'a' || element.tagName === 'code')) sayLead(element, lead);
  }
  return { frontmatter, body };
}

/** Elements that stand on lines of their own: what source and preview are kept in step by. */
const blocks = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'pre', 'blockquote', 'table', 'tr', 'hr']);

function* elementsOf(tree: RenderedTree): Iterable<Element> {
  const waiting: RenderedTree[] = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'element') yield node;
    if ('children' in node) waiting.push(...node.children);
  }
}

/** Marks a block with its first line in the source; after sanitising, so that no text can claim one. */
function sayLine(element: Element): void {
  const line = element.position?.start.line;
  if (line !== undefined) element.properties.dataLine = line;
}

function sayLead(element: Element, lead: Lead): void {
  if ('to' in lead) element.properties.dataTo = lead.to;
  else element.properties.dataGone = lead.gone;
}
