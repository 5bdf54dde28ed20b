import { useEffect, useState } from 'react';
import { useDesk } from '@/components/shell/desk';
import { useSession, useStudio } from '@/components/shell/session';
import { CopyButton } from '@/components/ui/copy-button';
import { Sheet } from '@/components/ui/sheet';
import { basePath } from '@/lib/studio/base-path';
import { longestLink } from '@/lib/studio/shared-address';
import { sizeWords } from '@/lib/studio/words';
import styles from './export.module.css';

/** A small harness as a link. Its size is told before it is copied. */
export function ShareSheet() {
  const { studio } = useSession();
  const { desk } = useDesk();
  const harness = useStudio((state) => state.harness);
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let current = true;
    void studio.checker
      .api()
      .share(harness)
      .then((fragment) => current && setLink(`${location.origin}${basePath}/studio/${fragment}`));
    return () => {
      current = false;
    };
  }, [studio, harness]);
  const tooLong = link !== undefined && link.length > longestLink;
  const why =
    link === undefined
      ? 'It is still being made.'
      : tooLong
        ? 'It is too long for a link: export a zip instead.'
        : undefined;
  return (
    <Sheet
      title="Share as a link"
      onClose={() => studio.sheet(undefined)}
      foot={
        <>
          <span className={styles.faint}>{link !== undefined && `A link of ${sizeWords(link.length)}`}</span>
          <CopyButton tone="primary" size="large" data-first why={why} copy={() => desk.copy(link ?? '')}>
            Copy the link
          </CopyButton>
        </>
      }
    >
      <p className={styles.lead}>
        The whole harness lies inside the link, after the <code>#</code>. No server sees it; whoever has the link has
        the files.
      </p>
      {tooLong && (
        <p className={styles.warning}>
          This harness makes a link of {sizeWords(link.length)}. Mail programs and chats cut links above{' '}
          {sizeWords(longestLink)}: export a zip instead.
        </p>
      )}
      {link !== undefined && !tooLong && (
        <p>
          <code className={styles.hex}>{link.slice(0, 160)}…</code>
        </p>
      )}
    </Sheet>
  );
}
