'use client';

import { useEffect, useState } from 'react';
import { Message } from '@/components/ui/message';
import { addressOf, type FamilyLines, findRules, noSearch, type RuleSearch, searchIn } from '@/lib/studio/rule-search';
import { countOf } from '@/lib/studio/words';
import { RuleList } from './rule-list';
import styles from './rules.module.css';

/** All rules, and the search in them. */
export function RuleIndex({ families }: { families: readonly FamilyLines[] }) {
  const [search, setSearch] = useState(noSearch);
  // The page is made without an address: what it asks for is known in the browser only.
  useEffect(() => setSearch(searchIn(location.search)), []);
  const change = (part: Partial<RuleSearch>): void => {
    const next = { ...search, ...part };
    setSearch(next);
    history.replaceState(history.state, '', `${location.pathname}${addressOf(next)}${location.hash}`);
  };
  const found = findRules(families, search);
  const total = families.reduce((sum, { rules }) => sum + rules.length, 0);
  const shown = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <>
      <search className={styles.search}>
        <input
          type="search"
          aria-label="Find a rule"
          placeholder="Find a rule by name or words"
          value={search.words}
          onChange={(event) => change({ words: event.target.value })}
        />
        <select aria-label="Format" value={search.family} onChange={(event) => change({ family: event.target.value })}>
          <option value="">All formats</option>
          {families.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <select
          aria-label="Whose rules"
          value={search.source}
          onChange={(event) => change({ source: event.target.value })}
        >
          <option value="">All rules</option>
          <option value="spec">The format’s rules</option>
          <option value="advice">Advice</option>
        </select>
        <select
          aria-label="Severity"
          value={search.severity}
          onChange={(event) => change({ severity: event.target.value })}
        >
          <option value="">Any severity</option>
          <option value="error">Errors</option>
          <option value="warning">Warnings</option>
          <option value="info">Notes</option>
        </select>
        <p className={styles.summary} role="status">
          {shown === total ? countOf(total, 'rule') : `${shown} of ${countOf(total, 'rule')}`}
        </p>
      </search>
      {found.length === 0 && <p className={styles.lead}>No rule fits. Take a word or a filter away.</p>}
      {found.map((family) => (
        <Family key={family.id} family={family} />
      ))}
    </>
  );
}

function Family({ family }: { family: FamilyLines }) {
  const own = family.rules.filter((rule) => rule.source === 'spec');
  const advice = family.rules.filter((rule) => rule.source === 'advice');
  return (
    <section className={styles.family} aria-labelledby={family.id}>
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
}
