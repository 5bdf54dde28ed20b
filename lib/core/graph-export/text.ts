/** What names and labels of a harness look like in an exported graph. */
import type { Edge, Graph, Node } from '../graph';

/** One line: controls, line breaks and marks that turn the writing direction are shown as their code. */
export function visible(text: string): string {
  return text
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\p{Cs}]/gu, codeOf);
}

const codeOf = (unit: string): string =>
  unit === '\ufffd' ? unit : `\\u${(unit.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** At most so many characters; the end of a name says more than its middle. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const tail = Math.floor(most / 3);
  return `${letters.slice(0, most - 1 - tail).join('')}…${letters.slice(letters.length - tail).join('')}`;
}

/** Names that every notation takes. A node keeps its name for as long as it keeps its id. */
export function plainIds(graph: Graph): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of graph.nodes) {
    const hashed = `n_${hash(id)}`;
    let name = hashed;
    for (let copy = 2; taken.has(name); copy++) name = `${hashed}_${copy}`;
    taken.add(name);
    ids.set(id, name);
  }
  return ids;
}

/** FNV-1a: short and the same everywhere; nothing depends on its strength. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}

/** How an edge is drawn, whatever its kind. */
export type Stroke = 'solid' | 'strong' | 'dashed' | 'dotted' | 'broken';

export function strokeOf(edge: Edge): Stroke {
  if (edge.broken) return 'broken';
  if (edge.inferred) return 'dotted';
  if (edge.kind === 'contains') return 'solid';
  return edge.kind === 'mentions' ? 'dashed' : 'strong';
}

const dimmed = new Set(['hidden', 'loose', 'internal', 'more', 'missing']);

export const isDimmed = (node: Node): boolean => dimmed.has(node.kind);
