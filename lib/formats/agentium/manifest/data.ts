/** The first walk of the structure stage: credential names and values that are no JSON, at any depth. */

import type { Fault } from '../fault';
import { addAll } from '../lists';
import { type Member, pointerTo, type Value } from '../value';
import { isCredentialName } from '../vocabulary';

/** The reference recurses and would fail somewhere beyond this depth; we refuse in words. */
export const deepest = 1000;

/** Faults of a tree of data in document order. The tree may share parts; a cycle cannot be written in JSON or evaluated code. */
export function dataFaults(root: Value, at: string): Fault[] {
  const faults: Fault[] = [];
  const waiting: { value: Value; pointer: string; depth: number; member?: Member }[] = [
    { value: root, pointer: at, depth: 0 },
  ];
  while (waiting.length > 0) {
    const { value, pointer, depth } = waiting.pop() as (typeof waiting)[number];
    if (depth > deepest) {
      faults.push({ rule: 'non-json-value', pointer, at: value, wanted: `nests deeper than ${deepest} levels` });
      continue;
    }
    if (value.kind === 'list') {
      for (let index = value.items.length - 1; index >= 0; index--) {
        waiting.push({ value: value.items[index] as Value, pointer: pointerTo(pointer, index), depth: depth + 1 });
      }
    } else if (value.kind === 'object') {
      const inside: typeof waiting = [];
      for (const [name, member] of value.members) {
        const place = pointerTo(pointer, name);
        if (isCredentialName(name))
          faults.push({
            rule: 'credential-key',
            pointer: place,
            at: member.value,
            key: member.key,
            name,
            holder: value,
          });
        inside.push({ value: member.value, pointer: place, depth: depth + 1, member });
      }
      addAll(waiting, inside.reverse());
    } else if (!isScalar(value)) {
      faults.push({ rule: 'non-json-value', pointer, at: value });
    }
  }
  return faults;
}

/** Opaque values are no fault: whoever needs their content says that it cannot be known. */
function isScalar(value: Value): boolean {
  if (value.kind === 'number') return Number.isFinite(value.value);
  return ['text', 'boolean', 'null', 'opaque', 'failed'].includes(value.kind);
}
