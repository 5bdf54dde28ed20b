import { useSession } from '@/components/shell/session';
import { Message } from '@/components/ui/message';
import type { Beside } from '@/lib/core/tokens';
import styles from './agent.module.css';

/** What stands beside the text: servers, hooks, what a host passes over. It is no text, so no figure counts it. */
export function Besides({ groups }: { groups: readonly Beside[] }) {
  const { studio } = useSession();
  if (groups.length === 0) return null;
  return (
    <div className={styles.beside}>
      <p className={styles.besideTitle}>Beside the text, counted in no figure</p>
      {groups.map(({ title, about, items }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {about !== undefined && (
            <p>
              <Message text={about} />
            </p>
          )}
          <ul>
            {items.map(({ name, path, lines }, index) => (
              // Two hooks of one event are told apart by their place alone.
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is what a session gets.
              <li key={index}>
                {path === undefined ? (
                  <strong>{name}</strong>
                ) : (
                  <button type="button" className={styles.link} onClick={() => studio.show(path)}>
                    {name}
                  </button>
                )}
                {lines.map((line) => (
                  <p key={line}>
                    <Message text={line} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
