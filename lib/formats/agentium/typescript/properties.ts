/** What reading members, items and keys of known values gives, as JavaScript does it. */
import type * as t from '@babel/types';
import type { Value } from '../value';

/** `{ __proto__: x }` sets the prototype; a computed, shorthand or method name makes an ordinary member. */
export const setsPrototype = (property: t.ObjectProperty, name: string): boolean =>
  name === '__proto__' && !property.computed && !property.shorthand;

export const asKey = (value: Value): string | undefined =>
  value.kind === 'text' ? value.value : value.kind === 'number' ? String(value.value) : undefined;

/** The items a spread in a list gives. */
export function iterated(value: Value): readonly Value[] | undefined {
  if (value.kind === 'text') return [...value.value].map((each): Value => ({ kind: 'text', value: each }));
  if (value.kind !== 'list') return undefined;
  return value.items.map((item): Value => (item.kind === 'hole' ? { kind: 'undefined' } : item));
}

/** The members a spread in an object copies. A getter would run: what it gives is not known. */
export function spreadMembers(value: Value): readonly (readonly [string, Value])[] | undefined {
  if (['null', 'undefined', 'boolean', 'number'].includes(value.kind)) return [];
  if (value.kind === 'list')
    return value.items.flatMap((item, index) => (item.kind === 'hole' ? [] : [[String(index), item] as const]));
  if (value.kind !== 'object') return undefined;
  if ([...value.members.values()].some((member) => member.value.kind === 'accessor')) return undefined;
  return [...value.members].map(([name, member]) => [name, member.value] as const);
}

const objectPrototype = new Set(Object.getOwnPropertyNames(Object.prototype));

/** What reading a property gives; undefined where that is not known. */
export function propertyOf(object: Value, key: string): Value | undefined {
  if (object.kind === 'object') {
    const member = object.members.get(key);
    if (member) return member.value.kind === 'accessor' ? undefined : member.value;
    return objectPrototype.has(key) ? undefined : { kind: 'undefined' };
  }
  if (object.kind === 'list') return listProperty(object.items, key);
  if (object.kind === 'text') {
    if (key === 'length') return { kind: 'number', value: object.value.length };
    const letter = /^(?:0|[1-9]\d*)$/.test(key) ? object.value[Number(key)] : undefined;
    return letter === undefined ? undefined : { kind: 'text', value: letter };
  }
  if (object.kind === 'use' && key === 'instanceId') return object.use.instanceId;
  if (object.kind === 'definition' && key === 'id' && object.definition.kind === 'local') {
    const { id } = object.definition;
    return id === undefined ? undefined : { kind: 'text', value: id };
  }
  if (object.kind !== 'ability') return undefined;
  const { ability } = object;
  if (key === 'type') return { kind: 'text', value: ability.type };
  if (key === 'version') return { kind: 'number', value: ability.version };
  if (key === 'factory') return ability.portable ? { kind: 'factory', ability } : { kind: 'undefined' };
  return undefined;
}

function listProperty(items: readonly Value[], key: string): Value | undefined {
  if (key === 'length') return { kind: 'number', value: items.length };
  if (!/^(?:0|[1-9]\d*)$/.test(key)) return undefined;
  const item = items[Number(key)];
  return item === undefined || item.kind === 'hole' ? { kind: 'undefined' } : item;
}
