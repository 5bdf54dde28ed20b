/** Every act a person can do, as data: menus, toolbar, palette, keys and the key map read this one list, long as it is. */
import type { Path } from '../core/path';
import { copyName, duplicate, remove } from './file-acts';
import { nextFinding } from './findings';
import type { SidePane, StudioState } from './state';
import type { Studio } from './store';

export interface Command {
  id: string;
  title: string;
  group: 'File' | 'Edit' | 'View' | 'Go' | 'Help';
  /** `Mod` is Ctrl, on a Mac ⌘. The first one is shown. */
  keys?: readonly string[];
  /** Why it cannot be done now, in one sentence; undefined where it can. */
  disabled?(state: StudioState): string | undefined;
  run(desk: Desk): unknown;
}

/** What commands act on: the studio, and the few things only a page can do. */
export interface Desk {
  studio: Studio;
  /** The editor, where one is mounted. */
  editor: EditorPort | undefined;
  go(place: 'start' | 'settings' | 'rules'): void;
  focus(pane: 'files' | 'editor' | 'side' | 'problems' | 'status'): void;
  saveNow(): Promise<void>;
  copy(text: string): Promise<void>;
  download(): Promise<void>;
  /** Downloads what changed since it was opened. */
  patch(): void;
  /** Copies a report of the studio's state without content of the harness. */
  report(): Promise<void>;
}

/** What commands ask of the editor. */
export interface EditorPort {
  focus(): void;
  /** One of the editor's own acts, by its id. */
  act(id: string): void;
}

const noFile = (state: StudioState): string | undefined =>
  state.view.active === undefined ? 'No file is open.' : undefined;

const active = (desk: Desk): Path | undefined => desk.studio.store.getState().view.active;

const toEditor = (id: string) => (desk: Desk) => desk.editor?.act(id);

const jump = (direction: 1 | -1) => (desk: Desk) => {
  const found = nextFinding(desk.studio.store.getState(), direction);
  if (found) {
    const { line = 1, column = 1 } = found;
    desk.studio.show(found.path, { line, column });
  }
};

const noFindings = (state: StudioState): string | undefined =>
  state.report.diagnostics.size === 0 ? 'There are no findings.' : undefined;

const toggle = (part: 'files' | 'problems' | 'sidebar' | 'zen') => (desk: Desk) => {
  desk.studio.setView({ [part]: !desk.studio.store.getState().view[part] });
};

const side = (pane: SidePane) => (desk: Desk) => {
  desk.studio.setView({ side: pane, sidebar: true, zen: false, phone: 'side' });
  desk.focus('side');
};

