import type { Metadata } from 'next';
import { RuleList } from '@/components/rules/rule-list';
import styles from '@/components/rules/rules.module.css';
import { SiteFrame } from '@/components/site/site-frame';
import { Message } from '@/components/ui/message';
import { ruleFamilies } from '@/lib/studio/rules';

export const metadata: Metadata = { title: 'Rules' };

export default function Page() {
  const families = ruleFamilies();
  const total = families.reduce((sum, family) => sum + family.rules.length, 0);
  return (
    <SiteFrame>
      <h1 className={styles.title}>Rules</h1>
      <p className={styles.lead}>
        {total} rules, each with its reason and two examples. The format’s own rules decide what is valid; advice never
        does.
      </p>
      <nav className={styles.jump} aria-label="Formats">
        {families.map((family) => (
          <a key={family.id} href={`#${family.id}`}>
            {family.title}
          </a>
        ))}
      </nav>
      {families.map((family) => {
        const own = family.rules.filter((rule) => rule.source === 'spec');
        const advice = family.rules.filter((rule) => rule.source === 'advice');
        return (
          <section key={family.id} className={styles.family} aria-labelledby={family.id}>
            <h2 id={family.id}>{family.title}</h2>
            <p className={styles.summary}>
              <Message text={family.about} />
            </p>
            {own.length > 0 && <h3>The format’s rules ({own.length})</h3>}
            <RuleList family={family.id} rules={own} />
            {advice.length > 0 && <h3>Advice ({advice.length})</h3>}
            <RuleList family={family.id} rules={advice} />
          </section>
        );
      })}
    </SiteFrame>
  );
}
