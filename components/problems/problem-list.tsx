import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { RoleIcon } from '@/components/files/role-icon';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import type { Diagnostic } from '@/lib/core/diagnostic';
import { mainFix } from '@/lib/studio/fix-all';
import { groupBy } from '@/lib/studio/group';
import { countOf } from '@/lib/studio/words';
import { ProblemRow } from './problem-row';
import styles from './problems.module.css';
import type { Grouping } from './problems-pane';

/** A storm of one rule is folded: so many of a group are drawn until more are asked for. */
const firstOf = 50;

export function ProblemList({ found, grouping }: { found: readonly Diagnostic[]; grouping: Grouping }) {
  const groups = groupBy(found, (one) => (grouping === 'file' ? one.path : one.rule));
  return (
    // Arrows move between rows, as in any list of an editor.
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows are the buttons; this only moves the focus among them.
    <div className={styles.list} onKeyDown={moveFocus}>
      {[...groups].map(([key, list]) => (
        <ProblemGroup key={key} title={key} list={list} grouping={grouping} />
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

interface ProblemGroupProps {
  title: string;
  list: readonly Diagnostic[];
  grouping: Grouping;
}

function ProblemGroup({ title, list, grouping }: ProblemGroupProps) {
  const { studio } = useSession();
  const [open, setOpen] = useState(true);
  const [most, setMost] = useState(firstOf);
  const kind = useStudio((state) => state.report.roles.get(title)?.kind);
  const fixable = grouping === 'rule' ? list.filter(mainFix).length : 0;
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <button type="button" className={styles.fold} aria-expanded={open} data-row onClick={() => setOpen(!open)}>
          <ChevronRight size={14} className={styles.chevron} data-open={open} aria-hidden />
          {grouping === 'file' && <RoleIcon kind={kind} path={title} />}
          <span className={styles.groupName}>{title === '.' ? 'The whole harness' : title}</span>
          <span className={styles.faint}>{list.length}</span>
        </button>
        {fixable > 1 && (
          <Button size="small" onClick={() => void studio.fixAll(title, `Fix all of ${title}`)}>
            Fix all {fixable}
          </Button>
        )}
      </div>
      {open && (
        <ul>
          {list.slice(0, most).map((found, index) => (
            <ProblemRow
              key={`${found.path}:${found.line ?? 0}:${found.column ?? 0}:${found.rule}:${index.toString()}`}
              found={found}
              withPath={grouping === 'rule'}
            />
          ))}
          {list.length > most && (
            <li className={styles.more}>
              <Button size="small" tone="plain" onClick={() => setMost(most + 200)}>
                Show {countOf(Math.min(200, list.length - most), 'more', 'more')} of {list.length - most}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