export const commands: readonly Command[] = [
  {
    id: 'palette',
    title: 'Show all commands',
    group: 'View',
    keys: ['Mod+K', 'F1'],
    run: ({ studio }) => studio.sheet('palette'),
  },
  {
    id: 'quick-open',
    title: 'Go to file',
    group: 'Go',
    keys: ['Mod+P'],
    run: ({ studio }) => studio.sheet('quick-open'),
  },
  { id: 'new-file', title: 'New file', group: 'File', keys: ['Alt+N'], run: ({ studio }) => naming(studio, 'file') },
  {
    id: 'new-known',
    title: 'New file that the format knows',
    group: 'File',
    keys: ['Alt+Shift+N'],
    disabled: (state) => (state.report.format ? undefined : 'No format recognises this harness yet.'),
    run: ({ studio }) => studio.sheet('new'),
  },
  { id: 'new-folder', title: 'New folder', group: 'File', run: ({ studio }) => naming(studio, 'folder') },
  {
    id: 'bring',
    title: 'Bring in files, a folder or pasted text',
    group: 'File',
    run: ({ studio }) => studio.sheet('bring'),
  },
  {
    id: 'convert',
    title: 'Convert to another format',
    group: 'File',
    disabled: (state) =>
      state.report.conversions.length === 0 ? 'No format knows how to convert a harness of this shape.' : undefined,
    run: ({ studio }) => studio.sheet('convert'),
  },
  {
    id: 'rename',
    title: 'Rename file',
    group: 'File',
    disabled: noFile,
    run: (desk) => {
      const path = active(desk);
      if (path !== undefined) desk.studio.setView({ naming: { kind: 'rename', path }, files: true, phone: 'files' });
    },
  },
  {
    id: 'duplicate',
    title: 'Duplicate file',
    group: 'File',
    disabled: noFile,
    run: (desk) => {
      const path = active(desk);
      const { harness } = desk.studio.store.getState();
      if (path === undefined) return;
      const to = copyName(harness, path);
      desk.studio.commit(`Duplicate ${path}`, duplicate(harness, path, to));
      desk.studio.show(to);
    },
  },
  {
    id: 'delete',
    title: 'Delete file',
    group: 'File',
    disabled: noFile,
    run: (desk) => {
      const path = active(desk);
      if (path === undefined) return;
      desk.studio.commit(`Delete ${path}`, remove(desk.studio.store.getState().harness, [path]));
    },
  },
  {
    id: 'save',
    title: 'Save now',
    group: 'File',
    keys: ['Mod+S'],
    run: (desk) => desk.saveNow(),
  },
  {
    id: 'export',
    title: 'Export',
    group: 'File',
    keys: ['Mod+E'],
    disabled: (state) => (state.harness.size === 0 ? 'The harness is empty.' : undefined),
    run: ({ studio }) => studio.sheet('export'),
  },
  {
    id: 'save-back',
    title: 'Save into its folder',
    group: 'File',
    disabled: (state) => (state.folder ? undefined : 'It was not opened from a folder that this browser can write to.'),
    run: ({ studio }) => studio.sheet('folder'),
  },
  {
    id: 'share',
    title: 'Share as a link',
    group: 'File',
    disabled: (state) => (state.harness.size === 0 ? 'The harness is empty.' : undefined),
    run: ({ studio }) => studio.sheet('share'),
  },
  { id: 'verify', title: 'Verify a bundle', group: 'File', run: ({ studio }) => studio.sheet('verify') },
  { id: 'download', title: 'Download everything as a zip', group: 'File', run: (desk) => desk.download() },
  {
    id: 'patch',
    title: 'Download changes as a patch',
    group: 'File',
    disabled: (state) => (state.harness === state.base ? 'Nothing changed since it was opened.' : undefined),
    run: (desk) => desk.patch(),
  },
  { id: 'start', title: 'Back to the start page', group: 'File', run: (desk) => desk.go('start') },
  {
    id: 'undo',
    title: 'Undo across files',
    group: 'Edit',
    keys: ['Mod+Alt+Z'],
    disabled: (state) => (state.past.length === 0 ? 'Nothing was done yet.' : undefined),
    run: ({ studio }) => studio.undo(),
  },
  {
    id: 'redo',
    title: 'Redo across files',
    group: 'Edit',
    keys: ['Mod+Alt+Y'],
    disabled: (state) => (state.future.length === 0 ? 'Nothing was undone.' : undefined),
    run: ({ studio }) => studio.redo(),
  },
  { id: 'history', title: 'Show history', group: 'Edit', run: ({ studio }) => studio.sheet('history') },
  { id: 'find', title: 'Find in file', group: 'Edit', disabled: noFile, run: toEditor('actions.find') },
  {
    id: 'replace',
    title: 'Find and replace in file',
    group: 'Edit',
    disabled: noFile,
    run: toEditor('editor.action.startFindReplaceAction'),
  },
  {
    id: 'search',
    title: 'Find and replace in all files',
    group: 'Edit',
    keys: ['Mod+Shift+F'],
    run: ({ studio }) => studio.sheet('search'),
  },
  {
    id: 'quick-fix',
    title: 'Show fixes here',
    group: 'Edit',
    keys: ['Mod+.'],
    disabled: noFile,
    run: toEditor('editor.action.quickFix'),
  },
  { id: 'go-to-line', title: 'Go to line', group: 'Go', disabled: noFile, run: toEditor('editor.action.gotoLine') },
  { id: 'next-finding', title: 'Next finding', group: 'Go', keys: ['F8'], disabled: noFindings, run: jump(1) },
  {
    id: 'previous-finding',
    title: 'Previous finding',
    group: 'Go',
    keys: ['Shift+F8'],
    disabled: noFindings,
    run: jump(-1),
  },
  {
    id: 'split',
    title: 'Open this file beside, or close it there',
    group: 'View',
    keys: ['Mod+\\'],
    disabled: noFile,
    run: ({ studio }) => studio.beside(),
  },
  {
    id: 'close-tab',
    title: 'Close tab',
    group: 'View',
    keys: ['Alt+W'],
    disabled: noFile,
    run: (desk) => {
      const path = active(desk);
      if (path !== undefined) desk.studio.closeTab(path);
    },
  },
  {
    id: 'reopen-tab',
    title: 'Reopen closed tab',
    group: 'View',
    keys: ['Alt+Shift+T'],
    disabled: (state) => (state.view.closed.length === 0 ? 'No tab was closed.' : undefined),
    run: ({ studio }) => studio.reopenTab(),
  },
  {
    id: 'focus-files',
    title: 'Go to files',
    group: 'Go',
    keys: ['Alt+1'],
    run: (desk) => {
      desk.studio.setView({ files: true, phone: 'files', zen: false });
      desk.focus('files');
    },
  },
  {
    id: 'focus-editor',
    title: 'Go to editor',
    group: 'Go',
    keys: ['Alt+2'],
    run: (desk) => {
      desk.studio.setView({ phone: 'edit' });
      desk.focus('editor');
    },
  },
  { id: 'graph', title: 'Show the graph', group: 'Go', keys: ['Alt+3'], run: side('graph') },
  { id: 'agent', title: 'Show what the agent sees', group: 'Go', keys: ['Alt+4'], run: side('agent') },
  { id: 'tokens', title: 'Show tokens', group: 'Go', keys: ['Alt+5'], run: side('tokens') },
  { id: 'preview', title: 'Show the preview', group: 'Go', keys: ['Alt+6'], run: side('preview') },
  { id: 'routes', title: 'Try where a task is led', group: 'Go', keys: ['Alt+8'], run: side('routes') },
  {
    id: 'focus-problems',
    title: 'Go to problems',
    group: 'Go',
    keys: ['Alt+7'],
    run: (desk) => {
      desk.studio.setView({ problems: true, phone: 'problems', zen: false });
      desk.focus('problems');
    },
  },
  { id: 'toggle-files', title: 'Show or hide files', group: 'View', keys: ['Mod+B'], run: toggle('files') },
  { id: 'toggle-side', title: 'Show or hide the side pane', group: 'View', keys: ['Alt+B'], run: toggle('sidebar') },
  { id: 'toggle-problems', title: 'Show or hide problems', group: 'View', keys: ['Mod+J'], run: toggle('problems') },
  { id: 'zen', title: 'Only the editor', group: 'View', keys: ['Alt+Z'], run: toggle('zen') },
  { id: 'settings', title: 'Open settings', group: 'View', keys: ['Mod+,'], run: (desk) => desk.go('settings') },
  { id: 'keys', title: 'Show keys', group: 'Help', keys: ['?'], run: ({ studio }) => studio.sheet('keys') },
  { id: 'report', title: 'Copy a bug report without your files', group: 'Help', run: (desk) => desk.report() },
  { id: 'rules', title: 'Open the rules', group: 'Help', run: (desk) => desk.go('rules') },
];

export const commandById = (id: string): Command | undefined => commands.find((command) => command.id === id);

function naming(studio: Studio, kind: 'file' | 'folder'): void {
  const { view, harness } = studio.store.getState();
  const at = view.active ?? '';
  const parent = harness.has(at) && at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '';
  studio.setView({ naming: { kind, parent }, files: true, phone: 'files', zen: false });
}
