import { useEffect, useRef, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Empty } from '@/components/ui/empty';
import { extensionOf } from '@/lib/core/path';
import type { Preview } from '@/lib/studio/protocol';
import styles from './preview.module.css';
import { Rendered } from './rendered';
import { useScrollLink } from './use-scroll-link';

/** The open Markdown file as a reader sees it, in step with its source. Nothing in it can act. */
export function PreviewPane() {
  const { studio } = useSession();
  const path = useStudio((state) => state.view.active);
  const checked = useStudio((state) => (path === undefined ? undefined : state.checked.get(path)));
  const graph = useStudio((state) => state.report.graph);
  const [shown, setShown] = useState<{ path: string; preview: Preview }>();
  const isMarkdown = path !== undefined && /\.(md|markdown)$/.test(extensionOf(path));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may lead somewhere once another file has changed.
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
  }, [studio, path, checked, graph, isMarkdown]);

  if (!isMarkdown) {
    return (
      <Empty title="No preview.">
        <p>Only Markdown files are rendered.</p>
      </Empty>
    );
  }
  if (!shown || shown.path !== path) return null;
  return <Page path={path} preview={shown.preview} />;
}

function Page({ path, preview }: { path: string; preview: Preview }) {
  const { studio } = useSession();
  const page = useRef<HTMLElement>(null);
  useScrollLink(page, path);
  useCurrentBlock(page, preview);
  const { frontmatter, body } = preview;
  return (
    <article
      className={styles.page}
      ref={page}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={`Preview of ${path}`}
      onDoubleClick={(event) => {
        const block = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-line]') : null;
        if (block) studio.show(path, { line: Number(block.dataset.line) });
      }}
    >
      {frontmatter !== '' && <pre className={styles.front}>{frontmatter}</pre>}
      {frontmatter === '' && body.type === 'root' && body.children.length === 0 && (
        <p className={styles.nothing}>The file is empty.</p>
      )}
      <Rendered body={body} />
    </article>
  );
}

/** Marks the block that the cursor is in. */
function useCurrentBlock(page: React.RefObject<HTMLElement | null>, preview: Preview): void {
  const line = useStudio((state) => state.view.cursor?.line);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new rendering has new blocks.
  useEffect(() => {
    let here: HTMLElement | undefined;
    for (const block of page.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
      delete block.dataset.here;
      if (line !== undefined && Number(block.dataset.line) <= line) here = block;
    }
    if (here) here.dataset.here = 'true';
  }, [page, preview, line]);
}
