/** The first of two equal keys in frontmatter, for the finding about the second. */
import type { Finding } from '../../core/diagnostic';
import type { YamlFault, YamlNode } from '../../core/yaml';
import type { Facts } from './facts';

export function firstKeyOf(facts: Facts, fault: YamlFault): Pick<Finding, 'related'> {
  const { root } = facts.frontmatter.yaml ?? {};
  const waiting: YamlNode[] = fault.code === 'duplicate-key' && root ? [root] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'list') waiting.push(...node.items);
    if (node.kind !== 'map') continue;
    const second = node.pairs.find(({ key }) => key.start === fault.start)?.key;
    const first = second && node.pairs.find(({ key }) => textOf(key) === textOf(second))?.key;
    if (first) {
      const { line, column } = facts.range(first.start, first.end);
      return { related: { path: facts.path, line, column, message: 'The first one.' } };
    }
    for (const { value } of node.pairs) waiting.push(value);
  }
  return {};
}

const textOf = (node: YamlNode): string | undefined => (node.kind === 'scalar' ? node.text : undefined);
