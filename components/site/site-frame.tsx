import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './site.module.css';
import { SiteTop } from './site-top';

/** The frame of pages that are read rather than worked in. */
export function SiteFrame({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.page}>
      <SiteTop>
        <nav aria-label="Site" className={styles.nav}>
          <Link href="/studio/">Studio</Link>
          <Link href="/rules/">Rules</Link>
          <Link href="/settings/">Settings</Link>
        </nav>
      </SiteTop>
      <main id="main" className={styles.main}>
        {children}
      </main>
      {aside}
    </div>
  );
}
