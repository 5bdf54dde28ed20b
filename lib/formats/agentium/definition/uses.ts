/** The ability uses of a list, with the faults of entries that are none. */
import type { Fault } from '../fault';
import { isAbsent, memberOf, type OpaqueValue, pointerTo, type Value } from '../value';
import type { AbilityUse } from './types';

export interface Uses {
  uses: readonly (AbilityUse | undefined)[];
  unknown?: OpaqueValue;
  /** An entry is the result of a call that failed already. */
  failed: boolean;
}

/** The ability uses of a list, with the faults of entries that are none. Their places keep their index. */
export function usesIn(list: Value, pointer: string, faults: Fault[], holder: Value): Uses {
  if (isAbsent(list)) return { uses: [], failed: false };
  if (list.kind === 'opaque') return { uses: [], unknown: list, failed: false };
  if (list.kind === 'failed') return { uses: [], failed: true };
  if (list.kind !== 'list') {
    faults.push({ rule: 'expected-array', pointer, at: list, holder });
    return { uses: [], failed: false };
  }
  let unknown: OpaqueValue | undefined;
  let failed = false;
  const uses = list.items.map((item, index) => {
    if (item.kind === 'use') return item.use;
    if (item.kind === 'opaque') unknown ??= item;
    else if (item.kind === 'failed') failed = true;
    else if (isHandWritten(item))
      unknown ??= { kind: 'opaque', why: 'is an ability use written by hand', ...origin(item) };
    else faults.push({ rule: 'invalid-ability', pointer: pointerTo(pointer, index), at: item, holder: list });
    return undefined;
  });
  return { uses, failed, ...(unknown ? { unknown } : {}) };
}

const origin = (value: Value) => (value.origin ? { origin: value.origin } : {});

/** An object with the three functions of an ability use is one, although no ability made it. */
const isHandWritten = (item: Value): boolean =>
  item.kind === 'object' &&
  ['validate', 'describe', 'bind'].every((name) => ['function', 'opaque'].includes(memberOf(item, name).kind));
