import { useStudio } from '@/components/shell/session';
import { figureWords, nearCap } from '@/lib/studio/figure-words';
import { ContextBar } from './context-bar';
import styles from './tokens.module.css';

/** The caps of the format, and how far the harness is from each. */
export function Figures() {
  const figures = useStudio((state) => state.report.figures);
  if (figures.length === 0) return null;
  return (
    <section className={styles.group} aria-label="Limits of the format">
      <h3>
        Limits of the format <span className={styles.note}>measured in the files</span>
      </h3>
      <ul>
        {figures.map((one) => (
          <li key={one.id} className={styles.context}>
            <span className={styles.name} title={one.path}>
              {one.title}
            </span>
            <span
              className={`${styles.against} ${styles.measured}`}
              data-standing={one.value > one.limit ? 'over' : undefined}
            >
              {figureWords(one)}
              {one.value > one.limit && ', over the limit'}
            </span>
            <ContextBar
              tokens={one.value}
              largest={Math.max(one.value, one.limit)}
              budget={{ ideal: one.limit * nearCap, limit: one.limit }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
