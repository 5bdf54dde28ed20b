import { BaseEdge, type EdgeProps } from '@xyflow/react';
import { boxes } from '@/lib/studio/graph/drawing';

/** A line to the same column or back: from left to left, so that it crosses no box. The further, the wider. */
export function BackEdge({ sourceX, sourceY, targetX, targetY, style, markerEnd, label }: EdgeProps) {
  const from = sourceX - boxes.boxWidth;
  const away = Math.min(from, targetX) - Math.min(26, 8 + Math.abs(targetY - sourceY) / 12);
  const path = `M${from} ${sourceY}C${away} ${sourceY} ${away} ${targetY} ${targetX} ${targetY}`;
  return (
    <BaseEdge
      path={path}
      {...(style && { style })}
      {...(markerEnd !== undefined && { markerEnd })}
      {...(label !== undefined && { label, labelX: away, labelY: (sourceY + targetY) / 2 })}
    />
  );
}
