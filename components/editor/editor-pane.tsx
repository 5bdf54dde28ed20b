'use client';

import dynamic from 'next/dynamic';
import { Commands } from '@/components/shell/command-button';
import { useStudio } from '@/components/shell/session';
import { Empty } from '@/components/ui/empty';
import { isBinary } from '@/lib/core/text';
import { countOf } from '@/lib/studio/words';
import styles from './editor.module.css';
import { EditorTabs } from './editor-tabs';
import { isImage, OtherView } from './other-views';

const CodeEditor = dynamic(() => import('./code-editor').then((module) => module.CodeEditor), {
  ssr: false,
  loading: () => <div className={styles.loading}>Loading the editor…</div>,
});

export function EditorPane() {
  const path = useStudio((state) => state.view.active);
  const entry = useStudio((state) => (path === undefined ? undefined : state.harness.get(path)));
  const isText = path !== undefined && entry?.kind === 'file' && !isBinary(entry) && !isImage(path);
  return (
    <section className={styles.pane} aria-label="Editor">
      <EditorTabs />
      {path !== undefined && entry && <Crumbs />}
      <div className={styles.body} id="editor-panel" role="tabpanel" aria-label={path ?? 'No file'}>
        {isText && <CodeEditor path={path} />}
        {path !== undefined && entry && !isText && <OtherView path={path} entry={entry} />}
        {path === undefined && (
          <Empty title="No file is open.">
            <Commands ids={['quick-open', 'new-file']} />
          </Empty>
        )}
      </div>
    </section>
  );
}

/** Where the file lies, what it is to its format, and what it costs. */
function Crumbs() {
  const path = useStudio((state) => state.view.active ?? '');
  const role = useStudio((state) => state.report.roles.get(path)?.title);
  const tokens = useStudio((state) => state.report.fileTokens.get(path));
  return (
    <div className={styles.crumbs}>
      <p title={path}>
        {path.split('/').join(' › ')}
        {role !== undefined && ` · ${role}`}
      </p>
      {tokens !== undefined && <span className={styles.figure}>{countOf(tokens, 'token')}</span>}
    </div>
  );
}
