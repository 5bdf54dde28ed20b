import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Empty } from '@/components/ui/empty';
import { extensionOf } from '@/lib/core/path';
import type { Preview } from '@/lib/studio/protocol';
import styles from './preview.module.css';
import { Rendered } from './rendered';

/** The open Markdown file as a reader sees it. Nothing in it can act; its links open files of the harness. */
export function PreviewPane() {
  const { studio } = useSession();
  const path = useStudio((state) => state.view.active);
  const checked = useStudio((state) => (path === undefined ? undefined : state.checked.get(path)));
  const [shown, setShown] = useState<{ path: string; preview: Preview }>();
  const isMarkdown = path !== undefined && /\.(md|markdown)$/.test(extensionOf(path));

  useEffect(() => {
    let current = true;
    if (path !== undefined && checked && isMarkdown) {
      void studio.checker
        .api()
        .preview(path)
        .then((preview) => current && preview && setShown({ path, preview }));
    }
    return () => {
      current = false;
    };
  }, [studio, path, checked, isMarkdown]);

  if (!isMarkdown) {
    return (
      <Empty title="No preview.">
        <p>Only Markdown files are rendered.</p>
      </Empty>
    );
  }
  if (!shown || shown.path !== path) return null;
  return (
    <article className={styles.page} aria-label={`Preview of ${path}`}>
      {shown.preview.frontmatter !== '' && <pre className={styles.front}>{shown.preview.frontmatter}</pre>}
      <Rendered path={path} body={shown.preview.body} />
    </article>
  );
}
