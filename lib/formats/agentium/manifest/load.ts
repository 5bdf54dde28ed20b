/** The load stage: a sound manifest against the host's approved factories and registry. */

import { referencesFaults } from '../definition/references';
import { unknownAbility } from '../definition/static-ability';
import type { AbilityUse, Definition } from '../definition/types';
import type { Fault } from '../fault';
import { addAll } from '../lists';
import type { Profile } from '../profile';
import { memberOf, type ObjectValue, pointerTo, textIn, type Value } from '../value';
import { fields } from '../vocabulary';

export interface Loaded {
  faults: readonly Fault[];
  /** Absent where a fault, or a factory nobody can judge without a profile, stands in the way. */
  definition?: Definition;
}

export function load(manifest: ObjectValue, profile: Profile): Loaded {
  const faults: Fault[] = profile.conflicts.map((name) => ({
    rule: 'conflicting-factory',
    pointer: '',
    at: manifest,
    name,
  }));
  const selections = memberOf(manifest, 'abilities');
  const uses: AbilityUse[] = [];
  let complete = true;
  for (const [index, selection] of (selections.kind === 'list' ? selections.items : []).entries()) {
    const use = selectedUse(selection, pointerTo('/abilities', index), profile, faults);
    if (use) uses.push(use);
    else complete = false;
  }
  const references = memberOf(manifest, 'runtime');
  addAll(faults, referencesFaults(references, profile.registry, '/runtime'));
  if (faults.length > 0 || !complete) return { faults };
  return { faults, definition: definitionOf(manifest, uses, profile) };
}

function selectedUse(selection: Value, pointer: string, profile: Profile, faults: Fault[]): AbilityUse | undefined {
  const type = textIn(memberOf(selection, 'type')) ?? '';
  const version = memberOf(selection, 'version');
  const name = `${type}@${version.kind === 'number' ? version.value : 0}`;
  const known = profile.abilities.get(name);
  if (!known && (profile.complete || profile.conflicts.includes(name))) {
    if (!profile.conflicts.includes(name))
      faults.push({ rule: 'unknown-factory', pointer, at: selection, name, known: [...profile.abilities.keys()] });
    return undefined;
  }
  const ability = known ?? unknownAbility(type, version.kind === 'number' ? version.value : 0);
  const accepted = ability.accept(memberOf(selection, 'options'), 'manifest');
  if ('refused' in accepted) {
    const { refused } = accepted;
    faults.push({
      rule: 'invalid-options',
      pointer: `${pointer}/options${refused.pointer}`,
      at: refused.at,
      name,
      wanted: refused.wanted,
    });
    return undefined;
  }
  if ('unknown' in accepted) return undefined;
  return {
    ability,
    instanceId: memberOf(selection, 'instanceId'),
    options: accepted.options,
    ...(selection.origin ? { origin: selection.origin } : {}),
  };
}

function definitionOf(manifest: ObjectValue, uses: readonly AbilityUse[], profile: Profile): Definition {
  const id = textIn(memberOf(manifest, 'id'));
  const group = (name: string): ObjectValue | undefined => {
    const value = memberOf(manifest, name);
    return value.kind === 'object' ? value : undefined;
  };
  const defaults = group('defaults');
  const limits = group('limits');
  const runtime = group('runtime');
  const sets = (name: string, value: ObjectValue | undefined) =>
    [...(value?.members.keys() ?? [])].map((field) => `${name}.${field}`);
  return {
    kind: 'portable',
    uses,
    disabled: [],
    former: [],
    manifest: normalised(manifest, uses),
    layers: [
      {
        kind: 'manifest',
        disabled: [],
        replaced: [],
        appended: uses.map((use) => (use.instanceId && textIn(use.instanceId)) ?? ''),
        sets: [...sets('defaults', defaults), ...sets('limits', limits)],
        ...(id === undefined ? {} : { id }),
        ...(manifest.origin ? { origin: manifest.origin } : {}),
      },
    ],
    input: manifest,
    ...(id === undefined ? {} : { id }),
    ...(defaults ? { defaults } : {}),
    ...(limits ? { limits } : {}),
    ...(runtime ? { references: runtime } : {}),
    ...(profile.registry ? { registry: profile.registry } : {}),
    ...(manifest.origin ? { origin: manifest.origin } : {}),
  };
}

/** The loaded manifest holds the options as the factory gave them back. */
function normalised(manifest: ObjectValue, uses: readonly AbilityUse[]): ObjectValue {
  const selections = memberOf(manifest, 'abilities');
  const items = (selections.kind === 'list' ? selections.items : []).map((selection, index): Value => {
    const members = new Map(selection.kind === 'object' ? selection.members : []);
    members.set('options', { value: uses[index]?.options ?? memberOf(selection, 'options') });
    return { kind: 'object', members };
  });
  const members = new Map(
    [...manifest.members].filter(([name]) => (fields.manifest as readonly string[]).includes(name)),
  );
  members.set('abilities', { value: { kind: 'list', items } });
  return { kind: 'object', members };
}
