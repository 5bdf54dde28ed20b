/** Routing tests of a harness: kept with it in this browser, and carried by the settings file that the command line reads. */
import { defaultSettings, type Route, type Settings } from '../core/settings';
import { readSettings, writeSettings } from '../core/settings-file';
import type { StudioState } from './state';
import type { Studio } from './store';

const none: readonly Route[] = [];

/** Those kept with the harness, else those of the settings. */
export const routesOf = ({ view, settings }: Pick<StudioState, 'view' | 'settings'>): readonly Route[] =>
  view.routes ?? settings.routes ?? none;

const setRoutes = (studio: Studio, routes: readonly Route[], said: string): void => {
  studio.setView({ routes, said });
  studio.recheck();
};

/** One test per task: saving it again changes where it should lead. */
export function saveRoute(studio: Studio, route: Route): void {
  const kept = routesOf(studio.store.getState()).filter((one) => one.task !== route.task);
  setRoutes(studio, [...kept, route], `Saved the test “${route.task}”`);
}

export function dropRoute(studio: Studio, task: string): void {
  const kept = routesOf(studio.store.getState()).filter((one) => one.task !== task);
  setRoutes(studio, kept, `Removed the test “${task}”`);
}

/** The settings file with the tests written in; what else a file holds stays as it is. */
export function settingsText(routes: readonly Route[], settings: Settings, before?: string): string | undefined {
  const { severities, limits, tokenizer } = settings;
  const rest = before === undefined ? { severities, limits, tokenizer } : {};
  const told = Object.entries(rest).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaultSettings[key as keyof typeof rest]),
  );
  const tests = routes.length === 0 && before === undefined ? undefined : [...routes];
  return writeSettings(before, { ...Object.fromEntries(told), routes: tests });
}

/** Takes the tests of a settings file: those of the same task are replaced. One sentence says what was done, or why not. */
export function takeSettings(studio: Studio, text: string): string {
  const { stored, findings, readable } = readSettings(text);
  if (!readable) return findings[0]?.message ?? 'The settings cannot be read.';
  const taken = stored.routes ?? [];
  if (taken.length === 0) return 'The file holds no routing test.';
  const tasks = new Set(taken.map((one) => one.task));
  const kept = routesOf(studio.store.getState()).filter((one) => !tasks.has(one.task));
  const said = `Took ${taken.length} routing ${taken.length === 1 ? 'test' : 'tests'} from the file.`;
  setRoutes(studio, [...kept, ...taken], said);
  return said;
}
