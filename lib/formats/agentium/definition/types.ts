/** What definitions are made of, whether they were read from a manifest, a case or TypeScript. */
import type { ObjectValue, OpaqueValue, Origin, Value } from '../value';

/** What a function of the ability gives back: a value, nothing (it throws), or something only running it could tell. */
export type Reading = { value: Value } | { throws: true } | { unknown: OpaqueValue };

/** `type@version` with option validation and description. Two abilities are one implementation when they are one object. */
export interface Ability {
  type: string;
  version: number;
  /** It has a mapping to portable options. */
  portable: boolean;
  /** Validates and normalises: the options, why not, or that only running code could tell. */
  accept(options: Value, where: 'code' | 'manifest'): Accepted;
  /** Options as a manifest holds them. */
  exported(options: Value): Value;
  describe(options: Value): Reading;
  bind(options: Value): Reading;
  origin?: Origin;
}

export type Accepted = { options: Value } | { refused: OptionFault } | { unknown: OpaqueValue };

export interface OptionFault {
  /** Below the options. */
  pointer: string;
  /** The law in words, such as "`entries` is a list". */
  wanted: string;
  at: Value;
}

/** One configured instance of an ability. */
export interface AbilityUse {
  ability: Ability;
  /** Absent where none was given: the package then makes one from type and a random number. */
  instanceId?: Value;
  options: Value;
  origin?: Origin;
}

export interface Layer {
  kind: 'definition' | 'manifest' | 'extension' | 'preset';
  /** The id this layer sets. */
  id?: string;
  origin?: Origin;
  disabled: readonly string[];
  replaced: readonly string[];
  appended: readonly string[];
  /** `defaults.contextFiles`, `limits.maxChildDepth`, … */
  sets: readonly string[];
}

export interface Definition {
  kind: 'local' | 'portable';
  /** Absent where generated. */
  id?: string;
  uses: readonly AbilityUse[];
  defaults?: ObjectValue;
  limits?: ObjectValue;
  /** Direct implementations by slot, and `modelRoles`. */
  runtime?: ObjectValue;
  references?: ObjectValue;
  registry?: ObjectValue;
  /** One entry per disabled instance, inherited by later extensions. */
  disabled: readonly { instanceId: string; layer: number; index: number; at?: Value }[];
  layers: readonly Layer[];
  /** Uses that a layer disabled or replaced. */
  former: readonly AbilityUse[];
  /** The manifest a portable definition was loaded from, with normalised options. */
  manifest?: ObjectValue;
  origin?: Origin;
  /** The input as written, to place findings in. */
  input?: Value;
}

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
