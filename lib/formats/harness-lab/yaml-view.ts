/** A YAML text of a bundle as the package loads it: `yaml.safe_load`, with the places kept for findings. */
import { parseYaml, type YamlFault, type YamlMap, type YamlNode, type YamlPair } from '../../core/yaml';
import { moveYaml } from '../../core/yaml/move';
import { isTrue, YamlMapping, type YamlValue } from '../../core/yaml/value';
import { yamlValue } from '../../core/yaml/values';

export interface YamlView {
  /** Why the loader refuses the text. */
  fault?: YamlFault;
  /** The document's value; null where it is empty or refused. */
  value: YamlValue;
  /** Where it is a mapping. */
  mapping?: YamlMapping;
  root?: YamlMap;
  /** Anything but a mapping or nothing. */
  notMapping: boolean;
}

/** Reads the part of a file's text from `start` to `end`; offsets are those of the file. */
export function viewOf(text: string, start = 0, end = text.length): YamlView {
  const document = parseYaml(text.slice(start, end), 'pyyaml');
  if (start > 0) moveYaml(document, (offset) => offset + start);
  const { root, faults } = document;
  const [fault] = faults;
  const map = root?.kind === 'map' ? { root } : {};
  if (fault) return { fault, value: null, notMapping: false, ...map };
  const value = root ? yamlValue(root) : null;
  const mapping = value instanceof YamlMapping ? { mapping: value } : {};
  return { value, ...mapping, ...map, notMapping: value !== null && !(value instanceof YamlMapping) };
}

/** The keys written in the mapping itself, by their text; of equal keys the last. */
export function fieldsOf(view: Pick<YamlView, 'root'>): Map<string, YamlPair> {
  const fields = new Map<string, YamlPair>();
  for (const pair of view.root?.pairs ?? []) if (pair.key.kind === 'scalar') fields.set(pair.key.text, pair);
  return fields;
}

/** A key's value where it is true in Python's sense. */
export function trueValue(view: YamlView, key: string): YamlValue | undefined {
  const value = view.mapping?.get(key);
  return value !== undefined && isTrue(value) ? value : undefined;
}

/** The place of a node and nothing else of it. */
export const spanOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

export interface RepeatedKey {
  map: YamlMap;
  first: YamlPair;
  again: YamlPair;
}

/** The second and later of equal keys, each with the first, everywhere in the tree. */
export function repeatedKeys(view: Pick<YamlView, 'root'>): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const open: YamlNode[] = view.root ? [view.root] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'list') open.push(...node.items);
    if (node.kind !== 'map') continue;
    const seen = new Map<string, YamlPair>();
    for (const pair of node.pairs) {
      open.push(pair.value);
      if (pair.key.kind !== 'scalar' || pair.key.text === '<<') continue;
      const first = seen.get(pair.key.text);
      if (first) found.push({ map: node, first, again: pair });
      // Each is compared with the one before it, so that taking that one away takes the finding away.
      seen.set(pair.key.text, pair);
    }
  }
  return found.sort((left, right) => left.again.key.start - right.again.key.start);
}
