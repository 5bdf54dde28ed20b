/** Calling an ability: options are validated, the instance id is kept or left to be generated. */
import type { Fault } from '../fault';
import { firstGetter, isAbsent, type OpaqueValue, type Origin, type Value } from '../value';
import type { Ability, AbilityUse } from './types';

export type Used = { use: AbilityUse } | { faults: readonly Fault[] } | { unknown: OpaqueValue };

/** An empty text is not an omitted id; null is. */
export function usedWith(ability: Ability, options: Value, instanceId: Value, origin?: Origin): Used {
  if (instanceId.kind === 'opaque') return { unknown: instanceId };
  // Options are copied before anyone looks at them: what a getter gives then is data as any other.
  const getter = firstGetter(options);
  if (getter) return { unknown: getter };
  const accepted = ability.accept(options, 'code');
  if ('refused' in accepted) {
    const { refused } = accepted;
    const at = refused.at.origin || !origin ? refused.at : { ...refused.at, origin };
    return {
      faults: [{ rule: 'invalid-options', pointer: refused.pointer, at, name: ability.type, wanted: refused.wanted }],
    };
  }
  if ('unknown' in accepted) return { unknown: accepted.unknown };
  const omitted = isAbsent(instanceId) || instanceId.kind === 'null';
  return {
    use: {
      ability,
      options: accepted.options,
      ...(omitted ? {} : { instanceId }),
      ...(origin ? { origin } : {}),
    },
  };
}
