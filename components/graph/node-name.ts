import { useMemo } from 'react';
import { useStudio } from '@/components/shell/session';
import type { Node } from '@/lib/core/graph';
import { nodeWeights } from '@/lib/core/graph-places';
import { type Counts, countsOf, countWords } from '@/lib/studio/findings';
import type { Drawing } from '@/lib/studio/graph/drawing';
import { findingsAt } from '@/lib/studio/graph/severities';
import { kindTitle } from '@/lib/studio/graph/words';
import { countOf } from '@/lib/studio/words';

export interface NodeLook {
  counts: Counts;
  marks: readonly string[];
  /** With all below it; undefined where the graph is not weighed. */
  tokens?: number;
  /** The tokens as a part of the heaviest branch. */
  share?: number;
  /** As screen readers hear it. */
  name: string;
}

const none: readonly string[] = [];

/** How nodes look and are called, for drawing and list alike. */
export function useLooks({ marks: marked }: Pick<Drawing, 'marks'>): (node: Node) => NodeLook {
  const graph = useStudio((state) => state.report.graph);
  const diagnostics = useStudio((state) => state.report.diagnostics);
  const weighed = useStudio((state) => state.view.graph.weighed);
  const fileTokens = useStudio((state) => state.report.fileTokens);
  const weights = useMemo(() => (weighed ? nodeWeights(graph, fileTokens) : undefined), [weighed, graph, fileTokens]);
  const heaviest = useMemo(() => Math.max(1, ...[...(weights?.values() ?? [])].map((one) => one.all)), [weights]);
  return useMemo(() => {
    const looks = new Map<string, NodeLook>();
    return (node) => {
      const held = looks.get(node.id);
      if (held) return held;
      const counts = countsOf(findingsAt(diagnostics, node));
      const marks = marked.get(node.id) ?? none;
      const tokens = weights?.get(node.id)?.all;
      const words = [kindTitle(node.kind), ...marks, ...countWords(counts)];
      if (tokens !== undefined) words.push(countOf(tokens, 'token'));
      const look = {
        ...{ counts, marks, name: `${node.label}, ${words.join(', ')}` },
        ...(tokens !== undefined && { tokens, share: tokens / heaviest }),
      };
      looks.set(node.id, look);
      return look;
    };
  }, [marked, diagnostics, weights, heaviest]);
}
