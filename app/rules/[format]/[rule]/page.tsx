import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { SeverityIcon } from '@/components/problems/severity';
import { RuleExample } from '@/components/rules/rule-example';
import styles from '@/components/rules/rules.module.css';
import { Prose } from '@/components/site/prose';
import { SiteFrame } from '@/components/site/site-frame';
import { Message } from '@/components/ui/message';
import { messagesOf, ruleFamilies } from '@/lib/studio/rules';

interface Address {
  params: Promise<{ format: string; rule: string }>;
}

export const dynamicParams = false;

export function generateStaticParams(): { format: string; rule: string }[] {
  return ruleFamilies().flatMap((family) => family.rules.map((rule) => ({ format: family.id, rule: rule.name })));
}

async function found({ params }: Address) {
  const { format, rule: name } = await params;
  const family = ruleFamilies().find((one) => one.id === format);
  const rule = family?.rules.find((one) => one.name === name);
  return family && rule ? { family, rule, id: `${format}/${name}` } : notFound();
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const { rule, id } = await found(address);
  return { title: id, description: rule.summary.replaceAll('`', '') };
}

export default async function Page(address: Address) {
  const { family, rule, id } = await found(address);
  return (
    <SiteFrame>
      <p className={styles.crumbs}>
        <Link href="/rules/">Rules</Link> › <Link href={`/rules/#${family.id}`}>{family.title}</Link>
      </p>
      <h1 className={styles.title}>
        <Message text={rule.summary} />
      </h1>
      <p className={styles.id}>
        <SeverityIcon severity={rule.severity} size={14} /> {rule.severity} ·{' '}
        {rule.source === 'spec' ? 'the format’s rule' : `advice${rule.confidence ? `, ${rule.confidence}` : ''}`} ·{' '}
        <code>{id}</code>
      </p>
      <div className={styles.why}>
        <Prose text={rule.why} />
      </div>
      <div className={styles.pair}>
        <RuleExample id={id} kind="bad" files={rule.bad} messages={await messagesOf(family, rule, rule.bad)} />
        <RuleExample id={id} kind="good" files={rule.good} messages={[]} />
      </div>
    </SiteFrame>
  );
}
