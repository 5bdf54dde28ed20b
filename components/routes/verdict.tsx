import { CircleCheck, Split, TriangleAlert } from 'lucide-react';
import { Message } from '@/components/ui/message';
import { silentWords, verdictOf } from '@/lib/studio/route-words';
import type { Walks } from '@/lib/studio/routing';
import styles from './routes.module.css';

const icons = { led: CircleCheck, ambiguous: Split, nowhere: TriangleAlert };

/** The answer in one sentence: led there, hardly decided, or nowhere. */
export function Verdict({ walks }: { walks: Walks }) {
  const { kind, text } = verdictOf(walks);
  const Icon = icons[kind];
  const silent = silentWords(walks);
  return (
    <>
      <p className={styles.verdict} data-kind={kind} role="status">
        <Icon size={16} aria-hidden />
        <span>
          <Message text={text} />
        </span>
      </p>
      {silent !== undefined && (
        <p className={styles.note}>
          <Message text={silent} />
        </p>
      )}
    </>
  );
}
