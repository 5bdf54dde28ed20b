import type { Metadata } from 'next';
import { SettingsPage } from '@/components/settings/settings-page';
import { SiteFrame } from '@/components/site/site-frame';
import { formats } from '@/lib/formats';
import { ruleFamilies } from '@/lib/studio/rules';

export const metadata: Metadata = { title: 'Settings' };

export default function Page() {
  const limits = formats.flatMap((format) => format.limits.map((limit) => ({ ...limit, format: format.title })));
  const rules = ruleFamilies().flatMap((family) =>
    family.rules.map(({ name, severity, source, summary }) => ({
      id: `${family.id}/${name}`,
      family: family.title,
      severity,
      source,
      summary,
    })),
  );
  return (
    <SiteFrame>
      <SettingsPage limits={limits} rules={rules} />
    </SiteFrame>
  );
}
