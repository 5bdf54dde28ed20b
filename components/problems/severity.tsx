import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '@/lib/core/diagnostic';
import styles from './problems.module.css';

const icons = { error: CircleX, warning: TriangleAlert, info: Info };

/** A severity as shape, colour and, for screen readers, word. */
export function SeverityIcon({ severity, size = 16 }: { severity: Severity; size?: number }) {
  const Icon = icons[severity];
  return (
    <span className={styles.severity} data-severity={severity}>
      <Icon size={size} strokeWidth={2} aria-hidden />
      <span className="sr-only">{severity}</span>
    </span>
  );
}
