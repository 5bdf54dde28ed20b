import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { RoleIcon } from '@/components/files/role-icon';
import { useSession, useStudio } from '@/components/shell/session';
import { useKeptFocus } from '@/components/ui/use-kept-focus';
import { baseName, type Path, parentOf } from '@/lib/core/path';
import styles from './editor.module.css';

const dragType = 'application/x-harness-tab';

/** The open files, moved by dragging or with Alt and the arrows. A dot says that a file differs from what was opened. */
export function EditorTabs() {
  const { studio } = useSession();
  const tabs = useStudio((state) => state.view.tabs);
  const active = useStudio((state) => state.view.active);
  const harness = useStudio((state) => state.harness);
  const base = useStudio((state) => state.base);
  const roles = useStudio((state) => state.report.roles);
  const names = tabs.map(baseName);
  const list = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(list, '[role="tab"]', '[role="tab"][aria-selected="true"]');

  const move = (event: KeyboardEvent, index: number): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = step === 0 ? undefined : tabs[(index + step + tabs.length) % tabs.length];
    if (event.key === 'Delete') studio.closeTab(tabs[index] as Path);
    if (event.altKey && next !== undefined) {
      event.preventDefault();
      studio.moveTab(tabs[index] as Path, next);
      return;
    }
    if (next === undefined) return;
    event.preventDefault();
    studio.show(next);
    document.getElementById(`tab-${next}`)?.focus();
  };

  if (tabs.length === 0) return null;
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label="Open files" className={styles.list} ref={list} {...kept}>
        {tabs.map((path, index) => {
          const name = baseName(path);
          const isTwin = names.indexOf(name) !== names.lastIndexOf(name);
          const changed = harness.get(path) !== base.get(path);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: what dragging does, the tab inside does by keys.
            <div
              key={path}
              role="presentation"
              className={styles.tab}
              data-active={path === active}
              draggable
              onDragStart={(event) => event.dataTransfer.setData(dragType, path)}
              onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                studio.moveTab(event.dataTransfer.getData(dragType), path);
              }}
            >
              <button
                type="button"
                role="tab"
                id={`tab-${path}`}
                className={styles.name}
                aria-selected={path === active}
                aria-controls="editor-panel"
                tabIndex={path === active ? 0 : -1}
                title={path}
                onClick={() => studio.show(path)}
                onAuxClick={(event) => event.button === 1 && studio.closeTab(path)}
                onKeyDown={(event) => move(event, index)}
              >
                <RoleIcon kind={roles.get(path)?.kind} path={path} entry={harness.get(path)} />
                <span>
                  {name}
                  {isTwin && <span className={styles.folder}> {baseName(parentOf(path)) || '/'}</span>}
                  {changed && <span className="sr-only">, changed</span>}
                </span>
              </button>
              <button
                type="button"
                className={styles.close}
                tabIndex={-1}
                aria-hidden
                title={`Close ${path}`}
                onClick={() => studio.closeTab(path)}
              >
                {changed && <span className={styles.dot} />}
                <X size={14} className={styles.cross} data-changed={changed} />
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
