'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { SiteFrame } from '@/components/site/site-frame';
import { Empty } from '@/components/ui/empty';
import { sampleOpening } from '@/lib/studio/sample';
import { openExample, openNew, openShared, restore, type Session } from '@/lib/studio/session';
import { isShared } from '@/lib/studio/shared-address';
import { WithDesk } from './desk';
import { ErrorBoundary } from './error-boundary';
import { useSession, WithSession } from './session';
import styles from './shell.module.css';
import statusLine from './status-line.module.css';
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
  const arrival = useRef<Promise<boolean>>(undefined);
  useEffect(() => {
    // The address is taken up once, however often the effect runs.
    arrival.current ??= arrive(session);
    void arrival.current.then((found) => setState(found ? 'open' : 'nothing'));
  }, [session]);
  if (state === 'waiting') return <Skeleton />;
  if (state === 'nothing') {
    return (
      <SiteFrame>
        <h1 className="sr-only">Harness Studio</h1>
        <Empty title="Nothing is open.">
          <p>
            <Link href="/">Open a folder, a zip or a template</Link>
          </p>
        </Empty>
      </SiteFrame>
    );
  }
  return (
    <WithDesk>
      <StudioShell />
    </WithDesk>
  );
}

/** What the address asks for: the sample, an example of a rule, a kept harness, else the last one. Asked for once. */
async function arrive(session: Session): Promise<boolean> {
  const wanted = new URLSearchParams(location.search);
  const rule = wanted.get('rule');
  const { hash } = location;
  if (isShared(hash)) {
    history.replaceState(history.state, '', location.pathname);
    const fault = await openShared(session, hash);
    if (fault === undefined) return true;
    const found = await restore(session, undefined);
    session.studio.store.setState(({ notes }) => ({ notes: [fault, 'Your own work is as it was.', ...notes] }));
    return found;
  }
  if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  if (wanted.has('sample')) {
    await openNew(session, sampleOpening());
    return true;
  }
  if (rule !== null) return openExample(session, rule, wanted.get('example') === 'good' ? 'good' : 'bad');
  return restore(session, wanted.get('id') ?? undefined);
}

function Skeleton() {
  return (
    <div className={styles.shell} aria-busy>
      <div className={styles.bar} />
      <div className={styles.skeleton} />
      <div className={statusLine.status} />
    </div>
  );
}
