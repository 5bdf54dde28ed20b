/** The routing graph: what holds what, and where the texts lead. Parts are remembered per file: an edit redraws its own. */
import type { Edge, Graph, Node } from '../../core/graph';
import type { Facts } from './facts';
import { edgesOf, referencesFrom } from './graph-edges';
import { missingNode, nodeOf } from './graph-nodes';
import { type Plan, planOf, type Slot } from './graph-plan';
import type { Model } from './model';

interface Part {
  main: Facts | undefined;
  size: number;
  node: Node;
  edges: readonly Edge[];
  /** Stand-ins for what its broken edges lead to. */
  missing: readonly Node[];
}

const parts = new WeakMap<Slot, Part>();

export function graphOf(model: Model): Graph {
  const plan = planOf(model);
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  const missing = new Map<string, Node>();
  for (const slot of plan.slots) {
    const part = partOf(slot, plan, model);
    nodes.push(part.node);
    if (slot.contained) edges.push(slot.contained);
    for (const edge of part.edges) edges.push(edge);
    for (const node of part.missing) if (!missing.has(node.id)) missing.set(node.id, node);
  }
  for (const node of missing.values()) nodes.push(node);
  return { nodes, edges };
}

function partOf(slot: Slot, plan: Plan, model: Model): Part {
  const main = slot.main && model.factsOf(slot.main);
  let size = 0;
  for (const member of slot.members) size += bytesOf(model, member.key);
  const held = parts.get(slot);
  if (held && held.main === main && held.size === size) return held;
  const references = main ? referencesFrom(slot, main, model) : [];
  const edges = main ? edgesOf(slot, main, plan, references) : [];
  const missing = edges.filter((edge) => edge.broken).map((edge) => missingNode(edge.target));
  const part = { main, size, node: nodeOf(slot, main, size, references), edges, missing };
  parts.set(slot, part);
  return part;
}

function bytesOf(model: Model, key: string): number {
  const entry = model.harness.get(key);
  return entry?.kind === 'file' ? entry.bytes.length : 0;
}
