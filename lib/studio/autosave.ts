/** Keeps the store's harness in storage: a quarter of a second after an edit, at once when the page goes away. */
import { editsBetween, type Harness } from '../core/harness';
import { countsOf } from './findings';
import { sharing } from './sharing';
import type { SaveState, StudioState, View } from './state';
import type { Kept, KeptPart, Storage, Written } from './storage';
import type { Studio } from './store';

const delay = 250;

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'here'; id: string; tab: string }
  | { kind: 'also'; id: string; tab: string }
  | { kind: 'written'; id: string; tab: string; revision: number };

export interface Channel {
  postMessage(message: TabMessage): void;
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
}

export interface AutosaveOptions {
  studio: Studio;
  storage: Storage;
  channel: Channel;
  /** Names this tab to the others. */
  tab: string;
  now(): number;
  newId(): string;
  /** Why the storage forgets everything with the tab; absent where it keeps. */
  volatile?: string;
}

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave({ studio, storage, channel, tab, now, newId, volatile }: AutosaveOptions) {
  const { store } = studio;
  let written: { id: string; harness: Harness; name: string; about: string } | undefined;
  let revision = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;

  const say = (told: SaveState): void => {
    // What is only in memory is never called saved.
    const saved: SaveState = volatile === undefined ? told : { kind: 'unsaved', reason: volatile };
    if (store.getState().saved.kind !== saved.kind || saved.kind === 'unsaved') store.setState({ saved });
  };

  const isWritten = (state: StudioState): boolean =>
    written !== undefined &&
    written.id === state.id &&
    written.harness === state.harness &&
    written.name === state.name;

  const note = (state: StudioState): void => {
    const { id, harness, name } = state;
    written = { id, harness, name, about: aboutOf(state) };
  };

  const settle = (result: Written, state: StudioState): void => {
    if ('conflict' in result) {
      say({ kind: 'conflict' });
      return;
    }
    revision = result.revision;
    note(state);
    say({ kind: isWritten(store.getState()) ? 'saved' : 'saving' });
    channel.postMessage({ kind: 'written', id: state.id, tab, revision });
  };

  const write = async (): Promise<void> => {
    const state = store.getState();
    if (state.id === '' || state.saved.kind === 'conflict') return;
    try {
      if (written?.id !== state.id) settle(await storage.create(partOf(state, now()), state.harness), state);
      else {
        const edits = editsBetween(written.harness, state.harness);
        settle(await storage.save(partOf(state, now()), edits, revision, keptView(state.view)), state);
      }
    } catch (error) {
      say({ kind: 'unsaved', reason: reasonOf(error) });
    }
  };

  /** One write at a time; what changed meanwhile follows at once. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    while (writing) await writing;
    const state = store.getState();
    if (state.id === '' || (isWritten(state) && written?.about === aboutOf(state))) return;
    writing = write().finally(() => {
      writing = undefined;
    });
    await writing;
  };

  const stop = store.subscribe((state, before) => {
    if (state.id === '') return;
    if (state.harness === before.harness && state.name === before.name && state.view === before.view) {
      if (state.formatId === before.formatId && state.report === before.report) return;
    }
    if (!isWritten(state) && state.saved.kind === 'saved') say({ kind: 'saving' });
    timer ??= setTimeout(() => void flush(), delay);
  });

  /** Takes what another tab wrote, as one step of the undo list. */
  const takeTheirs = async (given: 'if untouched' | 'anyway'): Promise<void> => {
    const { id } = store.getState();
    const loaded = await storage.load(id);
    const state = store.getState();
    if (!loaded || state.id !== id) return;
    // Typed while the other tab's work was being read: nothing of it may go under.
    if (given === 'if untouched' && !isWritten(state)) {
      say({ kind: 'conflict' });
      return;
    }
    const { harness } = state;
    revision = loaded.kept.revision;
    studio.commit('Take the changes of the other tab', editsBetween(harness, sharing(harness, loaded.harness)));
    note(store.getState());
    written = { ...(written as NonNullable<typeof written>), harness: store.getState().harness };
    store.setState({ saved: { kind: 'saved' } });
  };

  channel.onmessage = ({ data }) => {
    const state = store.getState();
    if (data.tab === tab || data.id !== state.id || state.id === '') return;
    if (data.kind === 'here') channel.postMessage({ kind: 'also', id: state.id, tab });
    store.setState({ twin: true });
    if (data.kind !== 'written' || data.revision <= revision) return;
    if (isWritten(state)) void takeTheirs('if untouched');
    else say({ kind: 'conflict' });
  };

  return {
    flush,
    stop,

    /** Notes what storage holds already, so that only later edits are written. */
    loaded(kept: Pick<Kept, 'revision'>): void {
      revision = kept.revision;
      note(store.getState());
      channel.postMessage({ kind: 'here', id: store.getState().id, tab });
    },

    /** Keeps a harness that was just opened, whole. */
    async opened(): Promise<void> {
      written = undefined;
      revision = 0;
      await flush();
    },

    /** Ends a conflict. What loses is kept as a harness of its own: nothing is overwritten. */
    async resolve(choice: 'mine' | 'theirs'): Promise<void> {
      const state = store.getState();
      const other = newId();
      if (choice === 'theirs') {
        await storage.create({ ...partOf(state, now()), id: other, name: `${state.name} (this tab)` }, state.harness);
        await takeTheirs('anyway');
        return;
      }
      await storage.duplicate(state.id, other, `${state.name} (other tab)`, now());
      const held = await storage.load(state.id);
      if (!held) return;
      revision = held.kept.revision;
      written = { id: state.id, harness: held.harness, name: '', about: '' };
      store.setState({ saved: { kind: 'saving' } });
      await flush();
    },
  };
}

/** What is kept besides the work: the view, the choice of format and the verdict that lists show. */
const aboutOf = (state: StudioState): string =>
  JSON.stringify([keptView(state.view), state.formatId, verdictOf(state)]);

/** What comes back to a person who opens the harness again. */
const keptView = ({ tabs, active, side, routes }: View): Partial<View> => ({
  tabs,
  side,
  ...(active !== undefined && { active }),
  ...(routes && { routes }),
});

function partOf(state: StudioState, edited: number): KeptPart {
  const { id, name, origin, notes, formatId, harness } = state;
  let size = 0;
  let files = 0;
  for (const entry of harness.values()) {
    if (entry.kind !== 'directory') files++;
    if (entry.kind === 'file') size += entry.bytes.length;
  }
  return {
    id,
    name,
    origin,
    notes,
    files,
    size,
    edited,
    ...verdictOf(state),
    ...(formatId !== undefined && { formatId }),
  };
}

/** As last checked; nothing before the first report. */
function verdictOf({ report }: StudioState): Pick<KeptPart, 'format' | 'valid' | 'errors'> {
  if (!report.format) return {};
  const { error: errors } = countsOf([...report.diagnostics.values()].flat());
  return { format: report.format.title, valid: report.valid, errors };
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'The browser’s storage is full.';
  if (name === 'InvalidStateError') return 'The browser closed its storage.';
  return 'The browser’s storage does not answer.';
}
