/** What the store holds: the harness, its report and what is on screen. */
import type { Fix } from '../core/diagnostic';
import type { FileEntry, Harness } from '../core/harness';
import type { Path } from '../core/path';
import { defaultSettings, type Route, type Settings } from '../core/settings';
import type { CheckState } from './checker';
import { defaultGraphView, type GraphView } from './graph/view';
import { emptyReport, type StudioReport } from './protocol';

/** One entry of the undo list: what was done, and the harness before (or, once undone, after) it. */
export interface Step {
  title: string;
  harness: Harness;
  /** What was called otherwise from then on: tabs follow it forth and back. */
  renames?: readonly Rename[];
}

export interface Rename {
  from: Path;
  to: Path;
}

/** Whether the work is in the browser's storage. `unsaved` always comes with the offer of a download. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'unsaved'; reason: string }
  /** Another tab wrote this harness meanwhile: the person chooses. */
  | { kind: 'conflict' };

export type SidePane = 'graph' | 'agent' | 'tokens' | 'routes' | 'preview';
export type PhonePane = 'files' | 'edit' | 'side' | 'problems';
export type Sheet =
  | 'export'
  | 'verify'
  | 'palette'
  | 'quick-open'
  | 'keys'
  | 'history'
  | 'search'
  | 'share'
  | 'folder'
  | 'convert'
  | 'new'
  | 'bring'
  | 'rename';

/** A request to the editor: show this place. A new object each time, so that the same place can be asked for twice. */
export interface Reveal {
  path: Path;
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
  focus: boolean;
}

/** A new file with a name to begin from and a text to begin with. */
export interface Suggested {
  path: Path;
  entry: FileEntry;
}

/** A piece of a file's text, in UTF-16 units of the decoded text. */
export interface Span {
  path: Path;
  start: number;
  end: number;
}

export interface Counted {
  /** What is counted, in words. */
  title: string;
  /** Asked for by a press: it stays until it is let go. */
  pinned: boolean;
  spans: readonly Span[];
}

/** What was taken up in the tree, to be put down elsewhere. */
export interface Held {
  how: 'move' | 'copy';
  paths: readonly Path[];
}

export interface Cursor {
  line: number;
  column: number;
  selected: number;
}

export interface View {
  tabs: readonly Path[];
  active?: Path;
  /** A second file, beside the tabs. */
  split?: Path;
  /** Closed tabs, newest last: *Reopen closed tab* takes from here. */
  closed: readonly Path[];
  side: SidePane;
  phone: PhonePane;
  files: boolean;
  problems: boolean;
  sidebar: boolean;
  zen: boolean;
  sheet?: Sheet;
  reveal?: Reveal;
  cursor?: Cursor;
  /** The node chosen in the graph or its list. */
  node?: string;
  graph: GraphView;
  /** What a figure counts: marked in the editor while it is asked for. */
  counted?: Counted;
  /** Task sentences with the leaf that each should reach; kept with the harness. */
  routes?: readonly Route[];
  /** The context that *Agent sees* shows. */
  context?: string;
  /** The task in the routing simulator. */
  task?: string;
  /** The path the tree should rename in place, or the folder it should create in. */
  naming?: { kind: 'rename'; path: Path } | { kind: 'file' | 'folder'; parent: Path; suggested?: Suggested };
  /** What was cut or copied in the tree. */
  held?: Held;
  /** A rename that would change more than the path: the person chooses. */
  renaming?: { from: Path; to: Path; fix: Fix };
  /** What was just done, in words, for the status line and for screen readers. */
  said?: string;
}

export interface StudioState {
  /** Storage's name for it; empty while nothing is open. */
  id: string;
  name: string;
  /** Where it came from, in words: "Template", "harbour-desk.zip". */
  origin: string;
  /** What the source could not carry, in words. */
  notes: readonly string[];
  harness: Harness;
  /** As first opened: what *changed* means. */
  base: Harness;
  past: readonly Step[];
  future: readonly Step[];
  formatId?: string;
  settings: Settings;
  report: StudioReport;
  /** The harness the report is about. */
  checked: Harness;
  checking: CheckState;
  checkingReason?: string;
  saved: SaveState;
  /** It came from a folder of this machine that it can be saved into. */
  folder: boolean;
  /** Files that something else changed in its folder meanwhile. */
  onDisk: number;
  /** Also open in another tab. */
  twin: boolean;
  view: View;
}

export const nothing: Harness = new Map();

export const emptyView: View = {
  tabs: [],
  closed: [],
  side: 'graph',
  phone: 'edit',
  files: true,
  problems: true,
  sidebar: true,
  zen: false,
  graph: defaultGraphView,
};

export const emptyState: StudioState = {
  id: '',
  name: '',
  origin: '',
  notes: [],
  harness: nothing,
  base: nothing,
  past: [],
  future: [],
  settings: defaultSettings,
  report: emptyReport,
  checked: nothing,
  checking: 'idle',
  saved: { kind: 'saved' },
  folder: false,
  onDisk: 0,
  twin: false,
  view: emptyView,
};
