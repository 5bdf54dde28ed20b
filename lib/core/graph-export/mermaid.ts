/** A graph as a Mermaid flowchart. */
import { foldedGraph } from '../folding';
import type { Graph } from '../graph';
import { clipped, isDimmed, plainIds, type Stroke, strokeOf, visible } from './text';

const arrows: Readonly<Record<Stroke, string>> = {
  solid: '---',
  strong: '-->',
  dashed: '-.->',
  dotted: '-.->',
  broken: '--x',
};

/** All but letters, digits and a few marks become entities: no label can end its quotes, open a directive or a tag. */
const label = (text: string, most: number): string =>
  clipped(visible(text), most).replace(/[^\p{L}\p{M}\p{N} ._/+,()-]/gu, (unit) => `#${unit.codePointAt(0) ?? 0};`);

/** What Mermaid draws without being told otherwise: larger texts it refuses. */
const MOST_EDGES = 500;
const MOST_TEXT = 50_000;

/** A graph too large for Mermaid is folded until it fits, and says so in a comment. */
export function mermaidOf(graph: Graph): string {
  const whole = flowchart(graph);
  if (graph.edges.length <= MOST_EDGES && whole.length <= MOST_TEXT) return whole;
  for (let most = 300; ; most = Math.floor(most / 2)) {
    const folded = foldedGraph(graph, { most });
    const text = `${flowchart(folded)}  %% ${folded.hidden} of ${graph.nodes.length} nodes are folded\n`;
    if (most <= 1 || (folded.edges.length <= MOST_EDGES && text.length <= MOST_TEXT)) return text;
  }
}

function flowchart(graph: Graph): string {
  const ids = plainIds(graph);
  const lines = ['flowchart LR'];
  for (const node of graph.nodes) {
    const style = node.kind === 'root' ? ':::root' : isDimmed(node) ? ':::dimmed' : '';
    // An empty label is no label to Mermaid.
    lines.push(`  ${ids.get(node.id)}["${label(node.label, 60) || ' '}"]${style}`);
  }
  for (const edge of graph.edges) {
    const source = ids.get(edge.source);
    const target = ids.get(edge.target);
    if (source === undefined || target === undefined) continue;
    const stroke = strokeOf(edge);
    const said = edge.broken ? `${edge.kind}, broken` : edge.inferred ? `${edge.kind}, inferred` : edge.kind;
    const name = stroke === 'solid' ? '' : `|"${label(said, 60)}"|`;
    lines.push(`  ${source} ${arrows[stroke]}${name} ${target}`);
  }
  lines.push('  classDef root font-weight:bold,stroke-width:2px', '  classDef dimmed opacity:0.6', '');
  return lines.join('\n');
}
