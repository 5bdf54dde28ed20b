import type { ReactNode } from 'react';
import { Message } from '@/components/ui/message';
import styles from './settings.module.css';

export function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {about !== undefined && (
        <p className={styles.about}>
          <Message text={about} />
        </p>
      )}
      {children}
    </section>
  );
}

interface FieldProps {
  label: string;
  note?: string;
  children: ReactNode;
}

/** A label beside its control. */
export function Field({ label, note, children }: FieldProps) {
  return (
    // The control is the child.
    // biome-ignore lint/a11y/noLabelWithoutControl: it is passed in.
    <label className={styles.field}>
      <span>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {children}
    </label>
  );
}
