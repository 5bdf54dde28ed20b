/**
 * The one store. Acts come in, a new harness goes to the checker, reports come back; panes select what they show.
 * Long, and one closure: its acts share a harness, an undo list and a checker that nobody else may touch.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Diagnostic, Fix } from '../core/diagnostic';
import { editsOfFix } from '../core/fixes';
import { type Edit, edit, editsBetween, type FileEntry, type Harness, sameEntry } from '../core/harness';
import type { Path } from '../core/path';
import type { Settings } from '../core/settings';
import { fileOf } from '../core/text';
import { type Checker, type Connection, createChecker } from './checker';
import { joinFixes } from './fix-all';
import { emptyReport, merge } from './protocol';
import { emptyState, emptyView, type Rename, type Step, type StudioState, type View } from './state';
import { firstTab, followRenames, shownTabs } from './tabs';

export interface Opening {
  id: string;
  name: string;
  origin: string;
  harness: Harness;
  notes?: readonly string[];
  formatId?: string;
  base?: Harness;
  view?: Partial<View>;
}

export interface StudioOptions {
  connect(): Connection;
  now(): number;
}

/** Typing in one file within so many milliseconds is one step of the undo list, which keeps so many steps. */
const burst = 1200;
const longestPast = 500;

export type Studio = ReturnType<typeof createStudio>;

