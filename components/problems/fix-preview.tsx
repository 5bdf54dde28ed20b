import { useStudio } from '@/components/shell/session';
import { ChangeList } from '@/components/ui/change-list';
import type { Fix } from '@/lib/core/diagnostic';
import { previewLines } from '@/lib/studio/fix-preview';
import styles from './problems.module.css';

/** What a fix would change, as lines taken away and added. */
export function FixPreview({ fix }: { fix: Fix }) {
  const harness = useStudio((state) => state.harness);
  return (
    <section className={styles.preview} aria-label="What the fix changes">
      <ChangeList files={previewLines(harness, fix)} />
    </section>
  );
}
