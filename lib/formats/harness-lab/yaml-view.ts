/** A YAML text of a bundle as the package loads it: `yaml.safe_load`, with the places kept for findings. */
import { parseYaml, type YamlMap, type YamlNode } from '../../core/yaml';
import { isTrue, YamlMapping, type YamlValue } from '../../core/yaml/value';
import { yamlValue } from '../../core/yaml/values';

export interface YamlView {
  /** Why the loader refuses the text; offsets in the file. */
  fault?: { code: string; message: string; start: number; end: number };
  /** The document's value; null where it is empty or refused. */
  value: YamlValue;
  /** Where it is a mapping. */
  mapping?: YamlMapping;
  root?: YamlMap;
  /** Anything but a mapping or nothing. */
  notMapping: boolean;
  /** Where the text starts in the file: offsets of nodes count from there. */
  offset: number;
}

/** Reads the part of a file's text from `start` to `end`. */
export function viewOf(text: string, start = 0, end = text.length): YamlView {
  const { root, faults } = parseYaml(text.slice(start, end), 'pyyaml');
  const fault = faults[0];
  const map = root?.kind === 'map' ? { root } : {};
  if (fault) {
    const moved = { ...fault, start: fault.start + start, end: fault.end + start };
    return { fault: moved, value: null, notMapping: false, offset: start, ...map };
  }
  const value = root ? yamlValue(root) : null;
  const mapping = value instanceof YamlMapping ? { mapping: value } : {};
  return { value, ...mapping, ...map, notMapping: value !== null && !(value instanceof YamlMapping), offset: start };
}

/** A key of a mapping with its nodes; of equal keys the last. */
export interface Field {
  key: YamlNode;
  value: YamlNode;
}

/** The keys written in the mapping itself, by their text. */
export function fieldsOf(view: YamlView): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const pair of view.root?.pairs ?? []) if (pair.key.kind === 'scalar') fields.set(pair.key.text, pair);
  return fields;
}

/** A key's value where it is true in Python's sense. */
export function trueValue(view: YamlView, key: string): YamlValue | undefined {
  const value = view.mapping?.get(key);
  return value !== undefined && isTrue(value) ? value : undefined;
}

/** A node's span in the file. */
export const spanOf = (view: Pick<YamlView, 'offset'>, node: { start: number; end: number }) => ({
  start: node.start + view.offset,
  end: node.end + view.offset,
});

/** The second and later of equal keys, each with the first, everywhere in the tree. */
export function repeatedKeys(view: YamlView): { text: string; first: YamlNode; again: YamlNode }[] {
  const found: { text: string; first: YamlNode; again: YamlNode }[] = [];
  const open: YamlNode[] = view.root ? [view.root] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'list') open.push(...node.items);
    if (node.kind !== 'map') continue;
    const seen = new Map<string, YamlNode>();
    for (const { key, value } of node.pairs) {
      open.push(value);
      if (key.kind !== 'scalar' || key.text === '<<') continue;
      const first = seen.get(key.text);
      if (first) found.push({ text: key.text, first, again: key });
      else seen.set(key.text, key);
    }
  }
  return found.sort((left, right) => left.again.start - right.again.start);
}
