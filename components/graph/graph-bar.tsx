import { CircleDot, ListTree, Search, SlidersHorizontal, Waypoints } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import type { Drawing, DrawingAsk } from '@/lib/studio/graph/drawing';
import type { GraphShape } from '@/lib/studio/graph/view';
import { ExportMenu } from './export-menu';
import styles from './graph.module.css';
import { useGraphActs } from './use-graph';
import { useWalk } from './use-walk';

const shapes = [
  { id: 'drawing', title: 'Drawing', Icon: Waypoints },
  { id: 'list', title: 'List', Icon: ListTree },
  { id: 'overview', title: 'Overview', Icon: CircleDot },
] as const;

export function GraphBar({ drawing, ask }: { drawing: Drawing | undefined; ask: DrawingAsk }) {
  const view = useStudio((state) => state.view.graph);
  const { change } = useGraphActs();
  const walk = useWalk(drawing);

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') change({ query: '' });
    if (event.key !== 'Enter') return;
    walk(event.shiftKey ? -1 : 1);
    event.preventDefault();
  };

  return (
    <div className={styles.bar}>
      <label className={styles.search}>
        <Search size={14} aria-hidden />
        <input
          type="search"
          placeholder="Find in the graph"
          aria-label="Find in the graph"
          title="Enter goes to the next match"
          value={view.query}
          onChange={(event) => change({ query: event.target.value })}
          onKeyDown={onKey}
        />
      </label>
      <fieldset className={styles.shapes} aria-label="Shape of the graph">
        {shapes.map(({ id, title, Icon }) => (
          <Shape
            key={id}
            checked={view.shape === id}
            title={title}
            onChoose={() => change({ shape: id as GraphShape })}
          >
            <Icon size={14} aria-hidden />
          </Shape>
        ))}
      </fieldset>
      <Button
        tone="plain"
        size="small-icon"
        aria-label="Filters and legend"
        title="Filters and legend"
        aria-expanded={view.legend}
        aria-pressed={view.legend}
        onClick={() => change({ legend: !view.legend })}
      >
        <SlidersHorizontal size={14} aria-hidden />
      </Button>
      <ExportMenu drawing={drawing} ask={ask} />
    </div>
  );
}

interface ShapeProps {
  checked: boolean;
  title: string;
  children: React.ReactNode;
  onChoose(): void;
}

function Shape({ checked, title, children, onChoose }: ShapeProps) {
  return (
    <label className={styles.shape} title={title} data-checked={checked}>
      <input type="radio" name="graph-shape" className="sr-only" checked={checked} onChange={onChoose} />
      {children}
      <span>{title}</span>
    </label>
  );
}
