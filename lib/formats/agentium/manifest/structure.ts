/** The structure stage of a manifest: every fault of its schema at once. */

import type { Fault, Reported } from '../fault';
import { repeatsIn } from '../fault';
import { addAll } from '../lists';
import { isAbsent, memberOf, pointerTo, textIn, type Value } from '../value';
import { fields } from '../vocabulary';
import { dataFaults } from './data';
import {
  defaultsFaults,
  identifierFaults,
  integerFaults,
  limitsFaults,
  objectFaults,
  runtimeFaults,
  unknownFields,
} from './shape';

export function structureFaults(manifest: Value): Fault[] {
  const faults = dataFaults(manifest, '');
  const reported = new Set(faults.map((fault) => fault.pointer));
  addAll(faults, shapeFaults(manifest, reported));
  return faults;
}

function* shapeFaults(manifest: Value, reported: Reported): Iterable<Fault> {
  yield* objectFaults(manifest, '', reported);
  if (manifest.kind !== 'object') return;
  yield* unknownFields(manifest, fields.manifest, '', reported);
  const version = memberOf(manifest, 'contractVersion');
  if (
    !(version.kind === 'number' && version.value === 1) &&
    !reported.has('/contractVersion') &&
    version.kind !== 'opaque'
  )
    yield {
      rule: 'contract-version',
      pointer: '/contractVersion',
      at: isAbsent(version) ? manifest : version,
      holder: manifest,
    };
  yield* identifierFaults(memberOf(manifest, 'id'), '/id', reported, manifest);
  yield* abilitiesFaults(memberOf(manifest, 'abilities'), manifest, reported);
  const optional = { defaults: defaultsFaults, limits: limitsFaults, runtime: runtimeFaults };
  for (const [name, faultsOf] of Object.entries(optional)) {
    const member = manifest.members.get(name);
    if (member) yield* faultsOf(member.value, `/${name}`, reported, manifest);
  }
}

function* abilitiesFaults(abilities: Value, manifest: Value, reported: Reported): Iterable<Fault> {
  if (abilities.kind !== 'list') {
    if (!reported.has('/abilities') && abilities.kind !== 'opaque')
      yield {
        rule: 'expected-array',
        pointer: '/abilities',
        at: isAbsent(abilities) ? manifest : abilities,
        holder: manifest,
      };
    return;
  }
  for (const [index, ability] of abilities.items.entries()) {
    yield* selectionFaults(ability, pointerTo('/abilities', index), reported, abilities);
  }
  const ids = abilities.items.map((ability) => textIn(memberOf(ability, 'instanceId')));
  for (const [name, indexes] of repeatsIn(ids)) {
    const index = indexes[0] ?? 0;
    const at = memberOf(abilities.items[index] ?? abilities, 'instanceId');
    yield { rule: 'duplicate-instance-id', pointer: `/abilities/${index}/instanceId`, at, name };
  }
}

/** One `{instanceId, type, version, options}`; all four are required. */
export function* selectionFaults(ability: Value, pointer: string, reported: Reported, list?: Value): Iterable<Fault> {
  yield* objectFaults(ability, pointer, reported, list);
  if (ability.kind !== 'object') return;
  yield* unknownFields(ability, fields.selection, pointer, reported);
  yield* identifierFaults(memberOf(ability, 'instanceId'), `${pointer}/instanceId`, reported, ability);
  yield* identifierFaults(memberOf(ability, 'type'), `${pointer}/type`, reported, ability);
  yield* integerFaults(memberOf(ability, 'version'), 1, `${pointer}/version`, reported, ability);
  yield* objectFaults(memberOf(ability, 'options'), `${pointer}/options`, reported, ability);
}
