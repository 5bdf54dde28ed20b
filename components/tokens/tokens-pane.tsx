import { X } from 'lucide-react';
import { Fragment } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { clearCounted } from '@/lib/studio/of-what';
import { loadings, startAnswer, worstStanding } from '@/lib/studio/token-words';
import { Branches } from './branches';
import { Contexts, type Numbered } from './contexts';
import { Figures } from './figures';
import { Sections } from './sections';
import { TokenizerSelect } from './tokenizer-select';
import styles from './tokens.module.css';
import { Total } from './total';
import { useDeltas } from './use-baseline';

/** What loading costs: at each start, on demand, by section and by branch. */
export function TokensPane() {
  const lines = useStudio((state) => state.report.contexts);
  const encoding = useStudio((state) => state.report.encoding);
  const deltas = useDeltas();
  if (encoding === undefined) {
    return (
      <Empty title="Counting…">
        <p>The tokenizer is loaded once, the first time it is needed.</p>
      </Empty>
    );
  }
  const contexts = lines.map((one, index): Numbered => ({ ...one, index }));
  const always = contexts.filter((one) => one.loads === 'always');
  const others = contexts.filter((one) => one.loads === 'on-demand');
  const main = always[0] ?? others[0];
  return (
    <div className={styles.pane}>
      <Marked />
      <p className={styles.answer} data-standing={worstStanding(always)}>
        {startAnswer(always)}
      </p>
      <Total always={always} others={others} deltas={deltas} />
      {loadings.map(({ loads, title, about }) => (
        <Fragment key={loads}>
          <Contexts title={title} about={about} list={contexts.filter((one) => one.loads === loads)} deltas={deltas} />
          {loads === 'always' && main && <Sections context={main} />}
        </Fragment>
      ))}
      <Figures />
      <Branches deltas={deltas} />
      <TokenizerSelect />
    </div>
  );
}

/** What is marked in the editor, and the way to let it go. */
function Marked() {
  const { studio } = useSession();
  const counted = useStudio((state) => state.view.counted);
  return (
    <div role="status" className={styles.status}>
      {counted?.pinned && (
        <p className={styles.marked}>
          <span>Marked in the editor: {counted.title}.</span>
          <Button tone="plain" size="small" onClick={() => clearCounted(studio)}>
            <X size={14} aria-hidden /> Let go
          </Button>
        </p>
      )}
    </div>
  );
}
