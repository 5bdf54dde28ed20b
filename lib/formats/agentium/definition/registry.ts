/** The shape of a runtime registry: four slots, each a list of entries with a distinct id and version. */
import { type Fault, repeatsIn } from '../fault';
import { isAbsent, memberOf, pointerTo, textIn, type Value } from '../value';
import { isIdentifier, slots } from '../vocabulary';

export function* registryFaults(registry: Value, pointer: string): Iterable<Fault> {
  if (registry.kind === 'opaque' || registry.kind === 'failed') return;
  const broken = (at: Value, place: string, wanted: string): Fault => ({
    rule: 'invalid-runtime-registry',
    pointer: place,
    at,
    wanted,
  });
  if (registry.kind !== 'object') {
    yield broken(registry, pointer, 'the registry is an object');
    return;
  }
  for (const [slot, { value: entries }] of registry.members) {
    const place = pointerTo(pointer, slot);
    if (!(slots as readonly string[]).includes(slot)) {
      yield broken(entries, place, `\`${slot}\` is no slot`);
    } else if (entries.kind === 'list') {
      for (const [index, entry] of entries.items.entries()) {
        const wanted = entryFault(entry);
        if (wanted !== undefined) yield broken(entry, pointerTo(place, index), wanted);
      }
      for (const name of repeatsIn(entries.items.map(nameOf)).keys())
        yield broken(entries, place, `\`${name}\` is registered once`);
    } else if (entries.kind !== 'opaque') {
      yield broken(entries, place, `\`${slot}\` is a list of entries`);
    }
  }
}

function entryFault(entry: Value): string | undefined {
  if (entry.kind === 'opaque') return undefined;
  const id = memberOf(entry, 'id');
  const version = memberOf(entry, 'version');
  if (id.kind !== 'opaque' && !isIdentifier(textIn(id) ?? '')) return 'an entry’s `id` is an identifier';
  const isVersion = version.kind === 'number' && Number.isInteger(version.value) && version.value >= 1;
  if (version.kind !== 'opaque' && !isVersion) return 'an entry’s `version` is a whole number from 1 on';
  if (isNoObject(memberOf(entry, 'implementation'))) return 'an entry has an `implementation` object';
  return undefined;
}

/** A class would be a function as well: what is implemented is an object. */
const isNoObject = ({ kind }: Value): boolean =>
  ['undefined', 'null', 'text', 'number', 'boolean', 'function', 'api', 'ability'].includes(kind);

function nameOf(entry: Value): string | undefined {
  const id = textIn(memberOf(entry, 'id'));
  const version = memberOf(entry, 'version');
  return id === undefined || isAbsent(version) || version.kind !== 'number' ? undefined : `${id}@${version.value}`;
}
