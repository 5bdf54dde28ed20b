/**
 * The nouns that speak of each other, and so share a file: a value may be an ability or a definition, these are made of
 * values, and a function keeps the values around it. Nothing here is ever executed.
 */
import type * as t from '@babel/types';
import type { Path } from '../../core/path';
import type { Module } from './typescript/types';

/** A span of a file's decoded text. */
export interface Origin {
  path: Path;
  start: number;
  end: number;
}

export interface Member {
  value: Value;
  /** The key as written, quotes included. */
  key?: Origin;
  /** Key, colon and value; absent where the member came through a spread. */
  whole?: Origin;
}

export interface ListValue {
  kind: 'list';
  items: readonly Value[];
  origin?: Origin;
  /** The items as written there; absent where that is not one expression each. */
  places?: readonly Origin[];
}

/** A plain object. A Map, so that `__proto__` and its like are names as any other. */
export interface ObjectValue {
  kind: 'object';
  members: ReadonlyMap<string, Member>;
  origin?: Origin;
}

/** A value whose content cannot be known without running code. `why` is a clause that follows the expression. */
export interface OpaqueValue {
  kind: 'opaque';
  why: string;
  origin?: Origin;
  /** It may be a definition: an export of it is listed as not analysable. */
  perhapsDefinition?: true;
  /** Its parts may be definitions. */
  perhapsInside?: true;
  /** Two opaque values of one identity are one object. */
  identity?: string;
  /** Made by this very expression: another expression makes another object. */
  fresh?: true;
}

export interface FunctionValue {
  kind: 'function';
  /** Absent for functions that only exist by name, as the tools of a case do. */
  code?: FunctionCode;
  origin?: Origin;
}

export type Value =
  | { kind: 'text'; value: string; origin?: Origin }
  | { kind: 'number'; value: number; origin?: Origin }
  | { kind: 'boolean'; value: boolean; origin?: Origin }
  | { kind: 'null'; origin?: Origin }
  | { kind: 'undefined'; origin?: Origin }
  /** A gap in a list literal. */
  | { kind: 'hole'; origin?: Origin }
  /** A getter or setter. */
  | { kind: 'accessor'; origin?: Origin; perhapsDefinition?: true }
  /** An object of a class, a regular expression, a symbol or a bigint: known not to be JSON. */
  | { kind: 'instance'; what: string; origin?: Origin }
  | ListValue
  | ObjectValue
  | FunctionValue
  | OpaqueValue
  /** The package's function of that name, or one of `defineTool`'s package. */
  | { kind: 'api'; name: string; origin?: Origin }
  | { kind: 'namespace'; module: string; origin?: Origin }
  | { kind: 'ability'; ability: Ability; origin?: Origin }
  | { kind: 'factory'; ability: Ability; origin?: Origin }
  | { kind: 'use'; use: AbilityUse; origin?: Origin }
  | { kind: 'definition'; definition: Definition; origin?: Origin }
  /** The result of a call whose faults are reported already. */
  | { kind: 'failed'; origin?: Origin };

/** A function of the harness's own code: read, never run. */
export interface FunctionCode {
  module: Module;
  node: t.Function | t.Class;
  /** Values of the parameters of enclosing functions. */
  locals?: Locals;
}

export type Locals = ReadonlyMap<string, Value>;

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
