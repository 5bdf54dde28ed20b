import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { graphTree } from '@/lib/core/graph-tree';
import type { DrawingAsk } from '@/lib/studio/graph/drawing';
import { severityOf } from '@/lib/studio/graph/severities';
import { kindTitle } from '@/lib/studio/graph/words';
import { countOf } from '@/lib/studio/words';
import styles from './overview.module.css';
import { circleAt, fitted, type Lens, paint, zoomed } from './overview-paint';
import { useAnswer } from './use-drawing';
import type { GraphActs } from './use-graph';

interface OverviewProps {
  ask: DrawingAsk;
  chosen: string | undefined;
  lit: readonly string[];
  acts: GraphActs;
}

/** The whole tree at once, ten thousand nodes and more, on a canvas. The list says the same in words. */
export function Overview({ ask, chosen, lit, acts }: OverviewProps) {
  const weighed = useStudio((state) => state.view.graph.weighed);
  const graph = useStudio((state) => state.report.graph);
  const diagnostics = useStudio((state) => state.report.diagnostics);
  // What is folded or chosen does not matter here: the whole tree is always shown.
  const { query, only, kinds, isolated, near } = ask;
  const asked = useMemo(
    () => ({
      ...{ query, only, kinds, folded: [], opened: [], revealed: [] },
      ...(isolated !== undefined && { isolated }),
      ...(near && { near }),
    }),
    [query, only, kinds, isolated, near],
  );
  const { answer } = useAnswer(
    useMemo(
      () => (api: { overview(ask: DrawingAsk, by: boolean): Promise<Shown> }) => api.overview(asked, weighed),
      [asked, weighed],
    ),
  );
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(canvas);
  const theme = useTheme();
  const [lens, setLens] = useState<Lens>();
  const [hovered, setHovered] = useState<string>();
  const drag = useRef<{ x: number; y: number; moved: boolean } | undefined>(undefined);
  const circles = answer?.circles ?? none;
  const current = lens ?? (answer && fitted(answer.size, size));

  const looks = useMemo(() => {
    const { nodes } = graphTree(graph);
    const found = new Set(answer?.found);
    return {
      lost: answer?.lost ?? new Set<string>(),
      found,
      severity: (id: string) => {
        const node = nodes.get(id);
        return node && severityOf(diagnostics, node);
      },
    };
  }, [graph, diagnostics, answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme has new colours.
  useEffect(() => {
    const element = canvas.current;
    if (!element || !current) return;
    const frame = requestAnimationFrame(() =>
      paint(element, size, circles, current, { ...looks, chosen, lit, hovered }),
    );
    return () => cancelAnimationFrame(frame);
  }, [circles, current, size, looks, chosen, lit, hovered, theme]);

  const zoom = (factor: number, x = size.width / 2, y = size.height / 2): void => {
    if (current) setLens(zoomed(current, factor, x, y));
  };

  // The wheel zooms; React's own listener could not keep the page from scrolling.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 300);
      setLens((now) => zoomed(now ?? fitted(overviewSide, size), factor, event.offsetX, event.offsetY));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [size]);

  const shown = circles.find((one) => one.id === (hovered ?? chosen));
  return (
    <div className={styles.overview}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Overview of ${countOf(circles.length, 'node')}. The list shows the same in words.`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, moved: false };
        }}
        onPointerMove={(event) => {
          const from = drag.current;
          if (!current) return;
          if (!from) {
            setHovered(circleAt(circles, current, event.nativeEvent.offsetX, event.nativeEvent.offsetY));
            return;
          }
          const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
          if (!from.moved && Math.hypot(dx, dy) < 4) return;
          drag.current = { x: event.clientX, y: event.clientY, moved: true };
          setLens({ ...current, x: current.x + dx, y: current.y + dy });
        }}
        onPointerUp={(event) => {
          const dragged = drag.current?.moved === true;
          drag.current = undefined;
          if (dragged || !current) return;
          const id = circleAt(circles, current, event.nativeEvent.offsetX, event.nativeEvent.offsetY);
          if (id !== undefined) acts.choose(id);
        }}
        onPointerLeave={() => setHovered(undefined)}
      />
      <p className={styles.overviewLabel}>
        {shown ? (
          <>
            <strong>{shown.label}</strong> {kindTitle(shown.kind)}
          </>
        ) : (
          `${countOf(circles.length, 'node')}, each a circle${weighed ? '; larger ones have more tokens' : ''}`
        )}
      </p>
      <div className={styles.overviewActs}>
        <Button size="small-icon" aria-label="Zoom in" title="Zoom in" onClick={() => zoom(1.5)}>
          <Plus size={14} aria-hidden />
        </Button>
        <Button size="small-icon" aria-label="Zoom out" title="Zoom out" onClick={() => zoom(1 / 1.5)}>
          <Minus size={14} aria-hidden />
        </Button>
        <Button size="small-icon" aria-label="Show all of it" title="Show all of it" onClick={() => setLens(undefined)}>
          <Maximize size={14} aria-hidden />
        </Button>
      </div>
    </div>
  );
}

type Shown = import('@/lib/studio/graph/drawing').Overview;

const none: Shown['circles'] = [];
const overviewSide = 1000;

function useSize(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** A canvas keeps the colours it was painted with: it is painted again when the page has new ones. */
function useTheme(): string | undefined {
  const [theme, setTheme] = useState<string>();
  useEffect(() => {
    const read = (): void => setTheme(document.documentElement.dataset.theme);
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}
