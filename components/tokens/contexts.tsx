import { useState } from 'react';
import { useSession } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
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

const most = 12;

interface ContextsProps {
  title: string;
  about: string;
  list: readonly Numbered[];
  deltas: Deltas | undefined;
}

/** Contexts with their figures against their budgets. */
export function Contexts({ title, about, list, deltas }: ContextsProps) {
  const { studio } = useSession();
  const [all, setAll] = useState(false);
  if (list.length === 0) return null;
  const largest = Math.max(1, ...list.map((one) => Math.max(one.tokens, one.budget?.limit ?? 0)));
  // Starts stand in the order of the format; of the rest, the most expensive come first and a few dozen say enough.
  const sorted = [...list].sort((left, right) => Number(right.loads !== 'always') * (right.tokens - left.tokens));
  const shown = all || list.length <= most + 2 ? sorted : sorted.slice(0, most);
  return (
    <section className={styles.group}>
      <h3>
        {title} <span className={styles.note}>{about}</span>
      </h3>
      <ul>
        {shown.map((one) => {
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
      {shown.length < list.length || all ? (
        <Button tone="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'The largest only' : `All ${list.length.toLocaleString('en')}`}
        </Button>
      ) : null}
    </section>
  );
}

const inWords = (figure: number): string => figure.toLocaleString('en');

/** The budget in words: never by the colour of a bar alone. */
function Against({ budget, standing }: { budget: Budget; standing: keyof typeof standingTitles | undefined }) {
  if (!standing) return null;
  const range =
    budget.ideal === budget.limit ? inWords(budget.limit) : `${inWords(budget.ideal)} / ${inWords(budget.limit)}`;
  return (
    <span className={styles.against} data-standing={standing}>
      {standingTitles[standing]} ({range})
    </span>
  );
}
