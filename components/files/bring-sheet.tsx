import { FileArchive, FilePlus, FolderPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Sheet } from '@/components/ui/sheet';
import { join, parentOf } from '@/lib/core/path';
import { fileOf } from '@/lib/core/text';
import { take } from '@/lib/studio/bring-into';
import { nameFault, putEntries } from '@/lib/studio/file-acts';
import { type Bringing, fromFiles, fromInput, looksLikeZip } from '@/lib/studio/folder';
import { unzip } from '@/lib/studio/session';
import styles from './sheets.module.css';

/** Brings something into the open harness: pasted text, files, a folder or a zip. What is there already is kept beside. */
export function BringSheet() {
  const session = useSession();
  const { studio } = session;
  const folder = useStudio((state) => parentOf(state.view.active ?? ''));
  const [fault, setFault] = useState<string>();
  const bring = async (bringing: Promise<Bringing>): Promise<void> => {
    const said = take(studio, await bringing, folder);
    if (said === undefined) studio.sheet(undefined);
    else setFault(said);
  };
  const chosen = (files: File[]): Promise<Bringing> => {
    const [only] = files;
    return only && files.length === 1 && looksLikeZip(only) ? unzip(session, only) : fromFiles(files);
  };
  return (
    <Sheet title="Bring in" onClose={() => studio.sheet(undefined)}>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <p className={styles.lead}>
        It comes into <code>{folder === '' ? 'the root' : `${folder}/`}</code>, beside the open file. What has its name
        already stays: the new one gets another.
      </p>
      <div className={styles.ways}>
        <FileButton size="large" label="Files to bring in" multiple onFiles={(files) => bring(chosen(files))}>
          <FilePlus size={16} aria-hidden /> Files
        </FileButton>
        <FileButton size="large" label="Folder to bring in" directory onFiles={(files) => bring(fromInput(files))}>
          <FolderPlus size={16} aria-hidden /> A folder
        </FileButton>
        <FileButton
          size="large"
          label="Zip to bring in"
          accept=".zip,.skill,application/zip"
          onFiles={(files) => bring(chosen(files))}
        >
          <FileArchive size={16} aria-hidden /> A zip
        </FileButton>
      </div>
      <Paste folder={folder} />
    </Sheet>
  );
}

function Paste({ folder }: { folder: string }) {
  const { studio } = useSession();
  const harness = useStudio((state) => state.harness);
  const [text, setText] = useState('');
  const [name, setName] = useState(join(folder, 'pasted.md'));
  const faultId = useId();
  const path = join(...name.trim().split('/'));
  const fault = nameFault(harness, path);
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault !== undefined || text === '') return;
        studio.sheet(undefined);
        studio.commit(`Paste ${path}`, putEntries(harness, [[path, fileOf(text)]]));
        setTimeout(() => studio.show(path, { focus: true }));
      }}
    >
      <h3>Pasted text</h3>
      <label>
        Text
        <textarea value={text} rows={10} spellCheck={false} onChange={(event) => setText(event.target.value)} />
      </label>
      <label>
        Path of the new file
        <input
          type="text"
          value={name}
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={faultId}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <p className={styles.fault} id={faultId} role="status">
        {fault}
      </p>
      <Button type="submit" tone="primary" why={text === '' ? 'Nothing is pasted yet.' : fault}>
        Make the file
      </Button>
    </form>
  );
}
