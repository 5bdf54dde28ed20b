/** What definitions are made of, whether they were read from a manifest, a case or TypeScript. */
export type { Ability, AbilityUse, Accepted, Definition, Layer, OptionFault, Reading } from '../nouns';

export interface AbilityDescription {
  instanceId: string;
  type?: string;
  version?: number;
  toolNames: readonly string[];
  requirements: readonly string[];
  runtimeDependent?: boolean;
}

/** What `describeHarness` says. */
export interface Description {
  id: string;
  kind: 'local' | 'portable';
  contractVersion: 1;
  abilities: readonly AbilityDescription[];
  toolNames: readonly string[];
  requirements: readonly string[];
  runtimeDependent: boolean;
  defaults: unknown;
  limits: unknown;
  diagnostics: readonly { code: string; path: string; message: string; severity: 'info' }[];
}

export interface Composition {
  tools: readonly string[];
  promptFragments: readonly string[];
  contextSources: readonly string[];
  /** In resolved order. */
  middleware: readonly string[];
}
