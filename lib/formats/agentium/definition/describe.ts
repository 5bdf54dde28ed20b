/** What `describeHarness` says of a definition. */

import type { Fault } from '../fault';
import { repeatsIn } from '../fault';
import { addAll } from '../lists';
import { identifierFaults } from '../manifest/shape';
import {
  firstGetter,
  firstOpaque,
  isAbsent,
  memberOf,
  type OpaqueValue,
  plainOf,
  pointerTo,
  textIn,
  type Value,
  valueOfUse,
} from '../value';
import type { AbilityDescription, AbilityUse, Definition, Description } from './types';

export type Described = { description: Description } | { faults: readonly Fault[] } | { unknown: OpaqueValue };

/** The instance id as shown: generated ones carry no random number. */
export const shownInstanceId = (use: AbilityUse): string =>
  (use.instanceId && textIn(use.instanceId)) ?? `${use.ability.type}:<generated>`;

export const shownId = (definition: Definition): string => definition.id ?? 'local-<generated>';

/** A use that a manifest can hold: its type has a mapping and its id was given. */
export const isPortableUse = (use: AbilityUse): boolean => use.ability.portable && use.instanceId !== undefined;

export function describeDefinition(definition: Definition): Described {
  const faults: Fault[] = [];
  const abilities: AbilityDescription[] = [];
  for (const [index, use] of definition.uses.entries()) {
    const pointer = pointerTo('/abilities', index);
    const reading = use.ability.describe(use.options);
    if ('unknown' in reading) return { unknown: reading.unknown };
    const description = 'throws' in reading ? undefined : reading.value;
    const unknown = description && (firstOpaque(description) ?? firstGetter(description));
    if (unknown) return { unknown };
    const found = description
      ? [...descriptionFaults(description, pointer, use)]
      : [{ rule: 'invalid-description', pointer, at: valueOfUse(use), wanted: 'describe throws' }];
    addAll(faults, found);
    if (description && found.length === 0) abilities.push(shown(use, description));
  }
  if (faults.length > 0) return { faults };
  return { description: whole(definition, abilities) };
}

function* descriptionFaults(description: Value, pointer: string, use: AbilityUse): Iterable<Fault> {
  const at = valueOfUse(use);
  const toolNames = memberOf(description, 'toolNames');
  const requirements = memberOf(description, 'requirements');
  if (toolNames.kind !== 'list' || requirements.kind !== 'list') {
    const name = toolNames.kind === 'list' ? 'requirements' : 'toolNames';
    yield { rule: 'invalid-description', pointer, at, wanted: `\`${name}\` is no list` };
    return;
  }
  for (const name of [...toolNames.items, ...requirements.items])
    for (const fault of identifierFaults(name, pointer))
      yield { ...fault, at: name.origin ? name : at, ...named(name) };
  for (const name of repeatsIn(toolNames.items.map(textIn)).keys())
    yield { rule: 'duplicate-tool-name', pointer, at, name };
  const dependent = memberOf(description, 'runtimeDependent');
  if (!isAbsent(dependent) && dependent.kind !== 'boolean')
    yield { rule: 'invalid-description', pointer, at, wanted: '`runtimeDependent` is no boolean' };
}

const named = (name: Value) => (name.kind === 'text' ? { name: name.value } : {});

const textsIn = (list: Value): string[] => (list.kind === 'list' ? list.items.map((item) => textIn(item) ?? '') : []);

function shown(use: AbilityUse, description: Value): AbilityDescription {
  const dependent = memberOf(description, 'runtimeDependent');
  return {
    instanceId: shownInstanceId(use),
    ...(isPortableUse(use) ? { type: use.ability.type, version: use.ability.version } : {}),
    toolNames: textsIn(memberOf(description, 'toolNames')),
    requirements: [...new Set(textsIn(memberOf(description, 'requirements')))],
    ...(dependent.kind === 'boolean' ? { runtimeDependent: dependent.value } : {}),
  };
}

function whole(definition: Definition, abilities: readonly AbilityDescription[]): Description {
  return {
    id: shownId(definition),
    kind: definition.kind,
    contractVersion: 1,
    abilities,
    toolNames: abilities.flatMap((ability) => ability.toolNames),
    requirements: [...new Set(abilities.flatMap((ability) => ability.requirements))],
    runtimeDependent: abilities.some((ability) => ability.runtimeDependent),
    defaults: definition.defaults ? plainOf(definition.defaults) : {},
    limits: definition.limits ? plainOf(definition.limits) : {},
    diagnostics: definition.disabled.map(({ instanceId }) => ({
      code: 'ability_disabled',
      path: `abilities.${instanceId}`,
      message: 'Ability explicitly disabled',
      severity: 'info',
    })),
  };
}
