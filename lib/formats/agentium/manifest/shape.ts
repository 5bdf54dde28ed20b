/** The shapes that manifests and definitions share: defaults, limits and runtime references. */
import type { Fault, Reported } from '../fault';
import { isAbsent, memberOf, type ObjectValue, pointerTo, type Value } from '../value';
import { fields, isIdentifier } from '../vocabulary';

const nothing: Reported = new Set();

/** A member that must not be called a fault again: absent, reported, or not knowable. */
const isSettled = (value: Value, pointer: string, reported: Reported): boolean =>
  reported.has(pointer) || value.kind === 'opaque' || value.kind === 'failed';

export function* objectFaults(value: Value, pointer: string, reported: Reported, holder?: Value): Iterable<Fault> {
  if (value.kind === 'object' || isSettled(value, pointer, reported)) return;
  yield { rule: 'expected-object', pointer, at: isAbsent(value) ? holder : value, ...(holder ? { holder } : {}) };
}

export function* unknownFields(
  object: ObjectValue,
  known: readonly string[],
  pointer: string,
  reported: Reported = nothing,
): Iterable<Fault> {
  for (const [name, member] of object.members) {
    const place = pointerTo(pointer, name);
    if (known.includes(name) || reported.has(place)) continue;
    yield { rule: 'unknown-field', pointer: place, at: member.value, key: member.key, name, known, holder: object };
  }
}

export function* identifierFaults(
  value: Value,
  pointer: string,
  reported: Reported = nothing,
  holder?: Value,
): Iterable<Fault> {
  if (isSettled(value, pointer, reported)) return;
  if (value.kind === 'text' && isIdentifier(value.value)) return;
  yield { rule: 'invalid-identifier', pointer, at: isAbsent(value) ? holder : value, ...(holder ? { holder } : {}) };
}

export function* integerFaults(
  value: Value,
  least: 0 | 1,
  pointer: string,
  reported: Reported = nothing,
  holder?: Value,
): Iterable<Fault> {
  if (isSettled(value, pointer, reported)) return;
  if (value.kind === 'number' && Number.isInteger(value.value) && value.value >= least) return;
  yield {
    rule: 'invalid-integer',
    pointer,
    at: isAbsent(value) ? holder : value,
    wanted: String(least),
    ...(holder ? { holder } : {}),
  };
}

export function* defaultsFaults(value: Value, pointer: string, reported: Reported, holder?: Value): Iterable<Fault> {
  yield* objectFaults(value, pointer, reported, holder);
  if (value.kind !== 'object') return;
  yield* unknownFields(value, fields.defaults, pointer, reported);
  for (const [name, { value: each }] of value.members) {
    const place = pointerTo(pointer, name);
    if (!(fields.defaults as readonly string[]).includes(name) || isSettled(each, place, reported)) continue;
    if (name === 'workspace') yield* workspaceFaults(each, place, reported, value);
    else if (name === 'skillDirs') yield* skillDirsFaults(each, place, reported, value);
    else if (each.kind !== 'boolean') yield { rule: 'expected-boolean', pointer: place, at: each, name, holder: value };
  }
}

const isFalse = (value: Value): boolean => value.kind === 'boolean' && !value.value;
const isText = (value: Value): boolean => value.kind === 'text' && value.value !== '';

function* workspaceFaults(value: Value, pointer: string, reported: Reported, holder: Value): Iterable<Fault> {
  if (isFalse(value)) return;
  const broken: Fault = { rule: 'invalid-workspace', pointer, at: value, holder };
  if (value.kind !== 'object') {
    yield broken;
    return;
  }
  yield* unknownFields(value, fields.workspace, pointer, reported);
  const path = memberOf(value, 'path');
  const mode = memberOf(value, 'mode');
  if (reported.has(`${pointer}/path`) || reported.has(`${pointer}/mode`)) return;
  const pathOk = isText(path) || path.kind === 'opaque';
  const modeOk = (mode.kind === 'text' && ['read', 'write'].includes(mode.value)) || mode.kind === 'opaque';
  if (!pathOk || !modeOk) yield broken;
}

function* skillDirsFaults(value: Value, pointer: string, reported: Reported, holder: Value): Iterable<Fault> {
  if (isFalse(value)) return;
  const sound = (each: Value, index: number) =>
    isText(each) || each.kind === 'opaque' || reported.has(pointerTo(pointer, index));
  if (value.kind === 'list' && value.items.every(sound)) return;
  yield { rule: 'invalid-skill-dirs', pointer, at: value, holder };
}

export function* limitsFaults(value: Value, pointer: string, reported: Reported, holder?: Value): Iterable<Fault> {
  yield* objectFaults(value, pointer, reported, holder);
  if (value.kind !== 'object') return;
  yield* unknownFields(value, fields.limits, pointer, reported);
  for (const name of fields.limits) {
    const member = value.members.get(name);
    if (member) yield* integerFaults(member.value, 0, pointerTo(pointer, name), reported, value);
  }
}

export function* runtimeFaults(value: Value, pointer: string, reported: Reported, holder?: Value): Iterable<Fault> {
  yield* objectFaults(value, pointer, reported, holder);
  if (value.kind !== 'object') return;
  yield* unknownFields(value, fields.runtime, pointer, reported);
  for (const [name, { value: each }] of value.members) {
    if (!(fields.runtime as readonly string[]).includes(name)) continue;
    const place = pointerTo(pointer, name);
    yield* objectFaults(each, place, reported, value);
    if (each.kind !== 'object') continue;
    if (name === 'modelRoles') yield* rolesFaults(each, place, reported);
    else yield* referenceFaults(each, place, reported);
  }
}

/** `id` and `version`, and nothing else. */
export function* referenceFaults(reference: ObjectValue, pointer: string, reported: Reported): Iterable<Fault> {
  yield* unknownFields(reference, fields.reference, pointer, reported);
  yield* identifierFaults(memberOf(reference, 'id'), `${pointer}/id`, reported, reference);
  yield* integerFaults(memberOf(reference, 'version'), 1, `${pointer}/version`, reported, reference);
}

/** A role's name has no place of its own in a pointer: the fault lies at the map. */
function* rolesFaults(roles: ObjectValue, pointer: string, reported: Reported): Iterable<Fault> {
  for (const [role, member] of roles.members) {
    const place = pointerTo(pointer, role);
    if (reported.has(place)) continue;
    if (!isIdentifier(role))
      yield { rule: 'invalid-identifier', pointer, at: roles, key: member.key, name: role, wanted: 'role' };
    yield* identifierFaults(member.value, place, reported, roles);
  }
}
