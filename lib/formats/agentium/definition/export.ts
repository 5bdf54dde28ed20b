/** The portable manifest of a definition, or every reason why there is none. */
import type { Fault } from '../fault';
import { structureFaults } from '../manifest/structure';
import {
  firstOpaque,
  isAbsent,
  listValue,
  type Member,
  memberOf,
  numberValue,
  type ObjectValue,
  type OpaqueValue,
  pointerTo,
  textValue,
  type Value,
  valueOfUse,
} from '../value';
import { slots } from '../vocabulary';
import { selectionOf } from './define';
import { isPortableUse } from './describe';
import { isGiven } from './references';
import type { Definition } from './types';

export interface Exported {
  faults: readonly Fault[];
  manifest?: ObjectValue;
  /** The options of an ability pass through code: whether and how it exports is unknown. */
  unknown?: OpaqueValue;
}

export function exportManifest(definition: Definition): Exported {
  if (definition.manifest) return { faults: [], manifest: definition.manifest };
  const faults = [...reasons(definition)];
  if (faults.length > 0) return { faults };
  const manifest = manifestOf(definition);
  const unknown = firstOpaque(manifest);
  if (unknown) return { faults, unknown };
  const broken = structureFaults(manifest);
  return broken.length > 0 ? { faults: broken } : { faults, manifest };
}

function* reasons(definition: Definition): Iterable<Fault> {
  if (definition.id === undefined) yield { rule: 'export-missing-id', pointer: '/id', at: definition.input };
  for (const slot of slots) {
    const direct = definition.runtime ? memberOf(definition.runtime, slot) : undefined;
    const reference = definition.references ? memberOf(definition.references, slot) : undefined;
    if (direct && isGiven(direct) && (!reference || isAbsent(reference)))
      yield { rule: 'export-runtime-binding', pointer: `/runtime/${slot}`, at: direct, name: slot };
  }
  for (const [index, use] of definition.uses.entries()) {
    const pointer = pointerTo('/abilities', index);
    const at: Value = valueOfUse(use);
    if (isPortableUse(use)) continue;
    const rule = use.ability.portable ? 'export-missing-instance-id' : 'export-local-ability';
    yield { rule, pointer, at, name: use.ability.type };
  }
}

function manifestOf(definition: Definition): ObjectValue {
  const members = new Map<string, Member>();
  const set = (name: string, value: Value | undefined) => {
    if (value) members.set(name, { value });
  };
  set('contractVersion', numberValue(1));
  set('id', textValue(definition.id ?? ''));
  set('abilities', listValue(definition.uses.map(selectionOf)));
  set('runtime', runtimeOf(definition));
  set('defaults', definition.defaults);
  set('limits', definition.limits);
  return { kind: 'object', members };
}

/** References, with the roles of the direct runtime winning. */
function runtimeOf(definition: Definition): ObjectValue | undefined {
  const roles = definition.runtime ? memberOf(definition.runtime, 'modelRoles') : undefined;
  const hasRoles = roles && isGiven(roles);
  if (!definition.references && !hasRoles) return undefined;
  const members = new Map<string, Member>(definition.references?.members ?? []);
  if (hasRoles) members.set('modelRoles', { value: roles });
  return { kind: 'object', members };
}
