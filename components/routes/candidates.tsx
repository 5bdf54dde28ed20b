import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import type { Candidate } from '@/lib/core/routing-simulator';
import { scoreText } from '@/lib/studio/route-words';
import type { Walks } from '@/lib/studio/routing';
import { countOf } from '@/lib/studio/words';
import styles from './routes.module.css';
import { Walk } from './walk';

/** The leaves in their order, each with the words that speak for it. The opened one shows its walk. */
export function Candidates({ walks }: { walks: Walks }) {
  const [open, setOpen] = useState<string>();
  const { candidates, near, more } = walks;
  const first = candidates[0]?.doc.path;
  useEffect(() => setOpen(first), [first]);
  if (candidates.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>Where it may be led</h3>
      <ol>
        {candidates.map((one, index) => (
          <Row
            key={one.doc.path}
            candidate={one}
            near={near > 1 && index < near}
            open={one.doc.path === open}
            onToggle={() => setOpen(one.doc.path === open ? undefined : one.doc.path)}
          />
        ))}
      </ol>
      {more > 0 && <p className={styles.note}>{countOf(more, 'leaf', 'leaves')} more share a word with it.</p>}
    </section>
  );
}

interface RowProps {
  candidate: Candidate;
  near: boolean;
  open: boolean;
  onToggle(): void;
}

function Row({ candidate, near, open, onToggle }: RowProps) {
  const { studio } = useSession();
  const graph = useStudio((state) => state.report.graph);
  const { doc, score, share, matches } = candidate;
  const leaf = doc.steps.at(-1)?.path;
  const node = graph.nodes.find((one) => one.path === leaf);
  return (
    <li className={styles.candidate} data-near={near}>
      <button type="button" aria-expanded={open} onClick={onToggle}>
        <span className={styles.path}>{doc.path}</span>
        {near && <span className={styles.tie}>near-tie</span>}
        <span className={styles.score} title="Sum of what each shared word adds">
          {scoreText(score)}
        </span>
        <span className={styles.bar} aria-hidden>
          <span style={{ width: `${100 * share}%` }} />
        </span>
      </button>
      <p className={styles.words}>
        {matches.map(({ term, word, score: part }) => (
          <span key={term}>
            {word} <b>{scoreText(part)}</b>
          </span>
        ))}
      </p>
      {open && (
        <>
          {doc.description !== '' && <p className={styles.note}>{doc.description}</p>}
          <Walk walk={candidate.walk} />
          {node && (
            <button
              type="button"
              className={styles.link}
              onClick={() => studio.setView({ side: 'graph', node: node.id })}
            >
              Show in the graph
            </button>
          )}
        </>
      )}
    </li>
  );
}