export function createStudio({ connect, now }: StudioOptions) {
  const store: StoreApi<StudioState> = createStore(() => emptyState);
  const get = store.getState;
  const set = store.setState;
  let typing: { path: Path; at: number } | undefined;
  let waiters: (() => void)[] = [];
  const settle = (): void => {
    for (const done of waiters) done();
    waiters = [];
  };

  const checker: Checker = createChecker(connect, {
    answer(answer, fresh) {
      set((state) => ({ report: merge(fresh ? emptyReport : state.report, answer), checked: asked }));
      if (asked === get().harness) settle();
    },
    state(checking, reason) {
      set(reason === undefined ? { checking } : { checking, checkingReason: reason });
      if (checking === 'restarted') setView({ said: 'The checker stopped and was started anew' });
      if (checking === 'failed') settle();
    },
  });

  /** The harness of the question on its way. The checker answers in order, one at a time. */
  let asked: Harness = emptyState.harness;
  const ask = (anew = false): void => {
    const { harness, settings, formatId, view } = get();
    checker.ask({
      harness,
      settings: view.routes ? { ...settings, routes: view.routes } : settings,
      ...(formatId !== undefined && { formatId }),
      ...(anew && { anew }),
      sent: () => {
        asked = harness;
      },
    });
  };

  const setView = (change: Partial<View>): void => set((state) => ({ view: { ...state.view, ...change } }));

  /** Puts a new harness in place and asks about it; tabs of files that are gone close, renamed ones follow. */
  const place = (harness: Harness, part: Partial<StudioState>, renames: readonly Rename[] = []): void => {
    set((state) => ({ ...part, harness, view: shownTabs(followRenames(state.view, renames), harness) }));
    ask();
  };

  const commit = (title: string, edits: readonly Edit[], renames: readonly Rename[] = []): boolean => {
    const { harness, past } = get();
    const real = edits.filter(([path, entry]) => {
      const before = harness.get(path);
      return !(before === entry || (before && entry && sameEntry(before, entry)));
    });
    if (real.length === 0) return false;
    typing = undefined;
    const step: Step = { title, harness, ...(renames.length > 0 && { renames }) };
    place(edit(harness, real), { past: [...past, step].slice(-longestPast), future: [] }, renames);
    setView({ said: title });
    return true;
  };

  const whenChecked = (): Promise<void> =>
    get().checked === get().harness
      ? Promise.resolve()
      : new Promise((resolve) => {
          waiters.push(resolve);
        });

  /** The findings as they are for the harness of this moment: fixes are offsets, so an older report will not do. */
  const upToDate = async (found: Diagnostic): Promise<Diagnostic | undefined> => {
    if (get().checked === get().harness) return found;
    await whenChecked();
    return get()
      .report.diagnostics.get(found.path)
      ?.find((one) => one.rule === found.rule && one.message === found.message);
  };

  return {
    store,
    checker,
    setView,
    commit,
    whenChecked,

    open(opening: Opening): void {
      const view = { ...emptyView, ...keptView(get().view), ...opening.view };
      typing = undefined;
      set({
        ...emptyState,
        settings: get().settings,
        id: opening.id,
        name: opening.name,
        origin: opening.origin,
        notes: opening.notes ?? [],
        harness: opening.harness,
        base: opening.base ?? opening.harness,
        view: shownTabs(view.active ? view : firstTab(view, opening.harness), opening.harness),
      });
      if (opening.formatId === undefined) set(withoutFormat);
      else set({ formatId: opening.formatId });
      // The report begins empty: a checker that says only what changed would leave it so.
      ask(true);
    },

    /** What an editor says: the text of one file. Bursts become one step. */
    type(path: Path, text: string): FileEntry | undefined {
      const { harness, past } = get();
      const before = harness.get(path);
      if (before?.kind !== 'file') return undefined;
      const entry = fileOf(text, before.executable);
      const at = now();
      const same = typing?.path === path && at - typing.at < burst;
      typing = { path, at };
      const steps = same ? past : [...past, { title: `Type in ${path}`, harness }].slice(-longestPast);
      place(edit(harness, [[path, entry]]), { past: steps, future: [] });
      return entry;
    },

    undo(): void {
      const { past, future, harness } = get();
      const step = past.at(-1);
      if (!step) return;
      typing = undefined;
      const back = step.renames?.map(({ from, to }) => ({ from: to, to: from })).reverse();
      place(step.harness, { past: past.slice(0, -1), future: [...future, { ...step, harness }] }, back);
      setView({ said: `Undone: ${step.title}` });
    },

    redo(): void {
      const { past, future, harness } = get();
      const step = future.at(-1);
      if (!step) return;
      typing = undefined;
      place(step.harness, { future: future.slice(0, -1), past: [...past, { ...step, harness }] }, step.renames);
      setView({ said: `Done again: ${step.title}` });
    },

    async fix(found: Diagnostic, index = 0): Promise<boolean> {
      const fix = (await upToDate(found))?.fixes?.[index];
      return fix ? commit(fix.title, editsOfFix(get().harness, fix), renamesOf(fix)) : false;
    },

    /** Applies what a rename changes, as one step. */
    renameAll(fix: Fix): boolean {
      return commit(fix.title, editsOfFix(get().harness, fix), renamesOf(fix));
    },

    /** Applies one fix for every finding of a rule; those that overlap wait for the next time. */
    async fixAll(rule: string, title: string): Promise<{ fixed: number; left: number }> {
      await whenChecked();
      const found = [...get().report.diagnostics.values()].flat().filter((one) => one.rule === rule);
      const { edits, fixed, left } = joinFixes(get().harness, found);
      commit(title, editsBetween(get().harness, edit(get().harness, edits)));
      return { fixed, left };
    },

    choose(formatId: string | undefined): void {
      if (formatId === undefined) set(withoutFormat);
      else set({ formatId });
      ask();
    },

    configure(settings: Settings): void {
      set({ settings });
      ask();
    },

    rename(name: string): void {
      set({ name });
    },

    recheck: () => ask(),

    show(
      path: Path,
      place?: { line?: number; column?: number; endLine?: number; endColumn?: number; focus?: boolean },
    ) {
      const { view, harness } = get();
      if (!harness.has(path)) return;
      const tabs = view.tabs.includes(path) ? view.tabs : [...view.tabs, path];
      const { line = 1, column = 1, focus = true, ...end } = place ?? {};
      setView({ tabs, active: path, phone: 'edit', ...(place && { reveal: { path, line, column, focus, ...end } }) });
    },

    /** Keeps the active file beside the tabs; a second time lets go of what is there. */
    beside(): void {
      set(({ view: { split, ...view } }) => ({
        view: split === undefined && view.active !== undefined ? { ...view, split: view.active } : view,
      }));
    },

    /** Puts a tab before another, as dragging it there does. */
    moveTab(path: Path, before: Path): void {
      const { tabs } = get().view;
      if (path === before || !tabs.includes(path)) return;
      const others = tabs.filter((one) => one !== path);
      const at = others.indexOf(before);
      // Dragged to the right, it comes to stand after the tab it was dropped on.
      const place = tabs.indexOf(path) < tabs.indexOf(before) ? at + 1 : at;
      setView({ tabs: others.toSpliced(place, 0, path) });
    },

    closeTab(path: Path): void {
      const { view } = get();
      const at = view.tabs.indexOf(path);
      if (at < 0) return;
      const tabs = view.tabs.filter((one) => one !== path);
      const { active: _, ...rest } = view;
      const active = view.active === path ? (tabs[at] ?? tabs.at(-1)) : view.active;
      set({ view: { ...rest, tabs, closed: [...view.closed, path], ...(active !== undefined && { active }) } });
    },

    reopenTab(): void {
      const { view, harness } = get();
      const path = view.closed.findLast((one) => harness.has(one) && !view.tabs.includes(one));
      if (path === undefined) return;
      setView({ closed: view.closed.filter((one) => one !== path), tabs: [...view.tabs, path], active: path });
    },

    sheet(sheet: View['sheet']): void {
      set(({ view: { sheet: _, ...view } }) => ({ view: sheet ? { ...view, sheet } : view }));
    },
  };
}

const withoutFormat = (state: StudioState): StudioState => {
  const next = { ...state };
  delete next.formatId;
  return next;
};

/** What of the view outlives a change of harness: the arrangement of panes. */
const keptView = ({ side, files, problems, sidebar }: View): Partial<View> => ({ side, files, problems, sidebar });

const renamesOf = (fix: Fix): Rename[] =>
  fix.edits.flatMap((one) => ('rename' in one ? [{ from: one.rename, to: one.to }] : []));
