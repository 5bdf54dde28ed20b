/** How the manifest's parts are read: texts with their places, and a fault for each place of the wrong shape. */
import { pointerTo } from '../../core/pointer';
import type { YamlMap, YamlNode } from '../../core/yaml';
import type { Placed } from './placed';
import { followed, typeOf, typeWords, type YamlEntry } from './yaml-map';

/** A shape the manifest may not have: one for each faulty place. */
export type ManifestFault =
  | {
      rule: 'unknown-field';
      name: string;
      where: string;
      known: readonly string[];
      entry: YamlEntry;
      map: YamlMap;
      pointer: string;
    }
  | { rule: 'unknown-module'; name: string; entry: YamlEntry; map: YamlMap; pointer: string }
  | { rule: 'bad-type'; what: string; found: string; wanted: Wanted; node: YamlNode; pointer: string };

export type Wanted = 'a text' | 'a mapping' | 'a list' | 'true or false';

/** Collects while reading; the finished object is the facts. */
export interface ManifestReading {
  text: string;
  faults: ManifestFault[];
  loosely: Set<string>;
}

/** A scalar's text, or the source of anything else, at the place where it is written. */
export function placed(node: YamlNode, written: YamlNode, text: string): Placed {
  const said = node.kind === 'scalar' ? node.text : text.slice(node.start, node.end);
  return { text: said, start: written.start, end: written.end };
}

export function badType(reading: ManifestReading, node: YamlNode, what: string, wanted: Wanted, pointer: string): void {
  reading.faults.push({ rule: 'bad-type', what, found: typeWords[typeOf(node)], wanted, node, pointer });
}

/** A text; anything else is a fault. Nothing, and no fault, where there is no such field. */
export function textAt(
  reading: ManifestReading,
  entry: YamlEntry | undefined,
  what: string,
  pointer: string,
): Placed | undefined {
  if (!entry) return undefined;
  if (typeOf(entry.value) === 'text') return placed(entry.value, entry.written, reading.text);
  badType(reading, entry.written, what, 'a text', pointer);
  return undefined;
}

/** The texts of a list; whatever else stands in it is a fault of its own. */
export function textsAt(
  reading: ManifestReading,
  entry: YamlEntry,
  what: string,
  pointer: string,
): (Placed & { index: number })[] {
  if (entry.value.kind !== 'list') {
    badType(reading, entry.written, what, 'a list', pointer);
    return [];
  }
  return entry.value.items.flatMap((item, index) => {
    const value = item.kind === 'alias' ? (item.target ?? item) : item;
    if (typeOf(value) === 'text') return [{ ...placed(value, item, reading.text), index }];
    badType(reading, item, `Entry ${index + 1} of ${what}`, 'a text', `${pointer}/${index}`);
    return [];
  });
}

/** Every field that is not `known` is a fault; `where` says in words where it stands. */
export function unknownFields(
  reading: ManifestReading,
  entries: ReadonlyMap<string, YamlEntry>,
  map: YamlMap,
  known: readonly string[],
  where: string,
  pointer: string,
): void {
  for (const [name, entry] of entries) {
    if (known.includes(name) && typeOf(followed(entry.keyNode)) === 'text') continue;
    reading.faults.push({
      rule: 'unknown-field',
      name,
      where,
      known,
      entry,
      map,
      pointer: pointerTo(pointer, name),
    });
  }
}
