/** A graph in the language of Graphviz. */
import type { Graph } from '../graph';
import { clipped, isDimmed, plainIds, type Stroke, strokeOf, visible } from './text';

const styles: Readonly<Record<Stroke, string>> = {
  solid: 'color=gray, arrowhead=none',
  strong: 'color=blue',
  dashed: 'color=blue, style=dashed',
  dotted: 'color=goldenrod, style=dotted',
  broken: 'color=red, style=dashed, arrowhead=tee',
};

/** A quoted string: Graphviz reads no markup in it, and a doubled backslash starts none of its escapes. */
const quoted = (text: string, most = 60): string =>
  `"${clipped(visible(text), most).replace(/["\\]/g, (unit) => `\\${unit}`)}"`;

/** A digraph of quoted strings only, so that no label is read as syntax. */
export function dotOf(graph: Graph, title: string): string {
  const ids = plainIds(graph);
  const lines = [
    `digraph ${quoted(title)} {`,
    '  rankdir=LR;',
    '  node [shape=box, style=rounded, fontname="sans-serif"];',
  ];
  for (const node of graph.nodes) {
    const dimmed = isDimmed(node) ? ', color=gray, fontcolor=gray' : '';
    const about = quoted(node.details.description ?? node.kind, 500);
    lines.push(`  ${ids.get(node.id)} [label=${quoted(node.label)}, tooltip=${about}${dimmed}];`);
  }
  for (const edge of graph.edges) {
    const source = ids.get(edge.source);
    const target = ids.get(edge.target);
    if (source === undefined || target === undefined) continue;
    lines.push(`  ${source} -> ${target} [tooltip=${quoted(edge.kind)}, ${styles[strokeOf(edge)]}];`);
  }
  lines.push('}', '');
  return lines.join('\n');
}
