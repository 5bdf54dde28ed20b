import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { focusFirstOf, giveFocusBack, rememberFocus } from './focus';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** Said to screen readers; absent where the title says it all. */
  about?: string;
  place?: 'end' | 'top';
  /** `bare` shows no head: the content brings its own, such as a search field. */
  bare?: boolean;
  foot?: ReactNode;
  children: ReactNode;
  onClose(): void;
  /** What files dropped on it are for. */
  onDrop?(dropped: DataTransfer): void;
}

/** What slides over the page for one act and gives the focus back. It begins at its `data-first` field, where it has one. */
export function Sheet({ title, about, place = 'end', bare = false, foot, children, onClose, onDrop }: SheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.sheet}
          data-place={place}
          onOpenAutoFocus={(event) => {
            rememberFocus();
            focusFirstOf(event);
          }}
          onCloseAutoFocus={giveFocusBack}
          onDrop={(event) => {
            if (!onDrop) return;
            event.preventDefault();
            onDrop(event.dataTransfer);
          }}
          {...(about === undefined && { 'aria-describedby': undefined })}
        >
          {bare ? (
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
          ) : (
            <header className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close asChild>
                <Button tone="plain" size="icon" aria-label="Close">
                  <X size={16} aria-hidden />
                </Button>
              </Dialog.Close>
            </header>
          )}
          {about !== undefined && <Dialog.Description className="sr-only">{about}</Dialog.Description>}
          {bare ? (
            children
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            <section className={styles.body} aria-label={title} tabIndex={0}>
              {children}
            </section>
          )}
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
