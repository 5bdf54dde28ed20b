import type { ReactNode } from 'react';
import styles from './empty.module.css';

/** What a pane says when it has nothing to show: why, and what would change that. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
