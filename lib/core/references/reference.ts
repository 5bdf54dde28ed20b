/** A mention with what it was found to mean. */
import type { Path } from '../path';
import type { Mention } from './mentions';

/**
 * How a target was found, in the order that is tried: relative to the file; a bare `SKILLS.md` in the directory named
 * right before it or in the one of that name; in the directory that the section's heading or label names; relative to
 * an ancestor; then concluded from a unique suffix or a unique directory name.
 */
export type Way = 'file' | 'routing-name' | 'section' | 'ancestor' | 'suffix' | 'name';

export interface Reference extends Mention {
  /** A file or directory of the harness, without a final slash. */
  target?: Path;
  way?: Way;
  /** Concluded, not said. */
  inferred?: true;
  /** What it would be if case did not matter, or if `\` were `/`; never a resolution. */
  suggestion?: Path;
  /** What a path could mean, where it could mean several things: it stays unlinked. */
  candidates?: readonly Path[];
  /**
   * Why it resolves to nothing is worth saying: a `broken` Markdown link, one that leads `outside` the harness, or a
   * `hint`: a path in code whose first segment exists. Other paths that resolve nowhere are about the user's own project.
   */
  fault?: 'broken' | 'outside' | 'hint';
}
