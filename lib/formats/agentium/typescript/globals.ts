/** The names every module knows without declaring them. */
import type { Value } from '../value';

export function globalValue(name: string): Value | undefined {
  if (name === 'undefined') return { kind: 'undefined' };
  if (name === 'NaN') return { kind: 'number', value: Number.NaN };
  if (name === 'Infinity') return { kind: 'number', value: Number.POSITIVE_INFINITY };
  return undefined;
}

const classes = new Set([
  'Date',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'RegExp',
  'URL',
  'URLSearchParams',
  'Error',
  'TypeError',
  'RangeError',
  'Promise',
  'AbortController',
  'Uint8Array',
]);

export const isGlobalClass = (name: string): boolean => classes.has(name);

/** Functions that look at what they are given and leave it as it is. */
const harmless: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Object: [
      'freeze',
      'keys',
      'values',
      'entries',
      'isFrozen',
      'hasOwn',
      'fromEntries',
      'is',
      'seal',
      'preventExtensions',
    ],
    JSON: ['stringify', 'parse'],
    Array: ['isArray', 'from', 'of'],
    console: ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'assert'],
  }),
);

const harmlessFunctions = new Set([
  'String',
  'Number',
  'Boolean',
  'structuredClone',
  'Symbol',
  'BigInt',
  'expect',
  'test',
  'it',
  'describe',
]);

export const isHarmlessCall = (object: string | undefined, name: string): boolean =>
  object === undefined
    ? harmlessFunctions.has(name)
    : object === 'Math' || (harmless.get(object)?.includes(name) ?? false);
