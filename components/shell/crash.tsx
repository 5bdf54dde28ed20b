import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { copyText } from './copy-text';
import styles from './shell.module.css';

interface CrashProps {
  error: Error;
  onDownload(): void;
  onRetry(): void;
}

export function Crash({ error, onDownload, onRetry }: CrashProps) {
  const report = `${error.name}: ${error.message}\n${navigator.userAgent}`;
  return (
    <main className={styles.shell}>
      <Empty title="Something in the studio broke. Your work is not lost.">
        <p>
          It is kept in this browser. Take it away as a zip to be sure, then go on. The fault was:{' '}
          <code>{error.message}</code>
        </p>
        <p className={styles.rowHead}>
          <Button tone="primary" onClick={onDownload}>
            Download your work
          </Button>
          <Button onClick={onRetry}>Go on</Button>
          <Button tone="plain" onClick={() => void copyText(report)}>
            Copy the fault, without your files
          </Button>
        </p>
      </Empty>
    </main>
  );
}
