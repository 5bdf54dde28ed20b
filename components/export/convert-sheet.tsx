import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import type { Conversion } from '@/lib/studio/protocol';
import { countOf } from '@/lib/studio/words';
import styles from './export.module.css';
import { Reasons } from './reasons';

/** Turns the harness into one of another format: what changes and what stays behind is shown first. One step to undo. */
export function ConvertSheet() {
  const { studio } = useSession();
  const offers = useStudio((state) => state.report.conversions);
  const harness = useStudio((state) => state.harness);
  const [chosen, setChosen] = useState<string>();
  const offer = offers.find((one) => one.id === chosen) ?? offers[0];
  const [plan, setPlan] = useState<Conversion>();
  const id = offer?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: planned again when the harness changes.
  useEffect(() => {
    setPlan(undefined);
    if (id === undefined) return;
    let current = true;
    void studio
      .whenChecked()
      .then(() => studio.checker.api().convert(id))
      .then((made) => current && setPlan(made));
    return () => {
      current = false;
    };
  }, [studio, id, harness]);

  const convert = (): void => {
    if (!plan || !offer) return;
    studio.sheet(undefined);
    studio.commit(`Convert to ${offer.format.title}`, plan.edits);
    // The studio finds the new format out by itself; only a choice made before would hold it back.
    if (studio.store.getState().formatId !== undefined) studio.choose(plan.formatId);
  };

  return (
    <Sheet
      title="Convert to another format"
      onClose={() => studio.sheet(undefined)}
      foot={
        <>
          <span className={styles.faint}>One step: undo brings everything back.</span>
          <Button
            tone="primary"
            size="large"
            why={plan ? undefined : 'What would change is still being found out.'}
            onClick={convert}
          >
            Convert{offer && ` to ${offer.format.title}`}
          </Button>
        </>
      }
    >
      {offers.length === 0 && <p>Looking at what it is…</p>}
      <fieldset className={styles.shapes}>
        <legend>What it is now</legend>
        {offers.map((one) => (
          <label key={one.id} className={styles.shape}>
            <input type="radio" name="conversion" checked={one.id === offer?.id} onChange={() => setChosen(one.id)} />
            <span>
              <strong>
                {one.title} → {one.format.title}
              </strong>
              <span className={styles.faint}>{one.about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {plan && (
        <>
          <Reasons title={`${countOf(plan.changed.length, 'file')} will arrive changed`} list={plan.changed} />
          <Reasons title={`${countOf(plan.leftOut.length, 'file')} will stay behind`} list={plan.leftOut} />
        </>
      )}
    </Sheet>
  );
}
