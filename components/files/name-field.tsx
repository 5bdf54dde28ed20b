import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { baseName, join, type Path } from '@/lib/core/path';
import { fileOf } from '@/lib/core/text';
import { createFolder, nameFault, putEntries } from '@/lib/studio/file-acts';
import { renamed } from '@/lib/studio/rename-act';
import type { View } from '@/lib/studio/state';
import styles from './files.module.css';

type Naming = NonNullable<View['naming']>;

/** A name typed in place. Slashes make folders or move; a name that cannot be given says why beside it. */
export function NameField({ naming, level = 0 }: { naming: Naming; level?: number }) {
  const { studio } = useSession();
  const harness = useStudio((state) => state.harness);
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const start = startOf(naming);
  const isSuggested = naming.kind !== 'rename' && naming.suggested !== undefined;
  const [value, setValue] = useState(start);
  const path: Path = join(...value.trim().split('/'));
  const except = naming.kind === 'rename' ? naming.path : undefined;
  const fault = value === start && !isSuggested ? undefined : nameFault(harness, path, except);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.focus();
    const name = baseName(start);
    const dot = name.lastIndexOf('.');
    field.setSelectionRange(start.length - name.length, dot > 0 ? start.length - name.length + dot : start.length);
  }, [start]);

  const stop = (): void => {
    const { naming: _, ...view } = studio.store.getState().view;
    studio.store.setState({ view });
  };
  const finish = (): void => {
    if (fault !== undefined || path === '') return;
    stop();
    if (naming.kind === 'rename') {
      if (path !== naming.path) void renamed(studio, naming.path, path);
      return;
    }
    const edits =
      naming.kind === 'folder'
        ? createFolder(harness, path)
        : putEntries(harness, [[path, naming.suggested?.entry ?? fileOf('')]]);
    studio.commit(`New ${naming.kind} ${path}`, edits);
    if (naming.kind === 'file') studio.show(path, { focus: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The row takes the focus at once: the press is not meant for it too.
    event.preventDefault();
    if (event.key === 'Enter') finish();
    else stop();
  };

  return (
    <div className={styles.naming} style={{ paddingInlineStart: `${8 + level * 14}px` }}>
      <input
        ref={input}
        className={styles.field}
        value={value}
        aria-label={naming.kind === 'rename' ? `New path of ${naming.path}` : `Path of the new ${naming.kind}`}
        aria-invalid={fault !== undefined}
        aria-describedby={faultId}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => ((value === start && !isSuggested) || fault !== undefined ? stop() : finish())}
      />
      <p className={styles.fault} id={faultId} role="status">
        {fault ?? (naming.kind === 'rename' ? '' : 'Enter makes it, Escape leaves.')}
      </p>
    </div>
  );
}

function startOf(naming: Naming): string {
  if (naming.kind === 'rename') return naming.path;
  if (naming.suggested) return naming.suggested.path;
  return naming.parent === '' ? '' : `${naming.parent}/`;
}
