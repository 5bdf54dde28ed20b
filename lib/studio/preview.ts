/** Markdown as a sanitised tree: made in the worker, where a slow text holds nobody up. Nothing in it can act. */
import rehypeSanitize from 'rehype-sanitize';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Preview } from './protocol';
import type { RenderedTree } from './rendered-tree';

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
  return { frontmatter, body: pipeline.runSync(tree) as RenderedTree };
}
