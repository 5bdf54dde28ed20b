import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Commands } from '@/components/shell/command-button';
import { useSession, useStudio } from '@/components/shell/session';
import { Empty } from '@/components/ui/empty';
import { useKeptFocus } from '@/components/ui/use-kept-focus';
import { isWithin } from '@/lib/core/path';
import { countsBelow } from '@/lib/studio/findings';
import { rootId } from '@/lib/studio/tree';
import { FileRow } from './file-row';
import styles from './files.module.css';
import { NameField } from './name-field';
import { useFileTree } from './use-file-tree';

/** Rows outside of the window are not drawn: thousands of files cost what fits on the screen. */
const spare = 12;

export function FileTree() {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(box, '[role="treeitem"]', '[data-focus-first]');
  const [window, setWindow] = useState({ top: 0, height: 800, row: 28 });
  const scrollTo = (index: number): void => {
    const { current } = box;
    if (!current) return;
    const at = index * window.row;
    if (at < current.scrollTop) current.scrollTop = at;
    else if (at + window.row > current.scrollTop + current.clientHeight) {
      current.scrollTop = at + window.row - current.clientHeight;
    }
  };
  const { tree, selectedItems } = useFileTree(scrollTo);
  const naming = useStudio((state) => state.view.naming);
  const report = useStudio((state) => state.report);
  const harness = useStudio((state) => state.harness);
  const base = useStudio((state) => state.base);
  const held = useStudio((state) => state.view.held);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = (): void => {
      const row = Number.parseFloat(getComputedStyle(current).getPropertyValue('--row')) || 28;
      setWindow({ top: current.scrollTop, height: current.clientHeight, row });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, []);

  const active = useStudio((state) => state.view.active);
  const shown = tree.getItems().length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file, or more rows, bring the open one into view.
  useEffect(() => {
    const index = tree.getItems().findIndex((item) => item.getId() === active);
    if (index >= 0) scrollTo(index);
  }, [active, shown]);

  const items = tree.getItems().filter((item) => item.getItemData().name !== '' || item.getId() === rootId);
  const first = Math.max(0, Math.floor(window.top / window.row) - spare);
  const last = Math.min(items.length, Math.ceil((window.top + window.height) / window.row) + spare);
  const isMaking = naming !== undefined && naming.kind !== 'rename';

  return (
    <div className={styles.scroll} ref={box} {...kept}>
      {isMaking && (
        <div className={styles.making}>
          <NameField naming={naming} />
        </div>
      )}
      {harness.size === 0 && !isMaking ? (
        <Empty title="The harness is empty.">
          <Commands ids={['new-file', 'bring']} />
        </Empty>
      ) : (
        <div {...tree.getContainerProps('Files')} className={styles.tree}>
          <div style={{ height: first * window.row }} aria-hidden />
          {items.slice(first, last).map((item) => {
            const id = item.getId();
            const isRenamed = naming?.kind === 'rename' && naming.path === id;
            if (isRenamed) return <NameField key={id} naming={naming} level={item.getItemMeta().level} />;
            return (
              <FileRow
                key={id}
                item={item}
                entry={harness.get(id)}
                role={report.roles.get(id)}
                counts={countsBelow(report, id)}
                tokens={report.fileTokens.get(id)}
                cut={held?.how === 'move' && held.paths.some((path) => isWithin(id, path))}
                changed={harness.get(id) !== base.get(id)}
                chosen={selectedItems.includes(id) && selectedItems.length > 1 ? selectedItems : [id]}
                session={session}
              />
            );
          })}
          <div style={{ height: (items.length - last) * window.row }} aria-hidden />
        </div>
      )}
    </div>
  );
}
