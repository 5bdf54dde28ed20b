import { SeverityIcon } from '@/components/problems/severity';
import { useSession, useStudio } from '@/components/shell/session';
import { Message } from '@/components/ui/message';
import type { Node } from '@/lib/core/graph';
import { findingsAt } from '@/lib/studio/graph/severities';
import styles from './inspector.module.css';

const most = 8;

/** What the checker says of the node's own file or directory. */
export function NodeFindings({ node }: { node: Node }) {
  const { studio } = useSession();
  const diagnostics = useStudio((state) => state.report.diagnostics);
  const found = findingsAt(diagnostics, node);
  if (found.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4>Findings</h4>
      <ul className={styles.findings}>
        {found.slice(0, most).map((one) => (
          <li key={`${one.rule} ${one.line} ${one.column} ${one.message}`}>
            <SeverityIcon severity={one.severity} size={14} />
            <button
              type="button"
              className={styles.finding}
              onClick={() => studio.show(one.path, { line: one.line ?? 1, column: one.column ?? 1 })}
            >
              <Message text={one.message} />
            </button>
          </li>
        ))}
      </ul>
      {found.length > most && <p className={styles.faint}>and {found.length - most} more in the problems</p>}
    </div>
  );
}
