import type { Budget } from '@/lib/core/tokens';
import styles from './tokens.module.css';

interface ContextBarProps {
  tokens: number;
  largest: number;
  budget?: Budget;
}

/** A figure as a length, with its budget's two marks. The words beside it say the same. */
export function ContextBar({ tokens, largest, budget }: ContextBarProps) {
  const percent = (value: number): string => `${Math.min(100, (100 * value) / largest)}%`;
  const standing = !budget || tokens <= budget.ideal ? 'ideal' : tokens <= budget.limit ? 'acceptable' : 'over';
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.fill} data-standing={standing} style={{ width: percent(tokens) }} />
      {budget && (
        <>
          <span className={styles.tick} style={{ insetInlineStart: percent(budget.ideal) }} />
          <span className={styles.tick} style={{ insetInlineStart: percent(budget.limit) }} />
        </>
      )}
    </span>
  );
}
