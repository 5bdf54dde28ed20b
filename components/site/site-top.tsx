import Link from 'next/link';
import type { ReactNode } from 'react';
import { Mark } from '@/components/ui/mark';
import styles from './site.module.css';

/** The top of a page outside the workbench: the way past it, the name, and where else to go. Only the start is not led to. */
export function SiteTop({ isStart = false, children }: { isStart?: boolean; children: ReactNode }) {
  const name = (
    <>
      <Mark size={24} /> Harness Studio
    </>
  );
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className={styles.top}>
        {isStart ? (
          <p className={styles.brand}>{name}</p>
        ) : (
          <Link href="/" className={styles.brand}>
            {name}
          </Link>
        )}
        {children}
      </header>
    </>
  );
}
