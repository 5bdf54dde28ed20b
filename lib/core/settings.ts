/** All that a check depends on and that is not in the harness. Absent parts make the rules that need them silent. */
import type { Severity } from './diagnostic';
import type { Harness } from './harness';
import type { Path } from './path';

export type TokenizerName = 'o200k_base' | 'cl100k_base' | 'estimate';

/** Counts the tokens of a text. Loaded lazily: until then there is none. */
export interface TokenCounter {
  name: TokenizerName;
  count(text: string): number;
}

/** What a host grants an agentium definition. Shapes as in the conformance cases. */
export interface HostProfile {
  factories?: readonly unknown[];
  runtimeRegistry?: unknown;
  hostRequirements?: readonly string[];
  /** Absolute POSIX path. */
  projectRoot?: string;
}

/** A Harness Lab suite: what an optimizer must not read. */
export interface Suite {
  taskIds: readonly string[];
  /** Destination path and text of each hidden file; `text` is absent where it is no UTF-8. */
  hidden: readonly { dest: string; text?: string }[];
}

/** Makes a check judge the harness as an optimizer's edit of `base`: the edit rules speak, and nothing is ignored on reading. */
export interface OptimizerEdit {
  base: Harness;
  /** How many files may change; the format's default where absent. */
  maxFiles?: number;
  allowHooks?: boolean;
  /** Both sides were read from directories, so what a directory load ignores counts on neither. */
  directories?: boolean;
}

/** A routing test: this task sentence should reach this leaf, named by its directory or its main file. */
export interface Route {
  task: string;
  leaf: Path;
}

/** What people and hosts decide. Keep one object while nothing changes: findings are remembered by its identity. */
export interface Settings {
  /** Rule id → severity, or `off`. Overrides never change what is valid. */
  severities: Readonly<Record<string, Severity | 'off'>>;
  /** Limit id (`kapso/page-lines`) → value; formats declare theirs with defaults. */
  limits: Readonly<Record<string, number>>;
  tokenizer: TokenizerName;
  counter?: TokenCounter;
  host?: HostProfile;
  suite?: Suite;
  optimizer?: OptimizerEdit;
  /** The runner that the preview shows, such as `codex`: what it passes over is said then. */
  runner?: string;
  /** The harness as last exported, for rules about what changed since. */
  lastExport?: Harness;
  routes?: readonly Route[];
}

export const defaultSettings: Settings = { severities: {}, limits: {}, tokenizer: 'o200k_base' };
