'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Empty } from '@/components/ui/empty';
import { restore } from '@/lib/studio/session';
import { WithDesk } from './desk';
import { ErrorBoundary } from './error-boundary';
import { useSession, WithSession } from './session';
import styles from './shell.module.css';
import { StudioShell } from './studio-shell';

export function StudioPage() {
  return (
    <WithSession fallback={<Skeleton />}>
      <ErrorBoundary>
        <Restored />
      </ErrorBoundary>
    </WithSession>
  );
}

/** Shows the panes once the work is back from storage: nothing of an older state is ever painted. */
function Restored() {
  const session = useSession();
  const [state, setState] = useState<'waiting' | 'open' | 'nothing'>('waiting');
  useEffect(() => {
    void restore(session, undefined).then((found) => setState(found ? 'open' : 'nothing'));
  }, [session]);
  if (state === 'waiting') return <Skeleton />;
  if (state === 'nothing') {
    return (
      <main className={styles.shell}>
        <h1 className="sr-only">Harness Studio</h1>
        <Empty title="Nothing is open.">
          <p>
            <Link href="/">Open a folder, a zip or a template</Link>
          </p>
        </Empty>
      </main>
    );
  }
  return (
    <WithDesk>
      <StudioShell />
    </WithDesk>
  );
}

function Skeleton() {
  return (
    <div className={styles.shell} aria-busy>
      <div className={styles.bar} />
      <div className={styles.skeleton} />
      <div className={styles.status} />
    </div>
  );
}
