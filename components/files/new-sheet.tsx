import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Empty } from '@/components/ui/empty';
import { Message } from '@/components/ui/message';
import { Sheet } from '@/components/ui/sheet';
import { exists } from '@/lib/core/harness';
import { copyName, putEntries } from '@/lib/studio/file-acts';
import type { Starter } from '@/lib/studio/starters';
import { RoleIcon } from './role-icon';
import styles from './sheets.module.css';

/** What the harness wants next, and the kinds of file that its format knows. */
export function NewSheet() {
  const { studio } = useSession();
  const [starters, setStarters] = useState<readonly Starter[]>();
  const format = useStudio((state) => state.report.format?.title);
  useEffect(() => {
    void studio
      .whenChecked()
      .then(() => studio.checker.api().starters())
      .then(setStarters);
  }, [studio]);
  const choose = ({ kind, path, entry }: Starter): void => {
    const { harness } = studio.store.getState();
    studio.sheet(undefined);
    if (kind === 'wanted') {
      studio.commit(`New file ${path}`, putEntries(harness, [[path, entry]]));
      setTimeout(() => studio.show(path, { focus: true }));
      return;
    }
    const free = exists(harness, path) ? copyName(harness, path) : path;
    // The sheet gives its focus back first, so that the name may take it.
    setTimeout(() =>
      studio.setView({
        naming: { kind: 'file', parent: '', suggested: { path: free, entry } },
        files: true,
        phone: 'files',
        zen: false,
      }),
    );
  };
  const of = (kind: Starter['kind']) => (starters ?? []).filter((one) => one.kind === kind);
  return (
    <Sheet title="New file" onClose={() => studio.sheet(undefined)}>
      {starters === undefined && <p>Looking at what is missing…</p>}
      {starters?.length === 0 && <Empty title="The format suggests nothing." />}
      <Starters title="Wanted by this harness" list={of('wanted')} onChoose={choose} />
      <Starters title={`Kinds of file in ${format ?? 'this format'}`} list={of('known')} onChoose={choose} />
    </Sheet>
  );
}

interface StartersProps {
  title: string;
  list: readonly Starter[];
  onChoose(starter: Starter): void;
}

function Starters({ title, list, onChoose }: StartersProps) {
  if (list.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>
        {list.map((starter) => (
          <li key={`${starter.path} ${starter.title}`}>
            <button type="button" className={styles.starter} onClick={() => onChoose(starter)}>
              <RoleIcon path={starter.path} entry={starter.entry} />
              <span>
                <strong>{starter.kind === 'wanted' ? starter.path : starter.title}</strong>
                <span className={styles.faint}>
                  <Message text={starter.about} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
