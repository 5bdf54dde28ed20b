/** What a hook set is read against: the host's events, tools and variables. Formats give their own. */
import { parentsOf } from '../../../core/ordered';
import type { Path } from '../../../core/path';

/** What a matcher of an event is compared with: tool names, fixed words, or names only the machine knows. */
export type MatcherSubject = 'tools' | 'agents' | 'servers' | 'files' | 'commands' | 'models' | readonly string[];

export interface HookEvent {
  name: string;
  /** When it happens, to stand in a sentence: "before a tool runs". */
  when: string;
  /** Absent where the event takes no matcher. */
  matches?: MatcherSubject;
}

export interface HookHost {
  /** In the order people list them. */
  events: readonly HookEvent[];
  tools: readonly string[];
  handlerTypes: readonly string[];
  /** Names of the variables that stand for the harness's root: `CLAUDE_PLUGIN_ROOT`. */
  rootVariables: readonly string[];
  /** Those that stand for where the session works: `CLAUDE_PROJECT_DIR`. */
  workVariables?: readonly string[];
}

/** What lies at a path below the root variable when the hook runs. */
export type Found = 'file' | 'directory' | 'missing';

/** Says it of each path that `paths` (files only) makes up. */
export function finderIn(paths: Iterable<Path>): (path: Path) => Found {
  const files = new Set(paths);
  const directories = parentsOf(files);
  return (path) => (files.has(path) ? 'file' : directories.has(path) ? 'directory' : 'missing');
}
