/** What the package's functions give for evaluated arguments. */

import { fileContext, mcpResources, suppliedTools, textContext } from '../definition/built-in';
import { define, type Outcome } from '../definition/define';
import { extend } from '../definition/extend';
import { basePreset, researchPreset } from '../definition/presets';
import { registryFaults } from '../definition/registry';
import type { Ability } from '../definition/types';
import { usedWith } from '../definition/use';
import type { Fault } from '../fault';
import { load } from '../manifest/load';
import { structureFaults } from '../manifest/structure';
import type { Profile } from '../profile';
import {
  firstOpaque,
  functionValue,
  isAbsent,
  memberOf,
  type ObjectValue,
  type OpaqueValue,
  type Origin,
  objectValue,
  truthOf,
  type Value,
} from '../value';
import { declareAbility } from './abilities';
import type { Evaluator } from './evaluate';

/** Abilities of the package, by the name they are imported under. */
export const packageAbilities: Readonly<Record<string, Ability>> = {
  textContext,
  fileContext,
  suppliedTools,
  mcpResources,
};

/** The package's other values, whose results do not matter here or are read below. */
export const packageFunctions: ReadonlySet<string> = new Set([
  'defineHarness',
  'extendHarness',
  'base',
  'research',
  'loadManifest',
  'defineAbility',
  'describeHarness',
  'exportManifest',
  'hashManifest',
  'agentDriver',
  'teamDriver',
  'workflowDriver',
  'reflectionPolicy',
  'summaryContextPolicy',
]);

export interface Called {
  value: Value;
  faults: readonly Fault[];
}

const absent: Value = { kind: 'undefined' };

/** A call of the package's function `name`; undefined for functions whose result does not matter here. */
export function callApi(
  name: string,
  args: readonly Value[],
  evaluator: Evaluator,
  origin: Origin,
): Called | undefined {
  const [first = absent, second = absent, third = absent] = args;
  switch (name) {
    case 'defineHarness':
      return ofOutcome(inputOutcome(first), origin);
    case 'extendHarness':
      return ofOutcome(extended(first, second), origin);
    case 'base':
      return ofOutcome(basePreset(first), origin);
    case 'research':
      return ofOutcome(researchPreset(first), origin);
    case 'loadManifest':
      return ofOutcome(loaded(first, second, third), origin);
    case 'defineAbility': {
      const declared = declareAbility(first, evaluator, origin);
      if ('ability' in declared) return { value: { kind: 'ability', ability: declared.ability, origin }, faults: [] };
      if ('faults' in declared) return { value: { kind: 'failed', origin }, faults: declared.faults };
      return { value: declared.unknown, faults: [] };
    }
    default:
      return undefined;
  }
}

/** `defineTool` of the core package: its name is what the harness sees. */
export function defineTool(options: Value, origin: Origin): Value {
  if (options.kind !== 'object') return { kind: 'opaque', why: 'is a tool whose options cannot be known', origin };
  const schema: Value = { kind: 'instance', what: 'a schema' };
  const tool: ObjectValue = objectValue({
    name: memberOf(options, 'name'),
    execute: functionValue,
    parameters: schema,
  });
  return { ...tool, origin };
}

/** A call of an ability. */
export function callAbility(ability: Ability, args: readonly Value[], origin: Origin): Called {
  const [options = absent, config = absent] = args;
  if (config.kind === 'opaque') return { value: config, faults: [] };
  const made = usedWith(ability, options, memberOf(config, 'instanceId'), origin);
  if ('use' in made) return { value: { kind: 'use', use: made.use, origin }, faults: [] };
  if ('faults' in made) return { value: { kind: 'failed', origin }, faults: made.faults };
  return { value: made.unknown, faults: [] };
}

function ofOutcome(outcome: Outcome, origin: Origin): Called {
  if ('definition' in outcome) {
    const definition = { ...outcome.definition, origin: outcome.definition.origin ?? origin };
    return { value: { kind: 'definition', definition, origin }, faults: [] };
  }
  if ('faults' in outcome) return { value: { kind: 'failed', origin }, faults: outcome.faults };
  return { value: { ...outcome.unknown, perhapsDefinition: true }, faults: [] };
}

/** `{kind: "portable", manifest, factories, runtimeRegistry?}` is the same as loading. */
function inputOutcome(input: Value): Outcome {
  const kind = memberOf(input, 'kind');
  if (kind.kind !== 'text' || kind.value !== 'portable' || input.kind !== 'object') return define(input);
  const known = ['kind', 'manifest', 'factories', 'runtimeRegistry'];
  const faults: Fault[] = [...input.members].flatMap(([name, member]) =>
    known.includes(name)
      ? []
      : [{ rule: 'unknown-field', pointer: `/${name}`, at: member.value, key: member.key, name, known, holder: input }],
  );
  if (faults.length > 0) return { faults };
  return loaded(memberOf(input, 'manifest'), memberOf(input, 'factories'), memberOf(input, 'runtimeRegistry'));
}

function extended(base: Value, extension: Value): Outcome {
  if (base.kind === 'failed') return { faults: [] };
  const source = base.kind === 'definition' ? { definition: base.definition } : inputOutcome(base);
  return 'definition' in source ? extend(source.definition, extension) : source;
}

function loaded(manifest: Value, factories: Value, registry: Value): Outcome {
  const unknown = firstOpaque(manifest);
  if (unknown) return { unknown };
  const faults = structureFaults(manifest);
  if (faults.length > 0 || manifest.kind !== 'object') return { faults };
  const refused = truthOf(registry) === true ? [...registryFaults(registry, '/runtimeRegistry')] : [];
  if (refused.length > 0) return { faults: refused };
  const profile = profileFrom(factories, registry);
  if ('kind' in profile) return { unknown: profile };
  const result = load(manifest, profile);
  if (result.definition) return { definition: result.definition };
  return result.faults.length > 0
    ? { faults: result.faults }
    : { unknown: { kind: 'opaque', why: 'needs a factory that cannot be read' } };
}

/** The factories and registry of a call, strictly: what is not listed is not approved. */
function profileFrom(factories: Value, registry: Value): Profile | OpaqueValue {
  const unreadable = (value: Value): OpaqueValue =>
    value.kind === 'opaque'
      ? value
      : {
          kind: 'opaque',
          why: 'is no list of factories that can be read',
          ...(value.origin ? { origin: value.origin } : {}),
        };
  if (factories.kind !== 'list') return unreadable(factories);
  const abilities = new Map<string, Ability>();
  const conflicts: string[] = [];
  for (const item of factories.items) {
    if (item.kind !== 'factory') return unreadable(item);
    const name = `${item.ability.type}@${item.ability.version}`;
    const other = abilities.get(name);
    if (other && other !== item.ability) conflicts.push(name);
    abilities.set(name, item.ability);
  }
  const opaque =
    registry.kind === 'object'
      ? [...registry.members.values()].find((member) => member.value.kind === 'opaque')
      : undefined;
  if (opaque || (registry.kind !== 'object' && !isAbsent(registry))) return unreadable(opaque?.value ?? registry);
  return { abilities, complete: true, conflicts, registry: registry.kind === 'object' ? registry : objectValue({}) };
}
