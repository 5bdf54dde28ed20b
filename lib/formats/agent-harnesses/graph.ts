/** The routing graph: what holds what, and where the texts lead. Parts are remembered per file: an edit redraws its own. */
import type { Edge, Graph, Node } from '../../core/graph';
import type { Facts } from './facts';
import { edgesOf } from './graph-edges';
import { missingNodes, nodeOf } from './graph-nodes';
import { type Plan, planOf, type Slot } from './graph-plan';
import type { Model } from './model';

interface Part {
  main: Facts | undefined;
  size: number;
  node: Node;
  edges: readonly Edge[];
}

const parts = new WeakMap<Slot, Part>();

export function graphOf(model: Model): Graph {
  const plan = planOf(model);
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  for (const slot of plan.slots) {
    const part = partOf(slot, plan, model);
    nodes.push(part.node);
    if (slot.contained) edges.push(slot.contained);
    for (const edge of part.edges) edges.push(edge);
  }
  nodes.push(...missingNodes(edges));
  return { nodes, edges };
}

function partOf(slot: Slot, plan: Plan, model: Model): Part {
  const main = slot.main && model.factsOf(slot.main);
  const size = slot.members.reduce((sum, member) => sum + bytesOf(model, member.key), 0);
  const held = parts.get(slot);
  if (held && held.main === main && held.size === size) return held;
  const part = { main, size, node: nodeOf(slot, main, size), edges: main ? edgesOf(slot, main, plan, model) : [] };
  parts.set(slot, part);
  return part;
}

function bytesOf(model: Model, key: string): number {
  const entry = model.harness.get(key);
  return entry?.kind === 'file' ? entry.bytes.length : 0;
}
