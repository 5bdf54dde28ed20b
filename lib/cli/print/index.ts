/** Results in the shape that was asked for. Each shape is loaded only when it is. */
import type { Io } from '../io';
import type { Result } from '../result';

export const resultShapes = ['text', 'json', 'sarif', 'github', 'markdown'] as const;

export async function printResults(results: readonly Result[], shape: string | undefined, io: Io): Promise<void> {
  switch (shape) {
    case 'json':
      return io.out((await import('./json')).resultsJson(results));
    case 'sarif':
      return io.out((await import('./sarif')).resultsSarif(results));
    case 'github':
      return io.out((await import('./github')).resultsGithub(results));
    case 'markdown':
      return io.out((await import('./markdown')).resultsMarkdown(results));
    default:
      return io.out((await import('./text')).resultsText(results, io));
  }
}
