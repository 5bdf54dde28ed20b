import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { commandById } from '@/lib/studio/commands';
import { recall, remember } from '@/lib/studio/session';
import { keysOf } from './command-button';
import styles from './first-steps.module.css';

const seenKey = 'harness-studio.first-steps';

const steps = [
  { id: 'palette', words: 'every command' },
  { id: 'next-finding', words: 'the next finding' },
  { id: 'quick-fix', words: 'its fixes' },
  { id: 'graph', words: 'the graph' },
  { id: 'keys', words: 'all keys' },
] as const;

/** A few keys for whoever is here for the first time; skipped once, it never comes back. */
export function FirstSteps() {
  const [seen, setSeen] = useState(() => recall(seenKey) !== null);
  if (seen) return null;
  const skip = (): void => {
    remember(seenKey, 'skipped');
    setSeen(true);
  };
  return (
    <section className={styles.firstSteps} aria-label="First steps">
      <p>New here?</p>
      <ul>
        {steps.map(({ id, words }) => {
          const command = commandById(id);
          return (
            <li key={id}>
              {command && <Kbd keys={keysOf(command) ?? []} />} {words}
            </li>
          );
        })}
      </ul>
      <Button size="small" tone="plain" onClick={skip}>
        Got it
      </Button>
    </section>
  );
}
