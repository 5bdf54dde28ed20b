import { BookOpen, Diff, Wrench } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { Message } from '@/components/ui/message';
import type { Diagnostic } from '@/lib/core/diagnostic';
import { rulePath } from '@/lib/studio/rule-path';
import { FixPreview } from './fix-preview';
import styles from './problems.module.css';
import { SeverityIcon } from './severity';

/** One finding: press it and the editor shows the place. Its fixes stand beside it. */
export function ProblemRow({ found, withPath }: { found: Diagnostic; withPath: boolean }) {
  const { studio } = useSession();
  const isFile = useStudio((state) => state.harness.has(found.path));
  const [preview, setPreview] = useState<number>();
  const { line = 1, column = 1, endLine, endColumn } = found;
  const end = { ...(endLine !== undefined && { endLine }), ...(endColumn !== undefined && { endColumn }) };
  const place = found.line === undefined ? '' : `${found.line}:${column}`;
  const fixes = found.fixes ?? [];
  const [first] = fixes;
  return (
    <li>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.main}
          data-row
          onClick={() => (isFile ? studio.show(found.path, { line, column, ...end }) : undefined)}
        >
          <SeverityIcon severity={found.severity} />
          <span className={styles.place}>{withPath ? `${found.path}${place && `:${place}`}` : place}</span>
          <span className={styles.message}>
            <Message text={found.message} />
          </span>
        </button>
        <span className={styles.acts}>
          {first && (
            <>
              <Button size="small" title={first.title} onClick={() => void studio.fix(found, 0)}>
                <Wrench size={12} aria-hidden />
                <span className={styles.fixTitle}>
                  <Message text={first.title} />
                </span>
              </Button>
              <Button
                size="small-icon"
                tone="plain"
                aria-label="Show what the fix changes"
                title="Show what the fix changes"
                aria-expanded={preview !== undefined}
                onClick={() => setPreview(preview === undefined ? 0 : undefined)}
              >
                <Diff size={14} aria-hidden />
              </Button>
            </>
          )}
          {fixes.length > 1 && (
            <Menu
              align="end"
              groups={[
                {
                  title: 'Other fixes',
                  items: fixes.slice(1).map((fix, index) => ({
                    id: `${index}`,
                    title: fix.title,
                    run: () => void studio.fix(found, index + 1),
                  })),
                },
              ]}
            >
              <Button size="small" tone="plain">
                {fixes.length - 1} more
              </Button>
            </Menu>
          )}
          <Link className={styles.rule} href={rulePath(found.rule)} title={`Why: ${found.rule}`} target="_blank">
            <BookOpen size={12} aria-hidden />
            <span>{found.rule.slice(found.rule.indexOf('/') + 1)}</span>
          </Link>
        </span>
      </div>
      {preview !== undefined && fixes[preview] && <FixPreview fix={fixes[preview]} />}
    </li>
  );
}
