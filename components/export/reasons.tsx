import { Message } from '@/components/ui/message';
import styles from './export.module.css';

interface ReasonsProps {
  title: string;
  list: readonly { path: string; reason: string }[];
}

/** Files with the reason that concerns each; nothing where there are none. */
export function Reasons({ title, list }: ReasonsProps) {
  if (list.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.out}>
        {list.map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            <code>{path}</code>{' '}
            <span className={styles.faint}>
              <Message text={reason} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
