import styles from './start.module.css';
import type { Drawing } from './template-facts';

/** A template's graph, drawn small: its shape says more than its size. */
export function SmallGraph({ drawing }: { drawing: Drawing }) {
  const { boxes, lines, width, height } = drawing;
  return (
    <svg
      className={styles.drawing}
      viewBox={`-6 -6 ${width + 12} ${height + 12}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
    >
      {lines.map(({ from, to, leads }) => {
        const [start, end] = [boxes[from], boxes[to]];
        if (!start || !end || (leads && end.y <= start.y)) return null;
        const middle = (start.y + 10 + end.y) / 2;
        return (
          <path
            key={`${from}-${to}-${leads}`}
            data-leads={leads}
            d={`M${start.x + 7} ${start.y + 10}C${start.x + 7} ${middle} ${end.x + 7} ${middle} ${end.x + 7} ${end.y}`}
          />
        );
      })}
      {boxes.map(({ id, x, y, kind }) => (
        <rect key={id} x={x} y={y} width={14} height={10} rx={3} data-kind={kind} />
      ))}
    </svg>
  );
}
