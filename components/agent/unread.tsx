import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Message } from '@/components/ui/message';
import { groupBy } from '@/lib/studio/group';
import { countOf } from '@/lib/studio/words';
import styles from './agent.module.css';

const few = 12;

interface Left {
  path: string;
  reason: string;
}

const none: readonly Left[] = [];

/** What no context reads, as of the last check. */
export function useUnread(): readonly Left[] {
  const { studio } = useSession();
  const checked = useStudio((state) => state.checked);
  const [unread, setUnread] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each check.
  useEffect(() => {
    let current = true;
    void studio.checker
      .api()
      .unread()
      .then((found) => current && setUnread(found));
    return () => {
      current = false;
    };
  }, [studio, checked]);
  return unread;
}

/** Why not the rest: each file that no context reads, by reason. */
export function Unread() {
  const unread = useUnread();
  const groups = [...groupBy(unread, (one) => one.reason)].sort(([, left], [, right]) => right.length - left.length);
  return (
    <details className={styles.rest}>
      <summary>
        Why not the rest? <span>{unread.length === 0 ? 'Every file is in a context.' : said(unread.length)}</span>
      </summary>
      <dl>
        {groups.map(([reason, files]) => (
          <div key={reason}>
            <dt>
              <Message text={reason} />
            </dt>
            <dd>
              <Files files={files} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const said = (count: number): string => `${countOf(count, 'file is', 'files are')} in no context.`;

function Files({ files }: { files: readonly Left[] }) {
  const { studio } = useSession();
  const [all, setAll] = useState(false);
  const shown = all ? files : files.slice(0, few);
  return (
    <ul>
      {shown.map(({ path }) => (
        <li key={path}>
          <button type="button" className={styles.link} onClick={() => studio.show(path)}>
            {path}
          </button>
        </li>
      ))}
      {files.length > few && !all && (
        <li>
          <button type="button" className={styles.link} onClick={() => setAll(true)}>
            and {(files.length - few).toLocaleString('en')} more
          </button>
        </li>
      )}
    </ul>
  );
}
