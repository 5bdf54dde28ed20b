import { useSession } from '@/components/shell/session';
import { type Budget, standing } from '@/lib/core/tokens';
import type { ContextLine } from '@/lib/studio/protocol';
import { deltaMark, deltaWords, standingTitles } from '@/lib/studio/token-words';
import { countOf } from '@/lib/studio/words';
import { ContextBar } from './context-bar';
import { Counted } from './counted';
import styles from './tokens.module.css';
import type { Deltas } from './use-baseline';

export interface Numbered extends ContextLine {
  /** Where the worker keeps it. */
  index: number;
}

interface ContextsProps {
  title: string;
  about: string;
  list: readonly Numbered[];
  deltas: Deltas | undefined;
}

/** Contexts with their figures against their budgets. */
export function Contexts({ title, about, list, deltas }: ContextsProps) {
  const { studio } = useSession();
  if (list.length === 0) return null;
  const largest = Math.max(1, ...list.map((one) => Math.max(one.tokens, one.budget?.limit ?? 0)));
  return (
    <section className={styles.group}>
      <h3>
        {title} <span className={styles.note}>{about}</span>
      </h3>
      <ul>
        {list.map((one) => {
          const delta = deltas?.contexts.get(one.name);
          return (
            <li key={one.name} className={styles.context}>
              <button
                type="button"
                className={styles.name}
                title={`${one.when}\n${one.paths.join('\n')}`}
                onClick={() => studio.setView({ side: 'agent', context: one.name })}
              >
                {one.name}
              </button>
              {one.budget && <Against budget={one.budget} standing={standing(one)} />}
              {delta && (
                <span className={styles.delta} title={`${deltaWords(delta.base, delta.head)} since ${deltas?.since}`}>
                  {deltaMark(delta.base, delta.head)}
                </span>
              )}
              <Counted
                what={{ context: one.index, name: one.name }}
                name={`${one.name}, ${countOf(one.tokens, 'token')}`}
              >
                {one.tokens.toLocaleString('en')}
              </Counted>
              <ContextBar tokens={one.tokens} largest={largest} {...(one.budget && { budget: one.budget })} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The budget in words: never by the colour of a bar alone. */
function Against({ budget, standing }: { budget: Budget; standing: keyof typeof standingTitles | undefined }) {
  if (!standing) return null;
  const range = budget.ideal === budget.limit ? `${budget.limit}` : `${budget.ideal} / ${budget.limit}`;
  return (
    <span className={styles.against} data-standing={standing}>
      {standingTitles[standing]} ({range})
    </span>
  );
}
