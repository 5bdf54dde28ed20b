import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { RoleIcon } from '@/components/files/role-icon';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import type { Diagnostic } from '@/lib/core/diagnostic';
import { mainFix } from '@/lib/studio/fix-all';
import { type Grouping, isHint, type ProblemGroup, problemGroups } from '@/lib/studio/problem-groups';
import { countOf } from '@/lib/studio/words';
import { ProblemRow } from './problem-row';
import styles from './problems.module.css';

/** So many of a group are drawn until more are asked for. */
const firstOf = 50;

export function ProblemList({ found, grouping }: { found: readonly Diagnostic[]; grouping: Grouping }) {
  const [open, setOpen] = useState(false);
  const hints = found.filter(isHint);
  return (
    // Arrows move between rows, as in any list of an editor.
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows are the buttons; this only moves the focus among them.
    <div className={styles.list} onKeyDown={moveFocus}>
      <Groups
        groups={problemGroups(
          found.filter((one) => !isHint(one)),
          grouping,
        )}
      />
      {hints.length > 0 && (
        <div className={styles.hints}>
          <button type="button" className={styles.fold} aria-expanded={open} data-row onClick={() => setOpen(!open)}>
            <ChevronRight size={14} className={styles.chevron} data-open={open} aria-hidden />
            {countOf(hints.length, 'hint')}
            <span className={styles.faint}>What may be meant as it is</span>
          </button>
          {open && <Groups groups={problemGroups(hints, grouping)} />}
        </div>
      )}
    </div>
  );
}

const Groups = ({ groups }: { groups: readonly ProblemGroup[] }) =>
  groups.map((group) => <Group key={`${group.by} ${group.key}`} group={group} />);

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

function Group({ group: { by, key: title, list, folded } }: { group: ProblemGroup }) {
  const { studio } = useSession();
  const [open, setOpen] = useState(!folded);
  const [most, setMost] = useState(firstOf);
  const kind = useStudio((state) => state.report.roles.get(title)?.kind);
  const fixable = by === 'rule' ? list.filter(mainFix).length : 0;
  const [first] = list;
  return (
    <section>
      <div className={styles.groupHead}>
        <button type="button" className={styles.fold} aria-expanded={open} data-row onClick={() => setOpen(!open)}>
          <ChevronRight size={14} className={styles.chevron} data-open={open} aria-hidden />
          {by === 'file' && <RoleIcon kind={kind} path={title} />}
          <span className={styles.groupName}>{title === '.' ? 'The whole harness' : title}</span>
          <span className={styles.faint}>{list.length}</span>
          {folded && !open && first && (
            <span className={styles.sample}>
              such as <Message text={first.message} />
            </span>
          )}
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
              withPath={by === 'rule'}
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
