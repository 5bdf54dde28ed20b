'use client';

import { X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { Commands } from '@/components/shell/command-button';
import { useDesk } from '@/components/shell/desk';
import { useStudio } from '@/components/shell/session';
import { useWide } from '@/components/shell/use-wide';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import type { Path } from '@/lib/core/path';
import { isBinary } from '@/lib/core/text';
import { commandById } from '@/lib/studio/commands';
import { countOf } from '@/lib/studio/words';
import styles from './editor.module.css';
import { EditorTabs } from './editor-tabs';
import { isImage, OtherView } from './other-views';

const CodeEditor = dynamic(() => import('./code-editor').then((module) => module.CodeEditor), {
  ssr: false,
  loading: () => <div className={styles.loading}>Loading the editor…</div>,
});

/** The open files, and beside them one more that stays while tabs change. */
export function EditorPane() {
  const path = useStudio((state) => state.view.active);
  const split = useStudio((state) => state.view.split);
  const wide = useWide();
  return (
    <section className={styles.pane} aria-label="Editor">
      <EditorTabs />
      <div className={styles.beside}>
        <div className={styles.half}>
          {path !== undefined && <Crumbs path={path} />}
          <div className={styles.body} id="editor-panel" role="tabpanel" aria-label={path ?? 'No file'}>
            {path !== undefined && <FileView path={path} isMain />}
            {path === undefined && (
              <Empty title="No file is open.">
                <Commands ids={['quick-open', 'new-file']} />
              </Empty>
            )}
          </div>
        </div>
        {wide && split !== undefined && (
          <section className={styles.half} aria-label={`Beside: ${split}`}>
            <Crumbs path={split} closable />
            <div className={styles.body}>
              <FileView path={split} isMain={false} />
            </div>
          </section>
        )}
      </div>
    </section>
  );
}

function FileView({ path, isMain }: { path: Path; isMain: boolean }) {
  const entry = useStudio((state) => state.harness.get(path));
  if (!entry) return <Empty title="The file is gone." />;
  const isText = entry.kind === 'file' && !isBinary(entry) && !isImage(path);
  return isText ? <CodeEditor path={path} isMain={isMain} /> : <OtherView path={path} entry={entry} />;
}

/** Where the file lies, what it is to its format, and what it costs. */
function Crumbs({ path, closable = false }: { path: Path; closable?: boolean }) {
  const { desk } = useDesk();
  const role = useStudio((state) => state.report.roles.get(path)?.title);
  const tokens = useStudio((state) => state.report.fileTokens.get(path));
  return (
    <div className={styles.crumbs}>
      <p title={path}>
        {path.split('/').join(' › ')}
        {role !== undefined && ` · ${role}`}
      </p>
      {tokens !== undefined && <span className={styles.figure}>{countOf(tokens, 'token')}</span>}
      {closable && (
        <Button
          tone="plain"
          size="small-icon"
          aria-label={`Close ${path} beside`}
          onClick={() => void commandById('split')?.run(desk)}
        >
          <X size={14} aria-hidden />
        </Button>
      )}
    </div>
  );
}
