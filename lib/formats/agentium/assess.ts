/** The later stages of a definition, each only where the earlier ones hold; export runs beside them. */
import { type Bound, bind } from './definition/bind';
import { describeDefinition } from './definition/describe';
import { type Exported, exportManifest } from './definition/export';
import { type Resolved, requirementFaults, resolvedDefaults } from './definition/resolve';
import type { Definition, Description } from './definition/types';
import type { Fault } from './fault';
import type { Profile } from './profile';
import { type OpaqueValue, pointerTo } from './value';

export interface Assessment {
  /** Of the stages describe, resolve and bind, then of the export, then one per disabled instance. */
  faults: readonly Fault[];
  description?: Description;
  resolved?: Resolved;
  /** What a run would bind, as far as it can be read. */
  bound?: Bound;
  exported: Exported;
  /** What makes the definition's description unknowable. */
  unknown?: OpaqueValue;
}

export function assess(definition: Definition, profile: Profile): Assessment {
  const exported = exportManifest(definition);
  const described = describeDefinition(definition);
  if ('unknown' in described)
    return { faults: [], exported, unknown: described.unknown, bound: withoutVerdict(bind(definition)) };
  if ('faults' in described) return { faults: [...described.faults, ...exported.faults], exported };
  const { description } = described;
  const missing = profile.requirements
    ? [...requirementFaults(description, profile.requirements, definition.uses)]
    : [];
  const resolved = profile.projectRoot === undefined ? undefined : resolvedDefaults(definition, profile.projectRoot);
  const bound = bind(definition);
  const faults = missing.length > 0 ? missing : bound.faults;
  return {
    faults: [...faults, ...exported.faults, ...disabledNotes(definition)],
    description,
    exported,
    ...(missing.length > 0 ? { bound: withoutVerdict(bound) } : { bound }),
    ...(resolved && missing.length === 0 ? { resolved } : {}),
  };
}

/** A run that cannot start binds nothing: the parts stay for the picture only. */
function withoutVerdict({ composition, ...bound }: Bound): Bound {
  return { ...bound, faults: [] };
}

/** Inherited by later extensions: every description that carries the entry says so once. */
const disabledNotes = (definition: Definition): Fault[] =>
  definition.disabled.map(({ instanceId, layer, index, at }) => ({
    rule: 'ability-disabled',
    pointer: pointerTo('/disable', index),
    at: at ?? definition.input,
    name: instanceId,
    layer,
  }));
