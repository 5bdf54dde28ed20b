import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import type { OutlineLine } from '@/lib/studio/protocol';
import styles from './outline.module.css';

/** The parts of the open file: press one to go there. Figures are what each section costs. */
export function OutlinePane() {
  const { studio } = useSession();
  const path = useStudio((state) => state.view.active);
  const checked = useStudio((state) => (path === undefined ? undefined : state.checked.get(path)));
  const encoding = useStudio((state) => state.report.encoding);
  const line = useStudio((state) => state.view.cursor?.line ?? 0);
  const [lines, setLines] = useState<readonly OutlineLine[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the file was checked anew or can be counted.
  useEffect(() => {
    let current = true;
    if (path === undefined) setLines([]);
    else
      void studio.checker
        .api()
        .outline(path)
        .then((found) => current && setLines(found));
    return () => {
      current = false;
    };
  }, [studio, path, checked, encoding]);

  const here = lines.findLastIndex((one) => one.line <= line);
  return (
    <nav className={styles.pane} aria-label="Outline">
      <h2 className={styles.title}>Outline</h2>
      {lines.length === 0 && <p className={styles.nothing}>No headings here.</p>}
      <ol className={styles.list}>
        {lines.map((one, index) => (
          <li key={`${one.line}${one.title}`}>
            <button
              type="button"
              className={styles.row}
              aria-current={index === here}
              style={{ paddingInlineStart: `${12 + (one.level - 1) * 12}px` }}
              onClick={() => path !== undefined && studio.show(path, { line: one.line })}
            >
              <span>{one.title || 'Untitled'}</span>
              {one.tokens !== undefined && (
                <span className={styles.tokens} title={`${one.tokens} tokens`}>
                  {one.tokens}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
