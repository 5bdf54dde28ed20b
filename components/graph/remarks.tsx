import { useStudio } from '@/components/shell/session';
import { Message } from '@/components/ui/message';
import type { Place, Remark } from '@/lib/studio/graph/words';
import styles from './inspector.module.css';
import type { GraphActs } from './use-graph';

/** A place as a button: it opens there. */
export function PlaceButton({ place, onPlace }: { place: Place; onPlace(place: Place): void }) {
  return (
    <button type="button" className={`${styles.link} ${styles.place}`} onClick={() => onPlace(place)}>
      {place.path}
      {place.line !== undefined && `:${place.line}`}
    </button>
  );
}

/** Leaves that a task could be led to instead. */
export function Overlaps({ ids, acts }: { ids: readonly string[]; acts: GraphActs }) {
  const nodes = useStudio((state) => state.report.graph.nodes);
  return (
    <ul className={styles.remarks} aria-label="Overlaps">
      <li data-tone="warning">
        <strong>Overlaps.</strong> Its description fits{' '}
        {ids.slice(0, 4).map((id) => (
          <button key={id} type="button" className={`${styles.link} ${styles.place}`} onClick={() => acts.go(id)}>
            {nodes.find((node) => node.id === id)?.label}
          </button>
        ))}
        as well: a task for the one may be led to the other. Say in both what sets them apart.
      </li>
    </ul>
  );
}

/** What stands out at the node, explained, with where it is said. */
export function Remarks({ remarks, onPlace }: { remarks: readonly Remark[]; onPlace(place: Place): void }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks} aria-label="What stands out">
      {remarks.map((remark) => (
        <li key={remark.title + remark.text} data-tone={remark.tone}>
          <strong>{remark.title}.</strong> <Message text={remark.text} />{' '}
          {remark.places.slice(0, 5).map((place) => (
            <PlaceButton key={`${place.path}:${place.line}`} place={place} onPlace={onPlace} />
          ))}
        </li>
      ))}
    </ul>
  );
}
