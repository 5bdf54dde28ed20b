import { useSession, useStudio } from '@/components/shell/session';
import type { ContextLine } from '@/lib/studio/protocol';
import styles from './agent.module.css';
import { useUnread } from './unread';

/** Where the open file is read, if not here; or that it never is, and why. */
export function Elsewhere({ context }: { context: ContextLine }) {
  const { studio } = useSession();
  const path = useStudio((state) => state.view.active);
  const contexts = useStudio((state) => state.report.contexts);
  const unread = useUnread();
  if (path === undefined || context.paths.includes(path)) return null;
  const reading = contexts.filter((one) => one.paths.includes(path));
  const reason = unread.find((one) => one.path === path)?.reason;
  if (reading.length === 0 && reason === undefined) return null;
  return (
    <p className={styles.elsewhere}>
      {reading.length > 0 ? (
        <>
          <code>{path}</code> is read in{' '}
          {reading.slice(0, 3).map((one) => (
            <button
              key={one.name}
              type="button"
              className={styles.link}
              onClick={() => studio.setView({ context: one.name })}
            >
              {one.name}
            </button>
          ))}
          {reading.length > 3 && ` and ${reading.length - 3} more`}
        </>
      ) : (
        <>
          <code>{path}</code> is in no context. {reason}
        </>
      )}
    </p>
  );
}
