import Link from 'next/link';
import { SeverityIcon } from '@/components/problems/severity';
import { Message } from '@/components/ui/message';
import { rulePath } from '@/lib/studio/rule-path';
import type { RuleLine } from '@/lib/studio/rule-search';
import styles from './rules.module.css';

export function RuleList({ family, rules }: { family: string; rules: readonly RuleLine[] }) {
  if (rules.length === 0) return null;
  return (
    <ul className={styles.list}>
      {rules.map((rule) => (
        <li key={rule.name}>
          <Link href={rulePath(`${family}/${rule.name}`)} prefetch={false}>
            <SeverityIcon severity={rule.severity} />
            <span className={styles.name}>{rule.name}</span>
            <span className={styles.summary}>
              <Message text={rule.summary} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
