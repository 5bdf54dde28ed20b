import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './start.module.css';

/** Says how safe kept work is, and asks the browser for more where it has not promised it yet. */
export function KeepPromise() {
  const [kept, setKept] = useState<'yes' | 'no' | 'refused'>();
  useEffect(() => {
    void navigator.storage?.persisted?.().then((yes) => setKept(yes ? 'yes' : 'no'));
  }, []);
  if (kept === undefined || kept === 'yes') return null;
  return (
    <p className={styles.promise}>
      {kept === 'no'
        ? 'These lie in this browser only. When the disk fills up, it may clear them without asking, unless it promises not to.'
        : 'The browser did not promise. Take important work away as a zip.'}{' '}
      {kept === 'no' && (
        <Button
          size="small"
          onClick={() => void navigator.storage.persist().then((yes) => setKept(yes ? 'yes' : 'refused'))}
        >
          Ask it to keep them
        </Button>
      )}
    </p>
  );
}
