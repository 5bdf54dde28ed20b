import { useMemo } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { useWide } from '@/components/shell/use-wide';
import { nodesAtCursor } from '@/lib/studio/graph/cursor';
import { foldNode, type GraphView, openNode } from '@/lib/studio/graph/view';
import type { Place } from '@/lib/studio/graph/words';

export interface GraphActs {
  change(change: Partial<GraphView>): void;
  replace(view: GraphView): void;
  /** Chooses a node; where there is room, its file is shown beside it. */
  choose(id: string): void;
  /** Moves the choice, as arrows do: no file opens. */
  go(id: string): void;
  letGo(): void;
  /** Opens the node's file, with the cursor in it. */
  show(id: string): void;
  showPlace(place: Place): void;
  fold(id: string): void;
  open(id: string): void;
}

/** What can be done in the graph: drawing, list, overview and inspector all call these. */
export function useGraphActs(): GraphActs {
  const { studio } = useSession();
  const wide = useWide();
  return useMemo((): GraphActs => {
    const state = () => studio.store.getState();
    const nodeOf = (id: string) => state().report.graph.nodes.find((node) => node.id === id);
    const replace = (graph: GraphView): void => studio.setView({ graph });
    const showPlace = ({ path, line = 1 }: Place, focus = true): void => {
      // A directory has no text: its first file of the tree stands for it in nobody's mind, so nothing opens.
      studio.show(path, { line, focus });
    };
    const go = (id: string): void => studio.setView({ node: id });
    return {
      replace,
      go,
      change: (change) => replace({ ...state().view.graph, ...change }),
      choose(id) {
        const node = nodeOf(id);
        if (!node) return;
        go(id);
        if (wide && node.path !== undefined)
          showPlace({ path: node.path, ...(node.line !== undefined && { line: node.line }) }, false);
      },
      letGo() {
        const { node: _, ...view } = state().view;
        studio.store.setState({ view });
      },
      show(id) {
        const node = nodeOf(id);
        if (node?.path !== undefined)
          showPlace({ path: node.path, ...(node.line !== undefined && { line: node.line }) });
      },
      showPlace: (place) => showPlace(place),
      fold: (id) => replace(foldNode(state().view.graph, id)),
      open: (id) => replace(openNode(state().view.graph, id)),
    };
  }, [studio, wide]);
}

/** The nodes that the cursor's line names or belongs to. */
export function useLit(): readonly string[] {
  const graph = useStudio((state) => state.report.graph);
  const path = useStudio((state) => state.view.active);
  const line = useStudio((state) => state.view.cursor?.line);
  return useMemo(() => nodesAtCursor(graph, path, line), [graph, path, line]);
}
