import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { ChangeList } from '@/components/ui/change-list';
import { Sheet } from '@/components/ui/sheet';
import { previewLines } from '@/lib/studio/fix-preview';
import { renameOnly } from '@/lib/studio/rename-act';
import { countOf } from '@/lib/studio/words';
import styles from './sheets.module.css';

/** Other files speak of what is renamed: shows what would change with it. */
export function RenameSheet() {
  const { studio } = useSession();
  const renaming = useStudio((state) => state.view.renaming);
  const harness = useStudio((state) => state.harness);
  if (!renaming) return null;
  const { from, to, fix } = renaming;
  const texts = fix.edits.filter((change) => 'text' in change);
  const files = previewLines(harness, { title: fix.title, edits: texts });
  const end = (act: () => void) => () => {
    studio.sheet(undefined);
    act();
  };
  return (
    <Sheet
      title={`Rename ${from}`}
      onClose={() => studio.sheet(undefined)}
      foot={
        <>
          <Button size="large" onClick={end(() => renameOnly(studio, from, to))}>
            Only the path
          </Button>
          <Button tone="primary" size="large" onClick={end(() => studio.renameAll(fix))}>
            Rename everywhere
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        It will be <code>{to}</code>. {countOf(files.length, 'file speaks', 'files speak')} of it by its old name and
        can change with it, as one step to undo.
      </p>
      <ChangeList files={files} />
    </Sheet>
  );
}
