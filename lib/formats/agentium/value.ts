/** Values of manifests and TypeScript alike, each with the place it was written at. Nothing here is ever executed. */
import { addAll } from './lists';
import type { AbilityUse, FunctionValue, ListValue, Member, ObjectValue, OpaqueValue, Origin, Value } from './nouns';

export { pointerTo } from '../../core/pointer';
export type { FunctionValue, ListValue, Member, ObjectValue, OpaqueValue, Origin, Value } from './nouns';

export const undefinedValue: Value = { kind: 'undefined' };
export const textValue = (value: string): Value => ({ kind: 'text', value });
export const booleanValue = (value: boolean): Value => ({ kind: 'boolean', value });
export const numberValue = (value: number): Value => ({ kind: 'number', value });
export const listValue = (items: readonly Value[]): ListValue => ({ kind: 'list', items });
export const functionValue: FunctionValue = { kind: 'function' };

/** An object of the given members; those that are undefined are left out. */
export function objectValue(members: Readonly<Record<string, Value | undefined>>): ObjectValue {
  const map = new Map<string, Member>();
  for (const [name, value] of Object.entries(members)) if (value) map.set(name, { value });
  return { kind: 'object', members: map };
}

/** The member's value; `undefined` where there is none, as JavaScript reads it. A getter would run: nobody knows what it gives. */
export function memberOf(value: Value, name: string): Value {
  const member = (value.kind === 'object' ? value.members.get(name)?.value : undefined) ?? undefinedValue;
  return member.kind === 'accessor' ? getterValue(member.origin) : member;
}

const getterValue = (origin: Origin | undefined): OpaqueValue => ({
  kind: 'opaque',
  why: 'is a getter or setter',
  ...(origin ? { origin } : {}),
});

/** A use as a value, placed where it was made. */
export const valueOfUse = (use: AbilityUse): Value => ({
  kind: 'use',
  use,
  ...(use.origin ? { origin: use.origin } : {}),
});

export const isAbsent = (value: Value): boolean => value.kind === 'undefined';

export const textIn = (value: Value): string | undefined => (value.kind === 'text' ? value.value : undefined);

/** A plain JavaScript value as a `Value`, for cases and settings. */
export function fromPlain(plain: unknown): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'string') return textValue(plain);
  if (typeof plain === 'number') return numberValue(plain);
  if (typeof plain === 'boolean') return booleanValue(plain);
  if (Array.isArray(plain)) return listValue(plain.map(fromPlain));
  if (typeof plain !== 'object') return undefinedValue;
  const members = new Map<string, Member>();
  for (const [name, each] of Object.entries(plain)) members.set(name, { value: fromPlain(each) });
  return { kind: 'object', members };
}

/** JSON data as plain JavaScript; objects have no prototype, so that every name is data. */
export function plainOf(value: Value): unknown {
  switch (value.kind) {
    case 'text':
    case 'boolean':
      return value.value;
    case 'number':
      // JSON has one zero: what is written down and read again is never -0.
      return value.value === 0 ? 0 : value.value;
    case 'list':
      return value.items.map(plainOf);
    case 'object': {
      const plain: Record<string, unknown> = Object.create(null);
      for (const [name, member] of value.members) plain[name] = plainOf(member.value);
      return plain;
    }
    default:
      return null;
  }
}

/** JavaScript's truth of a value; undefined where it depends on what cannot be known. */
export function truthOf(value: Value): boolean | undefined {
  switch (value.kind) {
    case 'text':
      return value.value !== '';
    case 'number':
      return value.value !== 0 && !Number.isNaN(value.value);
    case 'boolean':
      return value.value;
    case 'null':
    case 'undefined':
    case 'hole':
      return false;
    case 'opaque':
    case 'failed':
      return undefined;
    default:
      return true;
  }
}

/** How a value is named in messages: its kind, never its content. */
export function kindInWords(value: Value): string {
  switch (value.kind) {
    case 'text':
      return 'text';
    case 'list':
      return 'a list';
    case 'object':
      return 'an object';
    case 'null':
    case 'undefined':
      return value.kind;
    case 'number':
      return Number.isFinite(value.value) ? 'a number' : 'a number that is not finite';
    case 'boolean':
      return `\`${value.value}\``;
    case 'hole':
      return 'a gap in a list';
    case 'accessor':
      return 'a getter or setter';
    case 'instance':
      return value.what;
    case 'use':
      return 'an ability use';
    case 'ability':
      return 'an ability that was not called';
    default:
      return `a ${value.kind === 'api' ? 'function' : value.kind}`;
  }
}

/** The first value in a tree that cannot be known, walked in order; each shared part once. */
export const firstOpaque = (value: Value): OpaqueValue | undefined =>
  firstIn(value, (each) => (each.kind === 'opaque' ? each : undefined));

/** The first getter or setter in a tree, as the value nobody knows. */
export const firstGetter = (value: Value): OpaqueValue | undefined =>
  firstIn(value, (each) => (each.kind === 'accessor' ? getterValue(each.origin) : undefined));

function firstIn<Found>(value: Value, find: (each: Value) => Found | undefined): Found | undefined {
  const seen = new Set<Value>();
  const waiting: Value[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop() as Value;
    if (seen.has(next)) continue;
    seen.add(next);
    const found = find(next);
    if (found !== undefined) return found;
    if (next.kind === 'list') addAll(waiting, next.items.toReversed());
    if (next.kind === 'object') addAll(waiting, [...next.members.values()].map((member) => member.value).reverse());
  }
  return undefined;
}
