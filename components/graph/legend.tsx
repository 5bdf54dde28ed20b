import { RoleIcon } from '@/components/files/role-icon';
import { useStudio } from '@/components/shell/session';
import { graphFacts } from '@/lib/studio/graph/facts';
import { lineAbout, lineOf, lineOrder, lineStyle } from '@/lib/studio/graph/lines';
import { type Only, toggled } from '@/lib/studio/graph/view';
import { kindTitle } from '@/lib/studio/graph/words';
import styles from './legend.module.css';
import { useGraphActs } from './use-graph';

const onlys: readonly { id: Only; title: string }[] = [
  { id: 'all', title: 'Everything' },
  { id: 'lost', title: 'Not reached' },
  { id: 'error', title: 'With errors' },
  { id: 'warning', title: 'With errors or warnings' },
  { id: 'info', title: 'With any finding' },
];

/** What the marks mean; each one can be left out. */
export function Legend() {
  const graph = useStudio((state) => state.report.graph);
  const view = useStudio((state) => state.view.graph);
  const { change } = useGraphActs();
  const facts = graphFacts(graph);
  const kinds = countsOf(graph.nodes.map((node) => node.kind));
  const lines = countsOf(graph.edges.map((edge) => lineOf(edge, facts))).sort(([left], [right]) =>
    lineOrder(left, right),
  );
  return (
    <section className={styles.legend} aria-label="Filters and legend">
      <div className={styles.legendHead}>
        <label>
          Show{' '}
          <select value={view.only} onChange={(event) => change({ only: event.target.value as Only })}>
            {onlys.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={view.weighed} onChange={() => change({ weighed: !view.weighed })} /> Weigh by
          tokens
        </label>
      </div>
      <fieldset>
        <legend>Nodes</legend>
        {kinds.map(([kind, count]) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={!view.kinds.includes(kind)}
              onChange={() => change({ kinds: toggled(view.kinds, kind) })}
            />
            <RoleIcon kind={kind} path={kind === 'group' ? '' : 'x.md'} />
            {kindTitle(kind)} <span className={styles.faint}>{count}</span>
          </label>
        ))}
        <p className={styles.faint}>
          <span className={styles.sampleLost} aria-hidden /> nothing leads there
        </p>
      </fieldset>
      <fieldset>
        <legend>Lines</legend>
        {lines.map(([line, count]) => (
          <label key={line} title={lineAbout(line)}>
            <input
              type="checkbox"
              checked={!view.lines.includes(line)}
              onChange={() => change({ lines: toggled(view.lines, line) })}
            />
            <LineSample line={line} />
            {line} <span className={styles.faint}>{count}</span>
            {lineAbout(line) !== undefined && <span className="sr-only">: {lineAbout(line)}</span>}
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function LineSample({ line }: { line: string }) {
  const { tone, dashes, width } = lineStyle(line);
  return (
    <svg className={styles.sample} width="32" height="10" aria-hidden data-tone={tone}>
      <line x1="0" y1="5" x2="32" y2="5" strokeWidth={width + 0.5} strokeDasharray={dashes} />
    </svg>
  );
}

function countsOf(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
