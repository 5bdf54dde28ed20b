/** A graph as a file to take away. Whatever a harness says in names and descriptions stays text in all of them. */
import type { Graph } from '../graph';
import { dotOf } from './dot';
import { mermaidOf } from './mermaid';
import { svgOf } from './svg';

export type GraphExport = 'svg' | 'mermaid' | 'dot' | 'json';

export interface GraphExportDocs {
  id: GraphExport;
  title: string;
  extension: string;
  mediaType: string;
}

export const graphExports: readonly GraphExportDocs[] = [
  { id: 'svg', title: 'SVG', extension: 'svg', mediaType: 'image/svg+xml' },
  { id: 'mermaid', title: 'Mermaid', extension: 'mmd', mediaType: 'text/plain' },
  { id: 'dot', title: 'Graphviz DOT', extension: 'dot', mediaType: 'text/vnd.graphviz' },
  { id: 'json', title: 'JSON', extension: 'json', mediaType: 'application/json' },
];

/** The text of the file, with a final line feed. All nodes are drawn: fold first where that is wanted. */
export function exportGraph(graph: Graph, as: GraphExport, title = 'Harness'): string {
  if (as === 'svg') return svgOf(graph, title);
  if (as === 'mermaid') return mermaidOf(graph);
  if (as === 'dot') return dotOf(graph, title);
  return `${JSON.stringify({ nodes: graph.nodes, edges: graph.edges }, null, 2)}\n`;
}
