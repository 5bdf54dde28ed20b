import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { FileButton } from '@/components/ui/file-button';
import { Sheet } from '@/components/ui/sheet';
import { compare, type Difference } from '@/lib/studio/compare';
import type { Hash } from '@/lib/studio/protocol';
import { unzip } from '@/lib/studio/session';
import { countOf } from '@/lib/studio/words';
import styles from './export.module.css';

interface Verdict {
  name: string;
  fault?: string;
  hashes: readonly Hash[];
  differences: readonly Difference[];
}

/** Holds a zip, or a hash, against the open harness: the same, or where they differ. */
export function VerifySheet() {
  const session = useSession();
  const { studio } = session;
  const harness = useStudio((state) => state.harness);
  const format = useStudio((state) => state.report.format?.id);
  const own = useStudio((state) => state.report.hashes);
  const [verdict, setVerdict] = useState<Verdict>();
  const [wanted, setWanted] = useState('');
  const hex = wanted.trim().toLowerCase();
  const match = own.find((hash) => hash.hex === hex);

  const verify = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const brought = await unzip(session, file);
    if ('fault' in brought) setVerdict({ name: file.name, fault: brought.fault, hashes: [], differences: [] });
    else {
      const hashes = await studio.checker.api().hashesOf(brought.harness, format);
      setVerdict({ name: file.name, hashes, differences: compare(harness, brought.harness) });
    }
  };

  return (
    <Sheet
      title="Verify a bundle"
      onClose={() => studio.sheet(undefined)}
      onDrop={(dropped) => void verify(dropped.files[0])}
    >
      <p className={styles.zip}>
        <FileButton
          size="large"
          data-first
          label="Zip to hold against this harness"
          accept=".zip,.skill,application/zip"
          onFiles={([file]) => verify(file)}
        >
          <FileArchive size={16} aria-hidden /> Choose a zip
        </FileButton>
        <span className={styles.faint}>or drop one here, to hold it against this harness</span>
      </p>
      {verdict && (
        <section aria-live="polite">
          {verdict.fault !== undefined && <p className={styles.warning}>{verdict.fault}</p>}
          {verdict.fault === undefined && verdict.differences.length === 0 && (
            <p className={styles.good}>{verdict.name} holds the same files, byte for byte.</p>
          )}
          {verdict.differences.length > 0 && (
            <>
              <p className={styles.warning}>
                {verdict.name} differs in {countOf(verdict.differences.length, 'place')}.
              </p>
              <ul className={styles.out}>
                {verdict.differences.map(({ path, words }) => (
                  <li key={path}>
                    <code>{path}</code> <span className={styles.faint}>{words}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {verdict.hashes.map((hash) => (
            <p key={hash.name} className={styles.faint}>
              Its {hash.name}: <code className={styles.hex}>{hash.hex}</code>
            </p>
          ))}
        </section>
      )}
      <label className={styles.field}>
        Or a hash
        <input
          type="text"
          className={styles.text}
          spellCheck={false}
          placeholder="64 hexadecimal digits"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      {hex !== '' && (
        <p className={match ? styles.good : styles.warning} role="status">
          {match
            ? `The same as this harness’s ${match.name}.`
            : /^[0-9a-f]{64}$/.test(hex)
              ? 'None of this harness’s hashes is that one.'
              : 'A SHA-256 has 64 hexadecimal digits.'}
        </p>
      )}
    </Sheet>
  );
}
