import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangeList } from '@/components/ui/change-list';
import type { Harness } from '@/lib/core/harness';
import { changedLines } from '@/lib/studio/fix-preview';
import { type Choice, choicesFor, type Saving } from '@/lib/studio/save-back';
import styles from './export.module.css';

interface FolderRowProps {
  saving: Saving;
  ours: Harness;
  disk: Harness;
  choice: Choice;
  onChoose(choice: Choice): void;
}

const wordsOf = (choice: Choice, { act }: Saving): string => {
  if (choice === 'leave') return 'Leave both as they are';
  if (choice === 'folder') return 'Take the folder’s';
  return act === 'remove' ? 'Remove it there' : 'Write ours';
};

/** One file that differs, with what can be done about it and how the two sides differ. */
export function FolderRow({ saving, ours, disk, choice, onChoose }: FolderRowProps) {
  const { path, words } = saving;
  const [open, setOpen] = useState(false);
  return (
    <li>
      <p className={styles.option}>
        <code>{path}</code> <span className={styles.faint}>{words}</span>
        <select
          aria-label={`What to do with ${path}`}
          value={choice}
          onChange={(event) => onChoose(event.target.value as Choice)}
        >
          {choicesFor(saving).map((one) => (
            <option key={one} value={one}>
              {wordsOf(one, saving)}
            </option>
          ))}
        </select>
        <Button size="small" tone="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          Compare
        </Button>
      </p>
      {open && (
        <>
          <p className={styles.faint}>− in the folder, + here</p>
          <ChangeList files={changedLines(disk, [[path, ours.get(path)]])} />
        </>
      )}
    </li>
  );
}
