/** The routing graph: what holds what. */
import type { Edge, Graph, Node } from '../../core/graph';
import type { Model } from './model';

export function graphOf(model: Model): Graph {
  const { root, places } = model.structure;
  const nodes: Node[] = [{ id: '.', kind: 'root', label: 'HARNESS.md', path: '.', details: {} }];
  const edges: Edge[] = [];
  for (const place of places) {
    const kind = place.is === 'file' ? place.role : place.kind;
    nodes.push({ id: place.path, kind, label: place.name, path: place.path, details: {} });
    edges.push({
      source: place.parent === root ? '.' : (place.parent?.path ?? '.'),
      target: place.path,
      kind: 'contains',
    });
  }
  return { nodes, edges };
}
