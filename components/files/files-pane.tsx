import { FilePlus, FileStack, FolderPlus, Upload } from 'lucide-react';
import { CommandButton } from '@/components/shell/command-button';
import { FileTree } from './file-tree';
import styles from './files.module.css';

export function FilesPane() {
  return (
    <section className={styles.pane} id="pane-files" aria-label="Files" tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.title}>Files</h2>
        <div className={styles.acts}>
          <CommandButton id="new-file" tone="plain" icon={<FilePlus size={16} aria-hidden />} />
          <CommandButton id="new-known" tone="plain" icon={<FileStack size={16} aria-hidden />} />
          <CommandButton id="new-folder" tone="plain" icon={<FolderPlus size={16} aria-hidden />} />
          <CommandButton id="bring" tone="plain" icon={<Upload size={16} aria-hidden />} />
        </div>
      </header>
      <FileTree />
    </section>
  );
}
