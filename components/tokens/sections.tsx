import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { longestOf, type SectionLine, sectionTitle } from '@/lib/studio/context-parts';
import { countOf } from '@/lib/studio/words';
import type { Numbered } from './contexts';
import { Counted } from './counted';
import styles from './tokens.module.css';

const few = 3;

/** The sections of what is loaded first, the longest named: what to move out of a body that is too large. */
export function Sections({ context }: { context: Numbered }) {
  const { studio } = useSession();
  const contexts = useStudio((state) => state.report.contexts);
  const [sections, setSections] = useState<readonly SectionLine[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the contexts are counted anew.
  useEffect(() => {
    let current = true;
    void studio.checker
      .api()
      .contextSections(context.index)
      .then((found) => current && setSections(found));
    return () => {
      current = false;
    };
  }, [studio, context.index, contexts]);

  const [all, setAll] = useState(false);
  const longest = all ? sections : longestOf(sections, few);
  const { harness } = studio.store.getState();
  const titleOf = (one: SectionLine): string => sectionTitle(one, sections, harness.get(one.path));
  const largest = Math.max(1, ...longest.map((one) => one.own));
  if (sections.length < 2) return null;
  return (
    <section className={styles.group}>
      <h3>
        {all ? 'Sections' : 'Longest sections'}{' '}
        <span className={styles.note}>of {context.name}, without the sections below them</span>
      </h3>
      <ul>
        {longest.map((one) => (
          <li key={`${one.path} ${one.start}`} className={styles.context}>
            <span className={styles.name}>{titleOf(one)}</span>
            <Counted what={{ section: one }} name={`${titleOf(one)}, ${countOf(one.own, 'token')}`}>
              {one.own.toLocaleString('en')}
            </Counted>
            <span className={styles.bar} aria-hidden>
              <span className={styles.fill} style={{ width: `${(100 * one.own) / largest}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {sections.length > few && (
        <Button tone="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'The longest only' : `All ${sections.length} in order`}
        </Button>
      )}
    </section>
  );
}
