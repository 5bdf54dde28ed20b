/** Runtime references against a registry, and direct implementations against what the registry selects. */
import type { Fault } from '../fault';
import { memberOf, type ObjectValue, type OpaqueValue, pointerTo, textIn, truthOf, type Value } from '../value';
import { type Slot, slots } from '../vocabulary';

/** References that no single registry entry answers. Without a registry nothing is judged. */
export function* referencesFaults(
  references: Value,
  registry: ObjectValue | undefined,
  pointer: string,
): Iterable<Fault> {
  if (references.kind !== 'object' || !registry) return;
  for (const slot of slots) {
    const reference = references.members.get(slot)?.value;
    if (reference?.kind !== 'object') continue;
    const entries = entriesOf(registry, slot);
    if (entries.filter((entry) => answers(entry, reference)).length === 1) continue;
    yield {
      rule: 'unresolved-runtime-reference',
      pointer: pointerTo(pointer, slot),
      at: reference,
      name: slot,
      known: entries.map(nameOf),
    };
  }
}

/** Direct implementations that are not the object their reference selects. Where that cannot be known, the value that hides it. */
export function mismatches(
  runtime: Value,
  references: Value,
  registry: Value,
): { faults: Fault[]; unknown?: OpaqueValue } {
  const faults: Fault[] = [];
  for (const slot of slots) {
    const direct = memberOf(runtime, slot);
    const reference = memberOf(references, slot);
    if (!isGiven(direct) || reference.kind !== 'object' || registry.kind !== 'object') continue;
    const selected = entriesOf(registry, slot).find((entry) => answers(entry, reference));
    if (!selected) continue;
    const implementation = memberOf(selected, 'implementation');
    const same = isSameObject(direct, implementation);
    if (same === false)
      faults.push({ rule: 'runtime-binding-mismatch', pointer: `/runtime/${slot}`, at: direct, name: slot });
    if (same === undefined)
      return { faults, unknown: direct.kind === 'opaque' ? direct : (implementation as OpaqueValue) };
  }
  return { faults };
}

/** True for one object, false for two, undefined where only running the code could tell. */
function isSameObject(left: Value, right: Value): boolean | undefined {
  if (left === right) return true;
  const identity = left.kind === 'opaque' ? left.identity : undefined;
  if (identity !== undefined && right.kind === 'opaque' && right.identity === identity) return true;
  const isKnown = (value: Value): boolean => value.kind !== 'opaque' || value.fresh === true;
  return isKnown(left) && isKnown(right) ? false : undefined;
}

/** A slot counts as given unless it is known to be falsy. */
export const isGiven = (value: Value): boolean => truthOf(value) !== false;

export const entriesOf = (registry: Value, slot: Slot): readonly Value[] => {
  const entries = memberOf(registry, slot);
  return entries.kind === 'list' ? entries.items : [];
};

function answers(entry: Value, reference: Value): boolean {
  const version = memberOf(entry, 'version');
  const wanted = memberOf(reference, 'version');
  const id = textIn(memberOf(entry, 'id'));
  return (
    id !== undefined &&
    id === textIn(memberOf(reference, 'id')) &&
    version.kind === 'number' &&
    wanted.kind === 'number' &&
    version.value === wanted.value
  );
}

function nameOf(entry: Value): string {
  const version = memberOf(entry, 'version');
  return `${textIn(memberOf(entry, 'id')) ?? ''}@${version.kind === 'number' ? version.value : ''}`;
}
