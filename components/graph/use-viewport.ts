import { useReactFlow, type Viewport } from '@xyflow/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useStudio } from '@/components/shell/session';
import type { Drawing } from '@/lib/studio/graph/drawing';
import { viewOf } from '@/lib/studio/graph/viewport';

/**
 * Moves the view only where it helps: to the start when another part is drawn, to a chosen node that is out of sight,
 * and along with a pane that is made wider or narrower while nobody has moved the view. Typing never moves it.
 */
export function useViewport(drawing: Drawing, at: string | undefined, surface: RefObject<HTMLElement | null>): void {
  const flow = useReactFlow();
  const part = useStudio(({ id, view: { graph } }) =>
    JSON.stringify([id, graph.isolated, graph.near, graph.only, graph.kinds]),
  );
  const shown = useRef<string>(undefined);
  const fitted = useRef<Viewport>(undefined);
  const { boxes } = drawing;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a part is asked for, the next drawing is of it.
  useEffect(() => {
    const element = surface.current;
    if (!element || shown.current === part) return;
    const first = shown.current === undefined;
    shown.current = part;
    fitted.current = viewOf(drawing, roomOf(element));
    void flow.setViewport(fitted.current, { duration: first ? 0 : pace() });
  }, [drawing]);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width || element.clientWidth === 0) return;
      width = element.clientWidth;
      if (!fitted.current || !alike(flow.getViewport(), fitted.current)) return;
      fitted.current = viewOf(drawing, roomOf(element));
      void flow.setViewport(fitted.current);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [flow, drawing, surface]);

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
    let dy = into(top, bottom, element.clientHeight);
    for (const panel of panelsOn(element)) {
      if (left + dx < panel.right && right + dx > panel.left && bottom + dy > panel.top) dy = panel.top - gap - bottom;
    }
    if (dx !== 0 || dy !== 0) void flow.setViewport({ x: x + dx, y: y + dy, zoom }, { duration: pace() });
  }, [flow, at, surface, boxes]);
}

/** How far a stretch must move to lie inside; no further, so that the eye keeps its place. */
function into(from: number, to: number, room: number): number {
  if (from < 0) return edge - from;
  return to > room ? Math.max(edge - from, room - edge - to) : 0;
}

const edge = 24;
const gap = 8;

const roomOf = (element: HTMLElement) => ({ width: element.clientWidth, height: element.clientHeight });

const alike = (left: Viewport, right: Viewport): boolean =>
  Math.hypot(left.x - right.x, left.y - right.y) < 1 && Math.abs(left.zoom - right.zoom) < 0.001;

/** What lies on the drawing at its lower edge: buttons and map. Where nothing else is left, they hide nothing. */
function panelsOn(element: HTMLElement): { left: number; right: number; top: number }[] {
  const { left, top } = element.getBoundingClientRect();
  return Array.from(element.querySelectorAll('.react-flow__controls, .react-flow__minimap'), (panel) => {
    const place = panel.getBoundingClientRect();
    return { left: place.left - left, right: place.right - left, top: place.top - top };
  }).filter((panel) => panel.right > panel.left && panel.top > 3 * edge);
}

const pace = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150);
