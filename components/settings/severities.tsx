import { useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Message } from '@/components/ui/message';
import type { Severity, Source } from '@/lib/core/diagnostic';
import { keepSettings } from '@/lib/studio/session';
import { Section } from './section';
import styles from './settings.module.css';

export interface RuleFacts {
  id: string;
  family: string;
  severity: Severity;
  source: Source;
  summary: string;
}

const most = 40;

export function Severities({ rules }: { rules: readonly RuleFacts[] }) {
  const session = useSession();
  const settings = useStudio((state) => state.settings);
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const matching = rules.filter((rule) =>
    words === ''
      ? settings.severities[rule.id] !== undefined
      : `${rule.id} ${rule.summary}`.toLowerCase().includes(words),
  );
  const set = (id: string, value: string): void => {
    const { [id]: _, ...rest } = settings.severities;
    const severities = value === '' ? rest : { ...rest, [id]: value as Severity | 'off' };
    session.studio.configure({ ...settings, severities });
    keepSettings(session);
  };
  return (
    <Section
      title="Severity of rules"
      about="Advice may be raised, quietened or turned off. A format’s own errors stay errors: they decide what is valid."
    >
      <input
        className={styles.search}
        type="search"
        aria-label="Find a rule"
        placeholder={`Find one of ${rules.length} rules`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className={styles.rules}>
        {matching.slice(0, most).map((rule) => (
          <li key={rule.id}>
            <span>
              <code>{rule.id}</code>
              <span className={styles.note}>
                <Message text={rule.summary} />
              </span>
            </span>
            <select
              aria-label={`Severity of ${rule.id}`}
              value={settings.severities[rule.id] ?? ''}
              disabled={rule.source === 'spec' && rule.severity === 'error'}
              title={rule.source === 'spec' && rule.severity === 'error' ? 'The format’s own error stays.' : undefined}
              onChange={(event) => set(rule.id, event.target.value)}
            >
              <option value="">as it is ({rule.severity})</option>
              <option value="error">error</option>
              <option value="warning">warning</option>
              <option value="info">info</option>
              <option value="off">off</option>
            </select>
          </li>
        ))}
      </ul>
      {matching.length > most && <p className={styles.note}>{matching.length - most} more: type another word.</p>}
      {matching.length === 0 && <p className={styles.note}>{words === '' ? 'None was changed.' : 'No rule fits.'}</p>}
    </Section>
  );
}
