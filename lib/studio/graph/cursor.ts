/** From the editor's cursor to the graph: the nodes that the line names, else the node that the line belongs to. */
import type { Graph } from '../../core/graph';
import { graphPlaces } from '../../core/graph-places';
import type { Path } from '../../core/path';

export function nodesAtCursor(graph: Graph, path: Path | undefined, line: number | undefined): string[] {
  if (path === undefined) return [];
  const named = graph.edges.filter((edge) => edge.path === path && edge.line === line && edge.kind !== 'contains');
  if (named.length > 0) return [...new Set(named.map((edge) => edge.target))];
  const own = graphPlaces(graph).nodeAt(path, line);
  return own ? [own.id] : [];
}
