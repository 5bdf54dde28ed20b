/** Keeps editor and preview at the same line. Whoever the person scrolls leads; the other follows, and does not answer. */
import { createStore } from 'zustand/vanilla';
import type { Path } from '../core/path';

export interface ScrollPlace {
  by: 'editor' | 'preview';
  path: Path;
  /** At the upper edge; between two lines where a fraction. */
  line: number;
}

export const scrollLink = createStore<{ place?: ScrollPlace }>(() => ({}));

/** A block of the preview: where its source begins, and where it stands. */
export interface Placed {
  line: number;
  top: number;
}

/** The height at which a line stands, between the blocks around it. Blocks are in order of their lines. */
export function topOf(blocks: readonly Placed[], line: number, height: number): number {
  const next = blocks.findIndex((block) => block.line > line);
  const before = blocks[(next < 0 ? blocks.length : next) - 1];
  const after = next < 0 ? undefined : blocks[next];
  if (!before) return 0;
  if (!after) return line - before.line > 0 ? Math.min(height, before.top) : before.top;
  return before.top + ((line - before.line) / (after.line - before.line)) * (after.top - before.top);
}

/** The line that stands at a height: the other way round. */
export function lineAt(blocks: readonly Placed[], top: number): number {
  const next = blocks.findIndex((block) => block.top > top);
  const before = blocks[(next < 0 ? blocks.length : next) - 1];
  const after = next < 0 ? undefined : blocks[next];
  if (!before) return 1;
  if (!after || after.top === before.top) return before.line;
  return before.line + ((top - before.top) / (after.top - before.top)) * (after.line - before.line);
}
