/** Where a file's text leads. */
import type { Edge } from '../../core/graph';
import { parentOf, resolve } from '../../core/path';
import { type Reference, referencesOf } from '../../core/references';
import type { Facts } from './facts';
import type { Plan, Slot } from './graph-plan';
import type { Model } from './model';

/** Those whose texts an agent reads on its way; loose and hidden files lead nowhere. */
const reading = new Set(['harness', 'nested-harness', 'routing', 'content', 'skill-file', 'internal']);
const routing = new Set(['harness', 'nested-harness', 'routing']);

export const isMarkdown = (facts: Facts): boolean => /\.md$/i.test(facts.fileName);

/** Where the body of a file begins. */
export const bodyStartOf = (facts: Facts): number => facts.frontmatter.fences?.body.start ?? 0;

/** What the text of a node's file names. */
export function referencesFrom(slot: Slot, facts: Facts, model: Model): readonly Reference[] {
  // A group shows its routing file's description, but what that file says leads on from its own node.
  if (slot.kind === 'group' || !reading.has(facts.role) || !isMarkdown(facts)) return [];
  return referencesOf(model.harness, facts.path, facts.entry, bodyStartOf(facts));
}

/** One edge per target, at the first place that names it. */
export function edgesOf(slot: Slot, facts: Facts, plan: Plan, references: readonly Reference[]): readonly Edge[] {
  const edges = new Map<string, Edge>();
  for (const reference of references) {
    const edge = edgeOf(reference, slot, facts, plan);
    if (!edge || edge.target === slot.id) continue;
    const held = edges.get(edge.target);
    // Said outright somewhere is not merely concluded.
    if (!held || (held.inferred && !edge.inferred)) edges.set(edge.target, edge);
  }
  return [...edges.values()];
}

function edgeOf(reference: Reference, slot: Slot, facts: Facts, plan: Plan): Edge | undefined {
  const { target, line, inferred, fault, path } = reference;
  const said = { source: slot.id, path: facts.path, line };
  if (target === undefined) {
    if (fault !== 'broken') return undefined;
    const wanted = resolve(parentOf(facts.path), path) ?? path;
    return { ...said, target: `missing:${wanted}`, kind: kindOf(facts, undefined), broken: true };
  }
  const id = plan.idOf(target);
  if (id === undefined) return undefined;
  // A routing file that names its own directory leads nowhere new.
  if (facts.role === 'routing' && id === parentOf(facts.path)) return undefined;
  const edge = { ...said, target: id, kind: kindOf(facts, plan.kindOf(id)) };
  return inferred ? { ...edge, inferred } : edge;
}

function kindOf(facts: Facts, target: string | undefined): string {
  if (routing.has(facts.role)) return 'routes';
  return target === 'script' ? 'runs' : 'mentions';
}
