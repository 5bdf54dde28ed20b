import { X } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useDesk } from '@/components/shell/desk';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Empty } from '@/components/ui/empty';
import { useKeptFocus } from '@/components/ui/use-kept-focus';
import type { Severity, Source } from '@/lib/core/diagnostic';
import { allFindings, countsOf, verdictOf } from '@/lib/studio/findings';
import { markdownOf } from '@/lib/studio/markdown-report';
import type { Grouping } from '@/lib/studio/problem-groups';
import { countOf } from '@/lib/studio/words';
import { Convertible } from './convertible';
import { ProblemList } from './problem-list';
import styles from './problems.module.css';
import { SeverityIcon } from './severity';

const severities: readonly Severity[] = ['error', 'warning', 'info'];
const plurals: Record<Severity, string> = { error: 'errors', warning: 'warnings', info: 'notes' };

export function ProblemsPane() {
  const { studio } = useSession();
  const { desk } = useDesk();
  const report = useStudio((state) => state.report);
  const name = useStudio((state) => state.name);
  const verdict = useStudio(verdictOf);
  const settled = useStudio((state) => state.checked === state.harness);
  const [hidden, setHidden] = useState<ReadonlySet<Severity>>(new Set());
  const [source, setSource] = useState<Source | 'all'>('all');
  const [grouping, setGrouping] = useState<Grouping>('file');
  const [query, setQuery] = useState('');
  const pane = useRef<HTMLElement>(null);
  const kept = useKeptFocus(pane, '[data-row]');
  const { diagnostics } = useDeferredValue(report);
  const all = useMemo(() => allFindings({ diagnostics }), [diagnostics]);
  const counts = countsOf(all);
  const words = query.trim().toLowerCase();
  const shown = all.filter(
    (found) =>
      !hidden.has(found.severity) &&
      (source === 'all' || found.source === source) &&
      (words === '' || `${found.path} ${found.rule} ${found.message}`.toLowerCase().includes(words)),
  );
  const toggle = (severity: Severity): void => {
    const next = new Set(hidden);
    if (!next.delete(severity)) next.add(severity);
    setHidden(next);
  };

  return (
    <section className={styles.pane} id="pane-problems" aria-label="Problems" tabIndex={-1} ref={pane} {...kept}>
      <header className={styles.head}>
        <h2 className={styles.verdict} data-valid={report.valid} data-known={report.format !== undefined}>
          {verdict}
          {!settled && report.format && <span className={styles.faint}> Checking…</span>}
        </h2>
        <fieldset className={styles.filters} aria-label="Filter">
          {severities.map((severity) => (
            <Button
              key={severity}
              size="small"
              tone="plain"
              aria-pressed={!hidden.has(severity)}
              aria-label={`Show ${plurals[severity]}`}
              title={`${hidden.has(severity) ? 'Show' : 'Hide'} ${plurals[severity]}`}
              onClick={() => toggle(severity)}
            >
              <SeverityIcon severity={severity} size={14} />
              {counts[severity]}
            </Button>
          ))}
          <select
            className={styles.select}
            aria-label="Whose rules"
            value={source}
            onChange={(event) => setSource(event.target.value as Source | 'all')}
          >
            <option value="all">All rules</option>
            <option value="spec">The format’s rules</option>
            <option value="advice">Advice</option>
          </select>
          <select
            className={styles.select}
            aria-label="Group by"
            value={grouping}
            onChange={(event) => setGrouping(event.target.value as Grouping)}
          >
            <option value="file">By file</option>
            <option value="rule">By rule</option>
          </select>
          <input
            className={styles.query}
            type="search"
            placeholder="Filter"
            aria-label="Filter by words"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <CopyButton
            size="small-icon"
            tone="plain"
            aria-label="Copy as Markdown"
            title="Copy what is shown as Markdown"
            why={shown.length === 0 ? 'There is nothing to copy.' : undefined}
            copy={() => desk.copy(markdownOf(name, shown))}
          />
          <Button
            size="small-icon"
            tone="plain"
            aria-label="Hide problems"
            title="Hide problems"
            onClick={() => studio.setView({ problems: false })}
          >
            <X size={14} aria-hidden />
          </Button>
        </fieldset>
      </header>
      <Convertible />
      {shown.length > 0 && <ProblemList found={shown} grouping={grouping} />}
      {shown.length === 0 && settled && diagnostics === report.diagnostics && <Nothing total={all.length} />}
    </section>
  );
}

function Nothing({ total }: { total: number }) {
  const format = useStudio((state) => state.report.format);
  const files = useStudio((state) => state.harness.size);
  if (total > 0) return <Empty title="The filter hides all findings." />;
  if (!format) {
    return (
      <Empty title="No format recognises this harness.">
        <p>
          A harness is known by what lies at its root: a <code>HARNESS.md</code>, a <code>system_prompt.md</code> with
          its skills, a <code>harness.yaml</code> or a JSON manifest. Choose the format above, or make that file.
        </p>
      </Empty>
    );
  }
  return (
    <Empty title="Valid.">
      <p>
        {countOf(files, 'file')} {files === 1 ? 'was' : 'were'} checked as {format.title}, and nothing is worth a
        mention.
      </p>
    </Empty>
  );
}
