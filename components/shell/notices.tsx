import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { countOf } from '@/lib/studio/words';
import { useDesk } from './desk';
import styles from './notices.module.css';
import { useSession, useStudio } from './session';

/** What a person must know about this work, above it, until it no longer holds. */
export function Notices() {
  const { autosave, studio } = useSession();
  const onDisk = useStudio((state) => state.onDisk);
  const { desk } = useDesk();
  const saved = useStudio((state) => state.saved);
  const twin = useStudio((state) => state.twin);
  const notes = useStudio((state) => state.notes);
  const id = useStudio((state) => state.id);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const hide = (what: string) => () => setSeen([...seen, what]);
  const isSeen = (what: string): boolean => seen.includes(what);
  const notesKey = `${id}-${notes.join()}`;

  if (saved.kind === 'conflict') {
    return (
      <Notice tone="warning">
        <p>
          <strong>Another tab changed this harness too.</strong> Nothing was overwritten. Whichever you take, the other
          is kept as a harness of its own.
        </p>
        <Button size="small" tone="primary" onClick={() => void autosave.resolve('mine')}>
          Keep this tab’s
        </Button>
        <Button size="small" onClick={() => void autosave.resolve('theirs')}>
          Take the other tab’s
        </Button>
      </Notice>
    );
  }
  if (saved.kind === 'unsaved') {
    return (
      <Notice tone="error">
        <p>
          <strong>Not saved.</strong> {saved.reason} Your work is in this tab only.
        </p>
        <Button size="small" tone="primary" onClick={() => void desk.download()}>
          Download it as a zip
        </Button>
        <Button size="small" onClick={() => void desk.saveNow()}>
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <>
      {onDisk > 0 && !isSeen(`disk-${onDisk}`) && (
        <Notice tone="warning">
          <p>
            <strong>{countOf(onDisk, 'file')} changed in the folder.</strong> Nothing was taken over yet: you choose for
            each.
          </p>
          <Button size="small" tone="primary" onClick={() => studio.sheet('folder')}>
            Look and choose
          </Button>
          <Hide onClick={hide(`disk-${onDisk}`)} />
        </Notice>
      )}
      {twin && !isSeen('twin') && (
        <Notice>
          <p>This harness is open in another tab too. Each follows what the other saves.</p>
          <Hide onClick={hide('twin')} />
        </Notice>
      )}
      {notes.length > 0 && !isSeen(notesKey) && (
        <Notice>
          <p>
            <Message text={notes.join(' ')} />
          </p>
          <Hide onClick={hide(notesKey)} />
        </Notice>
      )}
    </>
  );
}

function Notice({ tone = 'info', children }: { tone?: 'info' | 'warning' | 'error'; children: ReactNode }) {
  return (
    <section className={styles.notice} data-tone={tone} aria-label="Notice">
      <div className={styles.noticeBody} role={tone === 'info' ? 'status' : 'alert'}>
        {children}
      </div>
    </section>
  );
}

function Hide({ onClick }: { onClick(): void }) {
  return (
    <Button tone="plain" size="small-icon" aria-label="Hide this notice" onClick={onClick}>
      <X size={14} aria-hidden />
    </Button>
  );
}
