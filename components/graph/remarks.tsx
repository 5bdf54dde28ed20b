import { Message } from '@/components/ui/message';
import type { Place, Remark } from '@/lib/studio/graph/words';
import styles from './inspector.module.css';

/** A place as a button: it opens there. */
export function PlaceButton({ place, onPlace }: { place: Place; onPlace(place: Place): void }) {
  return (
    <button type="button" className={`${styles.link} ${styles.place}`} onClick={() => onPlace(place)}>
      {place.path}
      {place.line !== undefined && `:${place.line}`}
    </button>
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
