import { Command as Picker } from 'cmdk';
import { type ReactNode, useState } from 'react';
import { bestOf } from '@/lib/studio/fuzzy';
import styles from './palette.module.css';
import shell from './shell.module.css';

interface QuickFilesProps {
  paths: readonly string[];
  render(path: string): ReactNode;
  onChoose(path: string): void;
}

/** Only the best are drawn: thousands of files stay quick to search. */
export function QuickFiles({ paths, render, onChoose }: QuickFilesProps) {
  const [query, setQuery] = useState('');
  const best = bestOf(query, paths, 60);
  return (
    <Picker className={styles.picker} label="Files" shouldFilter={false} loop>
      <Picker.Input placeholder="Type a few letters of a path…" value={query} onValueChange={setQuery} />
      <Picker.List className={styles.options}>
        {best.length === 0 && <div className={shell.nothing}>No file is called so.</div>}
        {best.map((path) => (
          <Picker.Item key={path} value={path} className={styles.option} onSelect={() => onChoose(path)}>
            {render(path)}
          </Picker.Item>
        ))}
      </Picker.List>
    </Picker>
  );
}
