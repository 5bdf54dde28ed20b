import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  /** Prefix of the ids that tie tabs to their panel. */
  name: string;
  tabs: readonly { id: Id; title: string; icon?: ReactNode }[];
  active: Id;
  onChange(id: Id): void;
}

/** A row of tabs; arrows move between them. The panel has the id `${name}-panel`. */
export function Tabs<Id extends string>({ label, name, tabs, active, onChange }: TabsProps<Id>) {
  const move = (event: KeyboardEvent, index: number): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
    event.preventDefault();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.list}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          id={`${name}-${tab.id}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === active}
          aria-controls={tab.id === active ? `${name}-panel` : undefined}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => onChange(tab.id)}
          onKeyDown={(event) => move(event, index)}
        >
          {tab.icon}
          {tab.title}
        </button>
      ))}
    </div>
  );
}
