/**
 * Makes Python's values of a node tree as PyYAML's safe loader does, and says which nodes it cannot. Long, because
 * what a node means depends on what its neighbours did to it: merges, `=` keys, aliases.
 */
import { shown } from '../shown';
import type { YamlFault, YamlMap, YamlNode, YamlPair } from './node';
import { readBinary, readBool, readFloat, readInt, readTimestamp, resolvePlain } from './resolve';
import { keyId, YamlMapping, YamlSet, type YamlValue } from './value';

const CORE = 'tag:yaml.org,2002:';

/** Total: what has no value stands as its text, or as null. */
export const yamlValue = (node: YamlNode): YamlValue => new Builder(() => {}).build(node);

/** What the safe loader refuses in a well-formed tree. */
export function checkValues(root: YamlNode): YamlFault[] {
  const faults: YamlFault[] = [];
  new Builder((fault) => faults.push(fault)).build(root);
  return faults.sort((a, b) => a.start - b.start);
}

/** The tag of a node, given or seen in its text. */
function tagOf(node: YamlNode): string {
  const given = 'tagUri' in node ? node.tagUri : undefined;
  if (given !== undefined && given !== '!') return given;
  if (node.kind === 'map') return `${CORE}map`;
  if (node.kind !== 'scalar') return `${CORE}seq`;
  return node.style === 'plain' || given === '!' ? resolvePlain(node.text) : `${CORE}str`;
}

/** Bounds on merging, which nobody reaches in earnest. */
const DEEPEST_MERGE = 300;
const MOST_MERGED = 100_000;

class Builder {
  private readonly note: (fault: YamlFault) => void;
  private readonly made = new Map<YamlNode, YamlValue>();
  private readonly flat = new Map<YamlMap, YamlPair[]>();
  private mergeDepth = 0;
  /** `=` keys count as text once their mapping has been looked at. */
  private readonly textKeys = new Set<YamlNode>();
  /** Collections are filled level by level, in the loader's order: it decides what an aliased `=` is. */
  private waiting: (() => void)[] = [];

  constructor(note: (fault: YamlFault) => void) {
    this.note = note;
  }

  build(root: YamlNode): YamlValue {
    const value = this.of(root);
    while (this.waiting.length > 0) {
      const round = this.waiting;
      this.waiting = [];
      for (const fill of round) fill();
    }
    return value;
  }

  private refuse(code: string, node: YamlNode, message: string): void {
    this.note({ code, message, start: node.start, end: node.end });
  }

  private of(written: YamlNode): YamlValue {
    const node = written.kind === 'alias' ? written.target : written;
    if (!node) return null;
    const known = this.made.get(node);
    if (known !== undefined) return known;
    const value = this.make(node);
    this.made.set(node, value);
    return value;
  }

  private make(node: YamlNode): YamlValue {
    const tag = this.textKeys.has(node) ? `${CORE}str` : tagOf(node);
    switch (tag.startsWith(CORE) ? tag.slice(CORE.length) : '') {
      case 'str':
        return this.text(node) ?? null;
      case 'null':
        this.text(node);
        return null;
      case 'bool':
        return this.converted(node, 'a boolean', readBool);
      case 'int':
        return this.converted(node, 'an integer', readInt);
      case 'float':
        return this.converted(node, 'a float', readFloat);
      case 'binary':
        return this.converted(node, 'base64', readBinary);
      case 'timestamp':
        return this.converted(node, 'a date', node.kind === 'scalar' ? readTimestamp : () => undefined);
      case 'seq':
        return this.list(node);
      case 'map':
        return this.mapping(node);
      case 'set':
        return this.set(node);
      case 'omap':
      case 'pairs':
        return this.pairs(node);
      default:
        return this.undefinedTag(node);
    }
  }

  private undefinedTag(node: YamlNode): YamlValue {
    const text = node.kind === 'scalar' ? node.text : null;
    if ('tag' in node && node.tag !== undefined) {
      this.refuse('tag', node, `The tag ${shown(node.tag)} is unknown to the loader; quote the value or drop the tag.`);
    } else {
      this.refuse(
        'reserved-value',
        node,
        `The plain value ${shown(text ?? '')} has a meaning of its own in YAML; quote it.`,
      );
    }
    return text;
  }

  /** The text of a scalar; of a mapping, that of its `=` key. */
  private text(node: YamlNode): string | undefined {
    let at: YamlNode | undefined = node;
    const seen = new Set<YamlNode>();
    while (at?.kind === 'map' && !seen.has(at)) {
      seen.add(at);
      const pair: YamlPair | undefined = this.pairsOf(at).find(({ key }) => this.isValueKey(key));
      at = pair?.value.kind === 'alias' ? pair.value.target : pair?.value;
    }
    if (at?.kind === 'scalar') return at.text;
    this.refuse('tag', node, `The tag ${shown('tag' in node ? (node.tag ?? '') : '')} wants a text, not a collection.`);
    return undefined;
  }

