import { useEffect, useState } from 'react';
import { useSession } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { sizeWords } from '@/lib/studio/words';
import { Section } from './section';
import styles from './settings.module.css';

/** How much the browser keeps, and whether it may throw it away. */
export function StorageFacts() {
  const { volatile } = useSession();
  const [facts, setFacts] = useState<{ used: number; quota: number; persisted: boolean }>();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
      setFacts({ used: usage, quota, persisted: (await navigator.storage?.persisted?.()) ?? false });
    };
    void ask();
  }, []);
  const persist = async (): Promise<void> => {
    const persisted = (await navigator.storage?.persist?.()) ?? false;
    setRefused(!persisted);
    if (facts) setFacts({ ...facts, persisted });
  };
  return (
    <Section
      title="Storage"
      about={volatile ?? 'Your harnesses lie in this browser’s own database, on this machine only.'}
    >
      {facts && (
        <p className={styles.about}>
          {sizeWords(facts.used)} used of {sizeWords(facts.quota)}.{' '}
          {facts.persisted
            ? 'The browser promised not to clear it.'
            : 'When the disk fills up, the browser may clear it without asking.'}
        </p>
      )}
      {facts && !facts.persisted && (
        <p>
          <Button onClick={() => void persist()}>Ask the browser to keep it</Button>
        </p>
      )}
      {refused && <p className={styles.note}>It did not promise. Take important work away as a zip.</p>}
    </Section>
  );
}
