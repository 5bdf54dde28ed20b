import type { Metadata } from 'next';
import { RuleIndex } from '@/components/rules/rule-index';
import styles from '@/components/rules/rules.module.css';
import { SiteFrame } from '@/components/site/site-frame';
import { ruleFamilies } from '@/lib/studio/rules';

export const metadata: Metadata = { title: 'Rules' };

export default function Page() {
  const families = ruleFamilies().map(({ id, title, about, rules }) => ({
    id,
    title,
    about,
    rules: rules.map(({ name, severity, source, summary }) => ({ name, severity, source, summary })),
  }));
  return (
    <SiteFrame>
      <h1 className={styles.title}>Rules</h1>
      <p className={styles.lead}>
        Each with its reason and two examples. The format’s own rules decide what is valid; advice never does.
      </p>
      <RuleIndex families={families} />
    </SiteFrame>
  );
}
