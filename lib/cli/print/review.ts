/** A review in the shape that was asked for. Each shape is loaded only when it is. */
import type { Io } from '../io';
import type { Reviewed } from './reviewed';

export const reviewShapes = ['text', 'json', 'sarif', 'github', 'markdown'] as const;

export async function printReview(reviewed: Reviewed, shape: string | undefined, io: Io): Promise<void> {
  const { head, judged, review } = reviewed;
  switch (shape) {
    case 'json':
      return io.out((await import('./json')).reviewJson(reviewed));
    case 'sarif':
      return io.out((await import('./sarif')).resultsSarif([{ path: head.path, diagnostics: judged }]));
    case 'github':
      return io.out((await import('./github')).reviewGithub(head.path, review.acts, judged));
    case 'markdown':
      return io.out((await import('./review-markdown')).reviewMarkdown(reviewed));
    default:
      return io.out((await import('./review-text')).reviewText(reviewed, io.colour));
  }
}
