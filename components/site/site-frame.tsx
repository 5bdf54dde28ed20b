import Link from 'next/link';
import type { ReactNode } from 'react';
import { Mark } from '@/components/ui/mark';
import styles from './site.module.css';

/** The frame of pages that are read rather than worked in. */
export function SiteFrame({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className={styles.top}>
        <Link href="/" className={styles.brand}>
          <Mark size={24} /> Harness Studio
        </Link>
        <nav aria-label="Site" className={styles.nav}>
          <Link href="/studio/">Studio</Link>
          <Link href="/rules/">Rules</Link>
          <Link href="/settings/">Settings</Link>
        </nav>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      {aside}
    </div>
  );
}
