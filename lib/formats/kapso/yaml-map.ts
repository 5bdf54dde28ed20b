/** Mappings as Python's loader leaves them: aliases followed, merge keys taken in, of equal keys the last. */

import type { YamlMap, YamlNode, YamlPair } from '../../core/yaml';
import { type ScalarType, scalarType } from './yaml-scalar';

/** What an alias stands for; the node itself otherwise. An alias of nothing stays one. */
export function followed(node: YamlNode): YamlNode {
  let at = node;
  // A chain of aliases cannot be longer than this without being a circle.
  for (let steps = 0; at.kind === 'alias' && at.target && steps < 100; steps++) at = at.target;
  return at;
}

export interface YamlEntry {
  key: string;
  keyNode: YamlNode;
  /** Aliases followed. */
  value: YamlNode;
  /** Where the value is written: the alias, where it is one. */
  written: YamlNode;
  pair: YamlPair;
  /** Taken in through `<<`, so that it is not written in this mapping. */
  merged: boolean;
}

/** Key → entry, in order of first appearance. Keys that are no scalars are shown as they are written. */
export function entriesOf(map: YamlMap, text: string): Map<string, YamlEntry> {
  const entries = new Map<string, YamlEntry>();
  const own = map.pairs.filter((pair) => !isMerge(pair));
  for (const pair of map.pairs) if (isMerge(pair)) takeIn(entries, followed(pair.value), text);
  for (const pair of own) {
    const entry = entryOf(pair, text, false);
    entries.set(entry.key, entry);
  }
  return entries;
}

const isMerge = (pair: YamlPair): boolean =>
  pair.key.kind === 'scalar' && pair.key.style === 'plain' && pair.key.text === '<<' && pair.key.tag === undefined;

/** Deeper chains of merges are nobody's. */
const deepestMerge = 50;

/** Of several merged mappings the first that has a key gives it; a mapping's own keys win over those it merges. */
function takeIn(entries: Map<string, YamlEntry>, source: YamlNode, text: string, depth = 0): void {
  const sources = source.kind === 'list' ? source.items.map(followed) : [source];
  for (const each of depth < deepestMerge ? sources : []) {
    if (each.kind !== 'map') continue;
    for (const pair of each.pairs.filter((own) => !isMerge(own)).reverse()) {
      const entry = entryOf(pair, text, true);
      if (!entries.has(entry.key)) entries.set(entry.key, entry);
    }
    for (const pair of each.pairs) if (isMerge(pair)) takeIn(entries, followed(pair.value), text, depth + 1);
  }
}

/** A key as it is compared: the text of a scalar, the source of anything else. */
export function keyOf(pair: YamlPair, text: string): string {
  const node = followed(pair.key);
  return node.kind === 'scalar' ? node.text : text.slice(node.start, node.end);
}

function entryOf(pair: YamlPair, text: string, merged: boolean): YamlEntry {
  return { key: keyOf(pair, text), keyNode: pair.key, value: followed(pair.value), written: pair.value, pair, merged };
}

export type NodeType = ScalarType | 'list' | 'mapping';

export function typeOf(node: YamlNode): NodeType {
  if (node.kind === 'scalar') return scalarType(node);
  if (node.kind === 'alias') return 'null';
  return node.kind === 'map' ? 'mapping' : 'list';
}

/** How a message names what it found. */
export const typeWords: Readonly<Record<NodeType, string>> = {
  text: 'a text',
  null: 'nothing',
  boolean: 'a truth value',
  integer: 'a number',
  float: 'a number',
  date: 'a date',
  other: 'a tagged value',
  list: 'a list',
  mapping: 'a mapping',
};
