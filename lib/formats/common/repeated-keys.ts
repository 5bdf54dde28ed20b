/** Keys that stand twice in one object, in the files that readers take as JSON or YAML. */
import { readFrontmatter } from '../../core/frontmatter';
import { duplicateKeys, parseJson } from '../../core/json';
import { extensionOf, type Path } from '../../core/path';
import type { Splice } from '../../core/splice';
import { parseYaml, type YamlNode, type YamlPair } from '../../core/yaml';
import { removePair } from '../../core/yaml/edit';

export interface RepeatedKey {
  name: string;
  start: number;
  end: number;
  firstStart: number;
  /** Takes out the earlier one, which readers drop anyway. */
  removeFirst?: Splice[];
}

/** All repeated keys of a file's text, in order. A text that does not parse says nothing here. */
export function repeatedKeys(path: Path, text: string): RepeatedKey[] {
  const extension = extensionOf(path);
  if (extension === '.json') return inJson(text);
  if (extension === '.yaml' || extension === '.yml') {
    return mayRepeat(text) ? inYaml(text, parseYaml(text, 'pyyaml').root) : [];
  }
  if (extension !== '.md' || !text.startsWith('---')) return [];
  const end = text.indexOf('\n---', 3);
  if (end < 0 || !mayRepeat(text.slice(3, end))) return [];
  return inYaml(
    text,
    readFrontmatter(text, { style: 'expression', dialect: 'pyyaml', universalNewlines: true }).yaml?.root,
  );
}

/** Cheap and generous: some line starts like an earlier one up to its colon. Most files stop here, unparsed. */
function mayRepeat(text: string): boolean {
  const seen = new Set<string>();
  for (const line of text.split(/[\r\n]+/)) {
    if (line.includes('{')) return true;
    const key = /^[\s?-]*(["']?[^"':\s][^:]*?)["']?\s*:/.exec(line)?.[1]?.replace(/["']/g, '');
    if (key === undefined) continue;
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return false;
}

function inJson(text: string): RepeatedKey[] {
  const { root, fault } = parseJson(text, { nan: true });
  if (!root || fault) return [];
  return duplicateKeys(root).map(({ key, first }) => ({
    name: key.value,
    start: key.start,
    end: key.end,
    firstStart: first.start,
  }));
}

const MOST_REPAIRS = 200;

function inYaml(text: string, root: YamlNode | undefined): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const waiting: YamlNode[] = root ? [root] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'list') waiting.push(...node.items);
    if (node.kind !== 'map') continue;
    const seen = new Map<string, YamlPair>();
    for (const pair of node.pairs) {
      waiting.push(pair.value);
      if (pair.key.kind !== 'scalar' || pair.key.text === '<<') continue;
      const { text: name, start, end } = pair.key;
      const first = seen.get(name);
      // Each repair looks at the whole mapping: a file of nothing but repeated keys gets so many.
      const removeFirst = first && found.length < MOST_REPAIRS ? { removeFirst: removePair(text, node, first) } : {};
      if (first) found.push({ name, start, end, firstStart: first.key.start, ...removeFirst });
      seen.set(name, pair);
    }
  }
  return found.sort((left, right) => left.start - right.start);
}
