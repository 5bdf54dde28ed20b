'use client';

import { WithSession } from '@/components/shell/session';
import { SiteTop } from '@/components/site/site-top';
import { ButtonLink } from '@/components/ui/button';
import { basePath } from '@/lib/studio/base-path';
import { BringIn } from './bring-in';
import { Learn } from './learn';
import { Recent } from './recent';
import styles from './start.module.css';
import type { FormatFacts } from './template-facts';
import { Templates } from './templates';
import { ThemeMenu } from './theme-menu';
import { useOpen } from './use-open';

/** What are you working on? */
export function StartPage({ formats }: { formats: readonly FormatFacts[] }) {
  return (
    <WithSession fallback={<Page formats={formats} />}>
      <WithOpener formats={formats} />
    </WithSession>
  );
}

function WithOpener({ formats }: { formats: readonly FormatFacts[] }) {
  const opener = useOpen();
  return <Page formats={formats} opener={opener} />;
}

/** The same page before and after the session is there: nothing jumps. */
function Page({ formats, opener }: { formats: readonly FormatFacts[]; opener?: ReturnType<typeof useOpen> }) {
  return (
    <div className={styles.page}>
      <SiteTop isStart>
        <nav aria-label="Site" className={styles.nav}>
          <ButtonLink tone="plain" href={`${basePath}/rules/`}>
            Rules
          </ButtonLink>
          <ButtonLink tone="plain" href={`${basePath}/settings/`}>
            Settings
          </ButtonLink>
          {opener && <ThemeMenu />}
        </nav>
      </SiteTop>
      <main id="main" className={styles.main}>
        <BringIn opener={opener} />
        {opener && <Recent opener={opener} />}
        <Templates formats={formats} opener={opener} />
        <Learn formats={formats} />
      </main>
      <footer className={styles.foot}>
        Everything happens in your browser. No file of a harness leaves this machine.{' '}
        <a href={`${basePath}/licences.txt`}>What it is made of</a>
      </footer>
    </div>
  );
}
