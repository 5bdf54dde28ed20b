'use client';

import { Columns3, FileText, FolderTree, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { EditorPane } from '@/components/editor/editor-pane';
import { ConvertSheet } from '@/components/export/convert-sheet';
import { ExportSheet } from '@/components/export/export-sheet';
import { FolderSheet } from '@/components/export/folder-sheet';
import { ShareSheet } from '@/components/export/share-sheet';
import { VerifySheet } from '@/components/export/verify-sheet';
import { BringSheet } from '@/components/files/bring-sheet';
import { FilesPane } from '@/components/files/files-pane';
import { NewSheet } from '@/components/files/new-sheet';
import { RenameSheet } from '@/components/files/rename-sheet';
import { OutlinePane } from '@/components/outline/outline-pane';
import { ProblemsPane } from '@/components/problems/problems-pane';
import { SearchSheet } from '@/components/search/search-sheet';
import { countsOf } from '@/lib/studio/findings';
import type { PhonePane } from '@/lib/studio/state';
import { FirstSteps } from './first-steps';
import { History } from './history';
import { KeyMap } from './key-map';
import { Notices } from './notices';
import { Palette, QuickOpen } from './palette';
import { useSession, useStudio } from './session';
import styles from './shell.module.css';
import { SidePane } from './side-pane';
import { StatusLine } from './status-line';
import { Toolbar } from './toolbar';
import { useDrops } from './use-drops';
import { useFolderWatch } from './use-folder-watch';
import { useKeys } from './use-keys';
import { useWide } from './use-wide';

/** The workbench: bars above and below, panes between. */
export function StudioShell() {
  useKeys();
  useDrops();
  useFolderWatch();
  const wide = useWide();
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#pane-editor">
        Skip to the editor
      </a>
      <Toolbar />
      <Notices />
      {wide && <FirstSteps />}
      <main className={styles.panes}>
        <h1 className="sr-only">Studio</h1>
        {wide ? <WidePanes /> : <OnePane />}
      </main>
      {!wide && <BottomBar />}
      <StatusLine />
      <Sheets />
    </div>
  );
}

/** Storage of the arrangement; a browser that refuses gets the usual one. */
const layoutStorage = {
  getItem: (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Only the arrangement is lost.
    }
  },
};

function WidePanes() {
  const view = useStudio((state) => state.view);
  const files = view.files && !view.zen;
  const side = view.sidebar && !view.zen;
  const problems = view.problems && !view.zen;
  const columns = ['files', 'middle', 'side'].filter((id) => id === 'middle' || (id === 'files' ? files : side));
  const rows = problems ? ['work', 'problems'] : ['work'];
  const across = useDefaultLayout({ id: 'studio-columns', panelIds: columns, storage: layoutStorage });
  const down = useDefaultLayout({ id: 'studio-rows', panelIds: rows, storage: layoutStorage });
  return (
    <Group orientation="vertical" id="studio-rows" {...down}>
      <Panel id="work" minSize={160}>
        <Group orientation="horizontal" id="studio-columns" {...across}>
          {files && (
            <>
              <Panel id="files" defaultSize={248} minSize={160} maxSize="40%" groupResizeBehavior="preserve-pixel-size">
                <FilesAndOutline />
              </Panel>
              <Separator className={styles.divider} aria-label="Width of the files" />
            </>
          )}
          <Panel id="middle" minSize={280}>
            <div className={styles.pane} id="pane-editor" tabIndex={-1}>
              <EditorPane />
            </div>
          </Panel>
          {side && (
            <>
              <Separator className={styles.divider} aria-label="Width of the side pane" />
              <Panel id="side" defaultSize="36%" minSize={240}>
                <SidePane />
              </Panel>
            </>
          )}
        </Group>
      </Panel>
      {problems && (
        <>
          <Separator className={styles.divider} aria-label="Height of the problems" />
          <Panel id="problems" defaultSize={220} minSize={80} maxSize="70%" groupResizeBehavior="preserve-pixel-size">
            <ProblemsPane />
          </Panel>
        </>
      )}
    </Group>
  );
}

function FilesAndOutline() {
  const layout = useDefaultLayout({ id: 'studio-files', panelIds: ['tree', 'outline'], storage: layoutStorage });
  return (
    <Group orientation="vertical" id="studio-files" {...layout}>
      <Panel id="tree" minSize={100}>
        <FilesPane />
      </Panel>
      <Separator className={styles.divider} aria-label="Height of the outline" />
      <Panel id="outline" defaultSize="30%" minSize={36}>
        <OutlinePane />
      </Panel>
    </Group>
  );
}

function OnePane() {
  const pane = useStudio((state) => state.view.phone);
  const panes: Record<PhonePane, ReactNode> = {
    files: <FilesPane />,
    edit: <EditorPane />,
    side: <SidePane />,
    problems: <ProblemsPane />,
  };
  return (
    <div className={styles.pane} id="pane-editor" tabIndex={-1}>
      {panes[pane]}
    </div>
  );
}

function BottomBar() {
  const { studio } = useSession();
  const pane = useStudio((state) => state.view.phone);
  const diagnostics = useStudio((state) => state.report.diagnostics);
  const { error } = countsOf([...diagnostics.values()].flat());
  const items = [
    { id: 'files', title: 'Files', Icon: FolderTree },
    { id: 'edit', title: 'Edit', Icon: FileText },
    { id: 'side', title: 'Graph', Icon: Columns3 },
    { id: 'problems', title: 'Problems', Icon: ListChecks },
  ] as const;
  return (
    <nav className={styles.bottom} aria-label="Panes">
      {items.map(({ id, title, Icon }) => (
        <button key={id} type="button" aria-current={pane === id} onClick={() => studio.setView({ phone: id })}>
          <Icon size={18} aria-hidden />
          {title}
          {id === 'problems' && error > 0 && <span className={styles.badge}>{error}</span>}
        </button>
      ))}
    </nav>
  );
}

function Sheets() {
  const sheet = useStudio((state) => state.view.sheet);
  if (sheet === 'palette') return <Palette />;
  if (sheet === 'quick-open') return <QuickOpen />;
  if (sheet === 'keys') return <KeyMap />;
  if (sheet === 'history') return <History />;
  if (sheet === 'export') return <ExportSheet />;
  if (sheet === 'verify') return <VerifySheet />;
  if (sheet === 'search') return <SearchSheet />;
  if (sheet === 'share') return <ShareSheet />;
  if (sheet === 'folder') return <FolderSheet />;
  if (sheet === 'convert') return <ConvertSheet />;
  if (sheet === 'new') return <NewSheet />;
  if (sheet === 'bring') return <BringSheet />;
  if (sheet === 'rename') return <RenameSheet />;
  return null;
}
