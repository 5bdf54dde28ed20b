import { useEffect, useRef } from 'react';
import { useStudio } from '@/components/shell/session';
import type { Drawing } from '@/lib/studio/graph/drawing';
import { useGraphActs } from './use-graph';

type Step = 1 | -1;

/** Walks through what a search found. Who is faster than the search walks as soon as it is done. */
export function useWalk(drawing: Drawing | undefined): (step: Step) => void {
  const query = useStudio((state) => state.view.graph.query);
  const node = useStudio((state) => state.view.node);
  const { go } = useGraphActs();
  const waiting = useRef<{ query: string; step: Step }>(undefined);

  const walk = (step: Step): void => {
    if (drawing?.query !== query) {
      waiting.current = { query, step };
      return;
    }
    const { found } = drawing;
    const at = node === undefined ? -1 : found.indexOf(node);
    const target = at < 0 ? found[0] : found[(at + step + found.length) % found.length];
    if (target !== undefined) go(target);
  };

  useEffect(() => {
    const asked = waiting.current;
    if (!asked || drawing?.query !== query) return;
    waiting.current = undefined;
    if (asked.query === query) walk(asked.step);
  });

  return walk;
}
