import { FilePlus, FolderPlus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { CommandButton } from '@/components/shell/command-button';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import type { Entry } from '@/lib/core/harness';
import { join, type Path, parentOf } from '@/lib/core/path';
import { putEntries } from '@/lib/studio/file-acts';
import { countOf } from '@/lib/studio/words';
import { FileTree } from './file-tree';
import styles from './files.module.css';

export function FilesPane() {
  return (
    <section className={styles.pane} id="pane-files" aria-label="Files" tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.title}>Files</h2>
        <div className={styles.acts}>
          <CommandButton id="new-file" tone="plain" icon={<FilePlus size={16} aria-hidden />} />
          <CommandButton id="new-folder" tone="plain" icon={<FolderPlus size={16} aria-hidden />} />
          <UploadButton />
        </div>
      </header>
      <FileTree />
    </section>
  );
}

/** Puts files of the machine beside the file that is open. */
function UploadButton() {
  const { studio } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const folder = useStudio((state) => parentOf(state.view.active ?? ''));
  const add = async (files: FileList | null): Promise<void> => {
    const entries: [Path, Entry][] = await Promise.all(
      [...(files ?? [])].map(
        async (file): Promise<[Path, Entry]> => [
          join(folder, file.name),
          { kind: 'file', bytes: new Uint8Array(await file.arrayBuffer()) },
        ],
      ),
    );
    const edits = putEntries(studio.store.getState().harness, entries);
    studio.commit(`Add ${countOf(entries.length, 'file')}`, edits);
    const [first] = entries;
    if (first) studio.show(first[0]);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to add"
        onChange={(event) => {
          void add(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        tone="plain"
        size="icon"
        aria-label="Add files"
        title={`Add files of this machine to ${folder || 'the root'}`}
        onClick={() => input.current?.click()}
      >
        <Upload size={16} aria-hidden />
      </Button>
    </>
  );
}
