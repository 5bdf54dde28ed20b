/** What the host allows, from settings or a case, in the engine's own terms. */
import type { HostProfile } from '../../core/settings';
import { textContext } from './definition/built-in';
import { staticAbility } from './definition/static-ability';
import type { Ability } from './definition/types';
import { fromPlain, type ObjectValue } from './value';

export interface Profile {
  /** By `type@version`; none of a conflict. */
  abilities: ReadonlyMap<string, Ability>;
  /** The list is the whole list: what is missing is not approved. */
  complete: boolean;
  /** `type@version` of two implementations. */
  conflicts: readonly string[];
  /** Absent: unknown, so no reference is judged. */
  registry?: ObjectValue;
  requirements?: readonly string[];
  projectRoot?: string;
}

const builtInName = `${textContext.type}@${textContext.version}`;

/** What holds without a profile: the one built-in portable factory is always approved, nothing else is judged. */
export const noProfile: Profile = { abilities: new Map([[builtInName, textContext]]), complete: false, conflicts: [] };

/** A profile as people set it. `strict` is a case's: it lists the built-in factory too and leaves nothing open. */
export function profileOf(host: HostProfile | undefined, strict = false): Profile {
  if (!host) return noProfile;
  const abilities = new Map<string, Ability>(strict ? [] : noProfile.abilities);
  const conflicts = new Set<string>();
  for (const factory of Array.isArray(host.factories) ? host.factories : []) {
    const ability = factory === builtInName ? textContext : staticAbility(fromPlain(factory));
    if (!ability) continue;
    const name = `${ability.type}@${ability.version}`;
    const other = abilities.get(name);
    if (other && other !== ability) conflicts.add(name);
    abilities.set(name, ability);
  }
  for (const name of conflicts) abilities.delete(name);
  const registry = fromPlain(host.runtimeRegistry ?? (strict ? {} : undefined));
  return {
    abilities,
    complete: strict || host.factories !== undefined,
    conflicts: [...conflicts],
    ...(registry.kind === 'object' ? { registry } : {}),
    ...(Array.isArray(host.hostRequirements) ? { requirements: host.hostRequirements.map(String) } : {}),
    ...(typeof host.projectRoot === 'string' ? { projectRoot: host.projectRoot } : {}),
  };
}
