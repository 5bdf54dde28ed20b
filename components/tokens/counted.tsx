import type { ReactNode } from 'react';
import { useSession } from '@/components/shell/session';
import { clearCounted, markCounted, type OfWhat } from '@/lib/studio/of-what';
import styles from './tokens.module.css';

interface CountedProps {
  what: OfWhat;
  /** As screen readers hear the figure. */
  name: string;
  children: ReactNode;
}

/** A figure that can be asked "of what?": over it the text is marked in the editor, a press opens and keeps it. */
export function Counted({ what, name, children }: CountedProps) {
  const { studio } = useSession();
  const isPinned = (): boolean => studio.store.getState().view.counted?.pinned === true;
  const glance = (): void => {
    if (!isPinned()) void markCounted(studio, what, false);
  };
  const leave = (): void => {
    if (!isPinned()) clearCounted(studio);
  };
  return (
    <button
      type="button"
      className={styles.counter}
      aria-label={`${name}: of what?`}
      title="Of what? Shows the counted text in the editor"
      onPointerEnter={glance}
      onPointerLeave={leave}
      onFocus={glance}
      onBlur={leave}
      onClick={() => void markCounted(studio, what, true)}
    >
      {children}
    </button>
  );
}
