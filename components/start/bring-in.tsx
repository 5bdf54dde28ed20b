import { FileArchive, FolderOpen, Sailboat } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fromDrop, fromHandle, fromInput } from '@/lib/studio/folder';
import { sampleOpening } from '@/lib/studio/sample';
import { unzip } from '@/lib/studio/session';
import { Answer } from './answer';
import styles from './start.module.css';
import type { Opener } from './use-open';

/** Every way in: a folder, a zip, anything dropped, or the sample. */
export function BringIn({ opener }: { opener: Opener | undefined }) {
  const zip = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const why = opener ? undefined : 'The studio is still starting.';
  const { bring, progress, session } = opener ?? {};

  useEffect(() => {
    if (!bring || !session) return;
    const stay = (event: globalThis.DragEvent): void => event.preventDefault();
    const drop = (event: globalThis.DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const { dataTransfer } = event;
      if (dataTransfer)
        void bring(
          fromDrop(dataTransfer, (file) => unzip(session, file), progress),
          'Reading…',
        );
    };
    // A drop anywhere on the page is meant for us; without this the browser would leave the page for the file.
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', drop);
    };
  }, [bring, progress, session]);

  const openFolder = async (): Promise<void> => {
    if (!bring) return;
    if (!window.showDirectoryPicker) {
      folder.current?.click();
      return;
    }
    const handle = await window.showDirectoryPicker({ id: 'harness' }).catch(() => undefined);
    if (handle) await bring(fromHandle(handle, progress), `Reading ${handle.name}…`);
  };

  const onDrag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };

  return (
    <section
      className={styles.bring}
      data-over={over}
      aria-labelledby="bring"
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDrag}
    >
      <h1 id="bring">What are you working on?</h1>
      <p className={styles.lead}>
        Open the directory that gives an agent its role, skills, tools and rules. See what it will actually load, what
        is wrong with it, and what it costs.
      </p>
      <div className={styles.ways}>
        <Button tone="primary" size="large" why={why} onClick={() => void openFolder()}>
          <FolderOpen size={16} aria-hidden /> Open a folder
        </Button>
        <Button size="large" why={why} onClick={() => zip.current?.click()}>
          <FileArchive size={16} aria-hidden /> Open a zip
        </Button>
        <Button size="large" why={why} onClick={() => void opener?.open(sampleOpening())}>
          <Sailboat size={16} aria-hidden /> Try the sample
        </Button>
        <span className={styles.drop}>or drop anything here</span>
      </div>
      <input
        ref={zip}
        type="file"
        accept=".zip,.skill,application/zip"
        hidden
        aria-label="Zip to open"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file && bring && session) void bring(unzip(session, file), `Unpacking ${file.name}…`);
          event.target.value = '';
        }}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder to open"
        {...{ webkitdirectory: '' }}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0 && bring) void bring(fromInput(files, progress), 'Reading…');
          event.target.value = '';
        }}
      />
      {opener && <Answer opener={opener} />}
    </section>
  );
}
