/** `defineHarness`: an evaluated input becomes a definition, or every fault of it is named. */

import { type Fault, repeatsIn } from '../fault';
import { addAll } from '../lists';
import { dataFaults } from '../manifest/data';
import { defaultsFaults, identifierFaults, limitsFaults, runtimeFaults, unknownFields } from '../manifest/shape';
import { selectionFaults } from '../manifest/structure';
import {
  firstOpaque,
  isAbsent,
  memberOf,
  numberValue,
  type ObjectValue,
  type OpaqueValue,
  objectValue,
  pointerTo,
  textIn,
  textValue,
  truthOf,
  type Value,
  valueOfUse,
} from '../value';
import { fields } from '../vocabulary';
import { isPortableUse } from './describe';
import { mismatches, referencesFaults } from './references';
import { registryFaults } from './registry';
import type { AbilityUse, Definition, Layer } from './types';
import { type Uses, usesIn } from './uses';

export type Outcome = { definition: Definition } | { faults: readonly Fault[] } | { unknown: OpaqueValue };

/** Fields, ids, abilities and groups first; references only where all of these hold. */
export function define(input: Value, kind: Layer['kind'] = 'definition'): Outcome {
  if (input.kind === 'definition') return { definition: input.definition };
  if (input.kind === 'opaque') return { unknown: input };
  if (input.kind !== 'object') return { faults: [{ rule: 'expected-object', pointer: '', at: input }] };
  const faults = [...unknownFields(input, fields.definition, ''), ...kindFaults(input)];
  const uses = usesIn(memberOf(input, 'abilities'), '/abilities', faults, input);
  addAll(faults, faultsOfUses(uses.uses, '/abilities'));
  const id = memberOf(input, 'id');
  if (!isAbsent(id)) addAll(faults, identifierFaults(id, '/id'));
  for (const [name, faultsOf] of groups) addAll(faults, groupFaults(input, name, faultsOf));
  const registry = memberOf(input, 'runtimeRegistry');
  if (truthOf(registry)) addAll(faults, registryFaults(registry, '/runtimeRegistry'));
  if (faults.length > 0) return { faults };
  const linked = links(input);
  const later = [...conflicts(uses.uses), ...linked.faults];
  if (later.length > 0) return { faults: later };
  const unknown = uses.unknown ?? neededUnknown(input) ?? linked.unknown;
  if (unknown) return { unknown };
  return uses.failed ? { faults: [] } : { definition: definitionOf(input, uses.uses, kind) };
}

const groups = [
  ['defaults', defaultsFaults],
  ['limits', limitsFaults],
  ['runtimeReferences', runtimeFaults],
] as const;

function* kindFaults(input: ObjectValue): Iterable<Fault> {
  const kind = memberOf(input, 'kind');
  if (!input.members.has('kind') || textIn(kind) === 'local' || kind.kind === 'opaque') return;
  yield { rule: 'unsupported-kind', pointer: '/kind', at: kind };
}

/** Data and shape of one group. A whole field that is `undefined` is left out; inside, `undefined` is no JSON. */
export function groupFaults(input: Value, name: string, faultsOf: (typeof groups)[number][1]): Fault[] {
  const value = memberOf(input, name);
  if (isAbsent(value) || (name === 'runtimeReferences' && truthOf(value) === false)) return [];
  const found = dataFaults(value, `/${name}`);
  const reported = new Set(found.map((fault) => fault.pointer));
  return [...found, ...faultsOf(value, `/${name}`, reported, input)];
}

function* faultsOfUses(uses: Uses['uses'], pointer: string): Iterable<Fault> {
  for (const [index, use] of uses.entries()) {
    if (!use) continue;
    const place = pointerTo(pointer, index);
    if (use.instanceId) yield* identifierFaults(use.instanceId, `${place}/instanceId`, undefined, valueOfUse(use));
    if (isPortableUse(use)) yield* portableFaults(use, place);
  }
  // A made-up id is made once per use: listing one use twice repeats it.
  const made = new Map<AbilityUse, string>();
  const ids = uses.map((use) => {
    if (!use || use.instanceId) return use?.instanceId && textIn(use.instanceId);
    made.set(use, made.get(use) ?? `${use.ability.type}:<generated> ${made.size}`);
    return made.get(use);
  });
  for (const [name, indexes] of repeatsIn(ids)) {
    const index = indexes[0] ?? 0;
    const use = uses[index] as AbilityUse;
    const at = use.instanceId ?? valueOfUse(use);
    yield {
      rule: 'duplicate-instance-id',
      pointer: `${pointer}/${index}/instanceId`,
      at,
      name: name.replace(/ \d+$/, ''),
    };
  }
}

/** Portable options are checked as a manifest's: credential names and values that are no JSON. */
function* portableFaults(use: AbilityUse, pointer: string): Iterable<Fault> {
  const selection = selectionOf(use);
  const found = dataFaults(memberOf(selection, 'options'), `${pointer}/options`);
  yield* found;
  if (found.length > 0 || use.ability.type === '') return;
  for (const fault of selectionFaults(selection, pointer, new Set([`${pointer}/instanceId`])))
    yield { ...fault, at: fault.at === selection ? valueOfUse(use) : fault.at };
}

