/** Flow style written as a block: the same keys, values and order. */
import type { YamlNode } from '../../../core/yaml';
import { quoted, yamlText } from '../yaml-text';

/** The lines of a flow node as a block, each without indentation of its parent; undefined where a block cannot say it. */
export function blockLines(source: string, node: YamlNode): string[] | undefined {
  if (node.kind === 'map') {
    if (node.pairs.length === 0) return undefined;
    return joined(node.pairs.map(({ key, value }) => placed(`${scalar(source, key)}:`, source, value)));
  }
  if (node.kind === 'list') {
    if (node.items.length === 0) return undefined;
    return joined(node.items.map((item) => placed('-', source, item)));
  }
  return [scalar(source, node)];
}

function joined(parts: readonly (string[] | undefined)[]): string[] | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    if (!part) return undefined;
    for (const each of part) lines.push(each);
  }
  return lines;
}

/** `head value`, with the lines of a collection below it. */
function placed(head: string, source: string, value: YamlNode): string[] | undefined {
  if (isEmpty(value)) return [head];
  if (value.kind === 'scalar' || value.kind === 'alias') return [`${head} ${scalar(source, value)}`];
  const lines = blockLines(source, value);
  return lines && [head, ...lines.map((line) => `  ${line}`)];
}

/** What has no block form becomes an empty value. */
const isEmpty = (node: YamlNode): boolean =>
  (node.kind === 'map' && node.pairs.length === 0) ||
  (node.kind === 'list' && node.items.length === 0) ||
  (node.kind === 'scalar' && node.style === 'plain' && node.text === '');

function scalar(source: string, node: YamlNode): string {
  const written = source.slice(node.start, node.end);
  if (node.kind !== 'scalar') return quoted(written);
  if (written.includes('\n') || node.tag !== undefined || node.anchor !== undefined) return yamlText(node.text);
  // A plain word stays as it was written, unless a block would read it otherwise.
  return node.style === 'plain' && /^[^\s\w]|: |:$| #/.test(written) ? quoted(node.text) : written;
}
