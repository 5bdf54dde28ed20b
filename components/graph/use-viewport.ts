import { useReactFlow } from '@xyflow/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useStudio } from '@/components/shell/session';
import type { Drawing } from '@/lib/studio/graph/drawing';
import { viewOf } from '@/lib/studio/graph/viewport';

/**
 * Moves the view only where it helps: to the start when another part is drawn, and to a chosen node that is out of
 * sight. Typing never moves it.
 */
export function useViewport(drawing: Drawing, at: string | undefined, surface: RefObject<HTMLElement | null>): void {
  const flow = useReactFlow();
  const part = useStudio(({ id, view: { graph } }) =>
    JSON.stringify([id, graph.isolated, graph.near, graph.only, graph.kinds]),
  );
  const shown = useRef<string>(undefined);
  const { boxes } = drawing;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a part is asked for, the next drawing is of it.
  useEffect(() => {
    const element = surface.current;
    if (!element || shown.current === part) return;
    const first = shown.current === undefined;
    shown.current = part;
    const room = { width: element.clientWidth, height: element.clientHeight };
    void flow.setViewport(viewOf(drawing, room), { duration: first ? 0 : pace() });
  }, [drawing]);

  useEffect(() => {
    const element = surface.current;
    if (!element || at === undefined) return;
    const node = element.querySelector<HTMLElement>(`[data-node="${CSS.escape(at)}"]`);
    // A node that is walked to takes the focus along.
    if (element.contains(document.activeElement) && document.activeElement?.hasAttribute('data-node')) {
      node?.focus({ preventScroll: true });
    }
    const box = boxes.find((one) => one.id === at);
    if (!box) return;
    const { x, y, zoom } = flow.getViewport();
    const left = box.x * zoom + x;
    const top = box.y * zoom + y;
    const right = left + box.width * zoom;
    const bottom = top + box.height * zoom;
    const dx = into(left, right, element.clientWidth);
    const dy = into(top, bottom, element.clientHeight);
    if (dx !== 0 || dy !== 0) void flow.setViewport({ x: x + dx, y: y + dy, zoom }, { duration: pace() });
  }, [flow, at, surface, boxes]);
}

/** How far a stretch must move to lie inside; no further, so that the eye keeps its place. */
function into(from: number, to: number, room: number): number {
  if (from < 0) return edge - from;
  return to > room ? Math.max(edge - from, room - edge - to) : 0;
}

const edge = 24;

const pace = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150);
