import { useSession, useStudio } from '@/components/shell/session';
import { Empty } from '@/components/ui/empty';
import { standing } from '@/lib/core/tokens';
import type { ContextLine } from '@/lib/studio/protocol';
import { countOf } from '@/lib/studio/words';
import { ContextBar } from './context-bar';
import styles from './tokens.module.css';

/** What loading costs: always, and on demand. */
export function TokensPane() {
  const contexts = useStudio((state) => state.report.contexts);
  const encoding = useStudio((state) => state.report.encoding);
  const fileTokens = useStudio((state) => state.report.fileTokens);
  if (encoding === undefined) return <Empty title="Counting…" />;
  if (contexts.length === 0) return <Empty title="Nothing is loaded yet." />;
  const always = contexts.filter((one) => one.loads === 'always');
  const others = contexts.filter((one) => one.loads === 'on-demand').sort((left, right) => right.tokens - left.tokens);
  const largest = Math.max(1, ...contexts.map((one) => Math.max(one.tokens, one.budget?.limit ?? 0)));
  const total = [...fileTokens.values()].reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.pane}>
      <p className={styles.answer} data-standing={worst(always)}>
        {answerOf(always)}
      </p>
      <ContextGroup title="At each start" list={always} largest={largest} />
      <ContextGroup title="On demand" list={others} largest={largest} />
      <p className={styles.note}>
        {countOf(total, 'token')} in all files, counted with {encoding}
        {encoding === 'estimate'
          ? ': bytes by four, so only a rough figure.'
          : '. Models with another tokenizer differ.'}
      </p>
    </div>
  );
}

const worst = (list: readonly ContextLine[]) => {
  const all = list.map(standing);
  return all.includes('over') ? 'over' : all.includes('acceptable') ? 'acceptable' : 'ideal';
};

function answerOf(always: readonly ContextLine[]): string {
  const [first] = always;
  if (!first) return 'No session starts with anything.';
  const { tokens, budget } = first;
  const words = `Sessions start with ${countOf(tokens, 'token')}`;
  if (!budget) return `${words}.`;
  if (tokens > budget.limit)
    return `${words}, ${(tokens - budget.limit).toLocaleString('en')} over the limit of ${budget.limit}.`;
  if (tokens > budget.ideal)
    return `${words}: more than the ideal ${budget.ideal}, within the limit of ${budget.limit}.`;
  return `${words}, within the ideal ${budget.ideal}.`;
}

interface ContextGroupProps {
  title: string;
  list: readonly ContextLine[];
  largest: number;
}

function ContextGroup({ title, list, largest }: ContextGroupProps) {
  const { studio } = useSession();
  if (list.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>
        {list.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              className={styles.row}
              title={`${one.when}\n${one.paths.join('\n')}`}
              onClick={() => one.paths[0] !== undefined && studio.show(one.paths[0])}
            >
              <span className={styles.name}>{one.name}</span>
              <span className={styles.figure}>{one.tokens.toLocaleString('en')}</span>
              <ContextBar tokens={one.tokens} largest={largest} {...(one.budget && { budget: one.budget })} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
