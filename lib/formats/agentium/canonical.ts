/** Canonical JSON, as the package hashes it: no blanks, keys in UTF-16 order, everything else as `JSON.stringify` writes it. */
import type { Value } from './value';

/** The canonical text of JSON data at most a thousand levels deep, which the structure stage assures. */
export function canonicalOf(value: Value): string {
  switch (value.kind) {
    case 'text':
    case 'number':
    case 'boolean':
      return JSON.stringify(value.value);
    case 'list':
      return `[${value.items.map(canonicalOf).join(',')}]`;
    case 'object': {
      // Sorted as pairs: an object built in this order would move integer-like keys to the front.
      const names = [...value.members.keys()].sort();
      return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalOf(value.members.get(name)?.value ?? { kind: 'null' })}`).join(',')}}`;
    }
    default:
      return 'null';
  }
}
