import { type Edge as FlowEdge, MarkerType } from '@xyflow/react';
import type { Drawing } from '@/lib/studio/graph/drawing';
import { type LineStyle, lineStyle } from '@/lib/studio/graph/lines';
import styles from './flow.module.css';

const colours: Record<LineStyle['tone'], string> = {
  quiet: 'var(--line-strong)',
  lead: 'var(--accent)',
  warning: 'var(--warning)',
  error: 'var(--error)',
};

/** The drawn edges in xyflow's words. Hidden kinds of lines fall away; who stands where does not change by that. */
export function flowEdges(drawing: Drawing, hidden: ReadonlySet<string>, at: string | undefined): FlowEdge[] {
  const places = new Map(drawing.boxes.map((box) => [box.id, box.x]));
  return drawing.graph.edges.flatMap((edge, index) => {
    const line = drawing.lines[index] ?? edge.kind;
    if (hidden.has(line)) return [];
    const { tone, dashes, width, arrow } = lineStyle(line);
    const isBack = (places.get(edge.target) ?? 0) <= (places.get(edge.source) ?? 0);
    const near = edge.source === at || edge.target === at;
    return [
      {
        id: `${index}`,
        source: edge.source,
        target: edge.target,
        type: line === 'contains' ? 'smoothstep' : isBack ? 'back' : 'default',
        className: `${styles.line} ${near ? styles.near : ''}`,
        style: { stroke: colours[tone], strokeWidth: width, ...(dashes !== undefined && { strokeDasharray: dashes }) },
        focusable: false,
        ...(line === 'contains' && { pathOptions: { offset: 4, borderRadius: 6 } }),
        data: { path: edge.path, line: edge.line },
        ...(arrow && { markerEnd: { type: MarkerType.ArrowClosed, width: 14, height: 14, color: colours[tone] } }),
        ...(edge.count !== undefined && edge.count > 1 && { label: `×${edge.count}` }),
      },
    ];
  });
}
