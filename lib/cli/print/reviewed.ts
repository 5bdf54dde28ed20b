/** What is printed of a review. */
import type { Report } from '../../check';
import type { Diagnostic } from '../../core/diagnostic';
import type { TokenReport } from '../../core/tokens';
import type { Review } from '../../review';

export interface ReviewSide {
  /** What a person calls it. */
  title: string;
  /** Where its files are, for places that a finding names. */
  path: string;
  report: Report;
  hashes: readonly { name: string; algorithm: 'sha256'; value: string }[];
  digest: string;
  tokens: TokenReport;
}

export interface Reviewed {
  base: ReviewSide;
  head: ReviewSide;
  review: Review;
  /** The findings that decide the exit code. */
  judged: readonly Diagnostic[];
}
