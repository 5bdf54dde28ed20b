import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import type { Drawing, DrawingAsk } from '@/lib/studio/graph/drawing';
import type { CheckerApi } from '@/lib/studio/protocol';

/** What the pane asks the worker to draw. It keeps its identity while nothing of it changes. */
export function useAsk(chosen: string | undefined, lit: readonly string[]): DrawingAsk {
  const { query, only, kinds, folded, opened, isolated, near } = useStudio((state) => state.view.graph);
  const [first] = lit;
  return useMemo(
    () => ({
      ...{ query, only, kinds, folded, opened },
      ...(isolated !== undefined && { isolated }),
      ...(near && { near }),
      revealed: [chosen, first].filter((id) => id !== undefined),
    }),
    [query, only, kinds, folded, opened, isolated, near, chosen, first],
  );
}

/**
 * The worker's answer to a question about the graph, asked again whenever graph or findings change. The last answer
 * stays until the next one is there; `stale` says that it is on its way.
 */
export function useAnswer<Answer>(ask: (api: CheckerApi) => Promise<Answer>): {
  answer: Answer | undefined;
  stale: boolean;
} {
  const { studio } = useSession();
  const graph = useStudio((state) => state.report.graph);
  const diagnostics = useStudio((state) => state.report.diagnostics);
  const [answer, setAnswer] = useState<Answer>();
  const [stale, setStale] = useState(false);
  const newest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker's answer depends on graph and findings too.
  useEffect(() => {
    newest.current++;
    const number = newest.current;
    setStale(true);
    void ask(studio.checker.api()).then((next) => {
      if (number !== newest.current) return;
      setAnswer(next);
      setStale(false);
    });
    return () => {
      // Whoever left does not want to be told any more.
      newest.current++;
    };
  }, [studio, ask, graph, diagnostics]);

  return { answer, stale };
}

export function useDrawing(ask: DrawingAsk): { drawing: Drawing | undefined; stale: boolean } {
  const { answer, stale } = useAnswer(useMemo(() => (api: CheckerApi) => api.drawing(ask), [ask]));
  return { drawing: answer, stale };
}
