import { useStudio } from '@/components/shell/session';
import type { Fix } from '@/lib/core/diagnostic';
import { previewLines } from '@/lib/studio/fix-preview';
import styles from './problems.module.css';

/** What a fix would change, as lines taken away and added. */
export function FixPreview({ fix }: { fix: Fix }) {
  const harness = useStudio((state) => state.harness);
  return (
    <section className={styles.preview} aria-label="What the fix changes">
      {previewLines(harness, fix).map(({ path, lines }) => (
        <div key={path}>
          <p className={styles.faint}>{path}</p>
          <pre>
            {lines.map(({ kind, text }, index) => (
              <span key={`${index.toString()}${text}`} data-kind={kind} className={styles.line}>
                {kind === 'added' ? '+ ' : kind === 'removed' ? '− ' : '  '}
                {text}
                {'\n'}
              </span>
            ))}
          </pre>
        </div>
      ))}
    </section>
  );
}