  private isValueKey(written: YamlNode): boolean {
    const key = written.kind === 'alias' ? written.target : written;
    return key !== undefined && !this.textKeys.has(key) && tagOf(key) === `${CORE}value`;
  }

  private converted<T extends YamlValue>(
    node: YamlNode,
    what: string,
    read: (text: string) => T | undefined,
  ): YamlValue {
    const text = this.text(node);
    if (text === undefined) return null;
    const value = read(text);
    if (value === undefined) {
      this.refuse('yaml-value', node, `${shown(text)} is read as ${what}, but is none that exists; quote the value.`);
    }
    return value ?? text;
  }

  private later(fill: () => void): void {
    this.waiting.push(fill);
  }

  private list(node: YamlNode): YamlValue {
    const list: YamlValue[] = [];
    if (node.kind === 'list') {
      this.later(() => {
        for (const item of node.items) list.push(this.of(item));
      });
    } else this.mismatch(node, 'a list');
    return list;
  }

  private mismatch(node: YamlNode, wanted: string): void {
    this.refuse('tag', node, `The tag ${shown('tag' in node ? (node.tag ?? '') : '')} wants ${wanted}.`);
  }

  private mapping(node: YamlNode): YamlValue {
    const mapping = new YamlMapping();
    this.later(() => this.fill(node, (key, value) => mapping.set(key, value)));
    return mapping;
  }

  private set(node: YamlNode): YamlValue {
    const set = new YamlSet();
    this.later(() => this.fill(node, (key) => set.add(key)));
    return set;
  }

  private fill(node: YamlNode, put: (key: YamlValue, value: YamlValue) => void): void {
    if (node.kind !== 'map') {
      this.mismatch(node, 'a mapping');
      return;
    }
    for (const pair of this.flatten(node)) {
      const key = this.of(pair.key);
      if (keyId(key) === undefined) {
        this.refuse('unhashable-key', pair.key, 'A list or mapping is used as a key; quote the text if none is meant.');
        continue;
      }
      put(key, this.of(pair.value));
    }
  }

  private pairs(node: YamlNode): YamlValue {
    const list: YamlValue[] = [];
    this.later(() => {
      const pairs = node.kind === 'list' ? node.items.map((item) => this.onlyPair(item)) : [undefined];
      for (const pair of pairs) {
        if (pair) list.push({ type: 'pair', key: this.of(pair.key), value: this.of(pair.value) });
        else this.mismatch(node, 'a list of mappings of one key');
      }
    });
    return list;
  }

  private onlyPair(written: YamlNode): YamlPair | undefined {
    const item = written.kind === 'alias' ? written.target : written;
    const pairs = item?.kind === 'map' ? this.pairsOf(item) : [];
    return pairs.length === 1 ? pairs[0] : undefined;
  }

  /** The pairs of a mapping as they are now: merged ones in place of `<<`, once it has been flattened. */
  private pairsOf(map: YamlMap): YamlPair[] {
    return this.flat.get(map) ?? map.pairs;
  }

  /** Puts what `<<` merges before a mapping's own pairs, which then win. */
  private flatten(map: YamlMap): YamlPair[] {
    const known = this.flat.get(map);
    if (known) return known;
    const own = map.pairs.filter(({ key }) => !this.isMerge(key));
    // Seen by a mapping that merges itself.
    this.flat.set(map, own);
    for (const { key } of own)
      if (this.isValueKey(key)) this.textKeys.add(key.kind === 'alias' ? (key.target ?? key) : key);
    const merged: YamlPair[] = [];
    for (const { key, value } of map.pairs) if (this.isMerge(key)) merged.push(...this.merged(value));
    if (merged.length === 0) return own;
    const all = [...merged, ...own];
    if (all.length > MOST_MERGED) {
      this.refuse('too-large', map, `More than ${MOST_MERGED} keys are merged into one mapping.`);
      all.length = 0;
    }
    this.flat.set(map, all);
    return all;
  }

  private isMerge(written: YamlNode): boolean {
    const key = written.kind === 'alias' ? written.target : written;
    return key !== undefined && tagOf(key) === `${CORE}merge`;
  }

  private merged(written: YamlNode): YamlPair[] {
    const source = written.kind === 'alias' ? written.target : written;
    const sources = source?.kind === 'list' ? source.items : source ? [source] : [];
    const parts: YamlPair[][] = [];
    for (const item of sources) {
      const part = item.kind === 'alias' ? item.target : item;
      if (part?.kind !== 'map' || this.mergeDepth >= DEEPEST_MERGE) {
        this.refuse('merge', item, '`<<` merges a mapping or a list of mappings; quote the key if none is meant.');
        continue;
      }
      this.mergeDepth++;
      parts.push(this.flatten(part));
      this.mergeDepth--;
    }
    return parts.reverse().flat();
  }
}
