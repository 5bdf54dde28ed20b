/** What strictyaml refuses in a text that is good YAML: repeated keys, mappings out of line, keys that are no text. */
import { shown } from '../shown';
import type { YamlFault, YamlMap, YamlNode } from './node';

export function strictFaults(text: string, root: YamlNode, version: [number, number] | undefined): YamlFault[] {
  const faults: YamlFault[] = [];
  const note = (code: string, node: YamlNode, message: string): void => {
    faults.push({ code, message, start: node.start, end: node.end });
  };
  const knowsScalars = version === undefined || version[1] === 1 || version[1] === 2;
  const waiting: YamlNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'list') for (const item of node.items) waiting.push(item);
    else if (node.kind === 'map') {
      checkKeys(node, note);
      checkColumns(text, node, note);
      for (const { key, value } of node.pairs) waiting.push(key, value);
    } else if (node.kind === 'scalar' && node.style === 'plain' && !knowsScalars) {
      note(
        'directive',
        node,
        `${shown(`%YAML 1.${version[1]}`)} asks for a YAML that is not read here; leave the directive out.`,
      );
    }
  }
  return faults.sort((a, b) => a.start - b.start);
}

type Note = (code: string, node: YamlNode, message: string) => void;

const isMerge = (key: YamlNode): boolean => key.kind === 'scalar' && key.style === 'plain' && key.text === '<<';

function checkKeys(map: YamlMap, note: Note): void {
  const seen = new Set<string>();
  for (const { key, value } of map.pairs) {
    if (key.kind !== 'scalar') {
      note('key-not-text', key, 'A key is a list or a mapping; a text is wanted.');
    } else if (isMerge(key)) {
      const mappings = value.kind === 'list' ? value.items : [value];
      if (mappings.some(({ kind }) => kind !== 'map')) {
        note('merge', key, '`<<` is read as the merging of mappings, but no mapping follows; quote the key.');
      }
    } else if (seen.has(key.text))
      note('duplicate-key', key, `The key ${shown(key.text)} stands twice in this mapping.`);
    else seen.add(key.text);
  }
}

/** All values that are mappings must start at one column. */
function checkColumns(text: string, map: YamlMap, note: Note): void {
  let first: number | undefined;
  for (const { key, value } of map.pairs) {
    if (value.kind !== 'map' || isMerge(key)) continue;
    const column = columnOf(text, value.start);
    first ??= column;
    if (column !== first) {
      const seen = shown(text.slice(value.start, value.pairs[0]?.key.end ?? value.end));
      note(
        'mapping-indentation',
        value,
        `The mapping at ${seen} is indented by ${column} columns, its sibling mappings by ${first}; all want the same.`,
      );
    }
  }
}

function columnOf(text: string, at: number): number {
  let start = at;
  while (start > 0 && !'\n\r'.includes(text.charAt(start - 1))) start--;
  return at - start;
}
