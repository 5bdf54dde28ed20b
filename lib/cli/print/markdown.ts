/** Results as Markdown, for a comment on a pull request. */
import { summaryMarkdown } from '../../core/summary';
import type { Result } from '../result';
import { routesMarkdown } from '../routes';

export const resultsMarkdown = (results: readonly Result[]): string =>
  results.map((result) => summaryMarkdown({ ...result, title: result.path }) + routesMarkdown(result)).join('\n');
