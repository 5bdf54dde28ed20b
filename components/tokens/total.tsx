import type { ContextLine } from '@/lib/studio/protocol';
import { deltaMark, deltaWords } from '@/lib/studio/token-words';
import { countOf } from '@/lib/studio/words';
import styles from './tokens.module.css';
import type { Deltas } from './use-baseline';

interface TotalProps {
  always: readonly ContextLine[];
  others: readonly ContextLine[];
  deltas: Deltas | undefined;
}

/** Always-loaded against on-demand, and what changed. */
export function Total({ always, others, deltas }: TotalProps) {
  const start = Math.max(0, ...always.map((one) => one.tokens));
  const demand = Math.max(0, ...others.map((one) => one.tokens));
  return (
    <dl className={styles.totals}>
      <div>
        <dt>At a start, at most</dt>
        <dd>{start.toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>On demand, the largest of {others.length}</dt>
        <dd>{demand.toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>Since {deltas?.since ?? 'it was opened'}</dt>
        <dd>{changeWords(deltas)}</dd>
      </div>
    </dl>
  );
}

function changeWords(deltas: Deltas | undefined): string {
  if (!deltas) return '…';
  const all = [...deltas.files.values()];
  const [base, head] = [all.reduce((sum, one) => sum + one.base, 0), all.reduce((sum, one) => sum + one.head, 0)];
  if (all.length === 0) return 'no change';
  return base === head
    ? `moved in ${countOf(all.length, 'file')}`
    : `${deltaMark(base, head)} (${deltaWords(base, head)})`;
}