/** What a manifest holds of a use. */
export const selectionOf = (use: AbilityUse): ObjectValue =>
  objectValue({
    instanceId: use.instanceId,
    type: textValue(use.ability.type),
    version: numberValue(use.ability.version),
    options: use.ability.exported(use.options),
  });

/** Two portable abilities of one type and version are two implementations. */
function* conflicts(uses: Uses['uses']): Iterable<Fault> {
  const seen = new Map<string, AbilityUse>();
  for (const [index, use] of uses.entries()) {
    if (!use || !isPortableUse(use)) continue;
    const name = `${use.ability.type}@${use.ability.version}`;
    const other = seen.get(name);
    if (other && other.ability !== use.ability)
      yield {
        rule: 'conflicting-factory',
        pointer: pointerTo('/abilities', index),
        at: valueOfUse(use),
        name,
      };
    seen.set(name, use);
  }
}

function links(input: ObjectValue): { faults: readonly Fault[]; unknown?: OpaqueValue } {
  const references = memberOf(input, 'runtimeReferences');
  const registry = memberOf(input, 'runtimeRegistry');
  if (registry.kind === 'opaque' || firstOpaque(references) || entryUnknown(registry)) return { faults: [] };
  const known = registry.kind === 'object' ? registry : objectValue({});
  const unresolved = [...referencesFaults(references, known, '/runtimeReferences')];
  if (unresolved.length > 0) return { faults: unresolved };
  return mismatches(memberOf(input, 'runtime'), references, registry);
}

/** Entries whose id or version cannot be read: which one a reference selects is unknown then. */
function entryUnknown(registry: Value): OpaqueValue | undefined {
  if (registry.kind !== 'object') return undefined;
  for (const { value: list } of registry.members.values()) {
    if (list.kind === 'opaque') return list;
    for (const entry of list.kind === 'list' ? list.items : []) {
      for (const value of [entry, memberOf(entry, 'id'), memberOf(entry, 'version')])
        if (value.kind === 'opaque') return value;
    }
  }
  return undefined;
}

/** The first part of an input that the answer depends on and that cannot be known. */
function neededUnknown(input: ObjectValue): OpaqueValue | undefined {
  const registry = memberOf(input, 'runtimeRegistry');
  const runtime = memberOf(input, 'runtime');
  if (runtime.kind === 'opaque') return runtime;
  if (registry.kind === 'opaque') return registry;
  for (const value of [
    memberOf(input, 'kind'),
    memberOf(input, 'id'),
    memberOf(input, 'defaults'),
    memberOf(input, 'limits'),
    memberOf(input, 'runtimeReferences'),
    memberOf(runtime, 'modelRoles'),
  ]) {
    const unknown = firstOpaque(value);
    if (unknown) return unknown;
  }
  return memberOf(input, 'runtimeReferences').kind === 'object' ? entryUnknown(registry) : undefined;
}

const origin = (value: Value) => (value.origin ? { origin: value.origin } : {});

const objectIn = (input: Value, name: string): ObjectValue | undefined => {
  const value = memberOf(input, name);
  return value.kind === 'object' ? value : undefined;
};

function definitionOf(input: ObjectValue, uses: Uses['uses'], kind: Layer['kind']): Definition {
  const id = textIn(memberOf(input, 'id'));
  const defaults = objectIn(input, 'defaults');
  const limits = objectIn(input, 'limits');
  const runtime = objectIn(input, 'runtime');
  const references = objectIn(input, 'runtimeReferences');
  const registry = objectIn(input, 'runtimeRegistry');
  const known = uses.filter((use) => use !== undefined);
  return {
    kind: 'local',
    uses: known,
    disabled: [],
    former: [],
    input,
    layers: [
      {
        kind,
        disabled: [],
        replaced: [],
        appended: known.map(nameOf),
        sets: setsOf(defaults, limits),
        ...(id === undefined ? {} : { id }),
        ...origin(input),
      },
    ],
    ...(id === undefined ? {} : { id }),
    ...(defaults ? { defaults } : {}),
    ...(limits ? { limits } : {}),
    ...(runtime ? { runtime } : {}),
    ...(references ? { references } : {}),
    ...(registry ? { registry } : {}),
    ...origin(input),
  };
}

/** How layers and graph name a use: its instance id, else its type. */
export const nameOf = (use: AbilityUse): string =>
  (use.instanceId && textIn(use.instanceId)) ?? `${use.ability.type}:<generated>`;

export const setsOf = (defaults: Value | undefined, limits: Value | undefined): string[] =>
  Object.entries({ defaults, limits }).flatMap(([group, value]) =>
    value?.kind === 'object' ? [...value.members.keys()].map((name) => `${group}.${name}`) : [],
  );
