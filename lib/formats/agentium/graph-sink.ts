/** Where the parts of the picture are put, how ability instances are named in it, and how values are shown. */
import type { Edge, Node } from '../../core/graph';
import { canonicalOf } from './canonical';
import { nameOf } from './definition/define';
import type { AbilityUse } from './definition/types';
import type { Item } from './model';
import type { Origin, Value } from './value';

export interface Sink {
  node(node: Node): void;
  edge(edge: Edge): void;
  place(origin: Origin | undefined): { path?: string; line?: number };
}

/** The node of the ability at `index` (0-based) of a definition. */
export const instanceNodeId = (item: Item, index: number, use: AbilityUse): string =>
  use.instanceId ? `ability:${item.name}:${nameOf(use)}` : `ability:${item.name}:${index}`;

/** A value in a line that changes whenever the value does: short ones whole, long ones by a checksum. */
export function inShort(value: Value): string {
  const text = canonicalOf(value);
  if (text.length <= 120) return text;
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return `${text.slice(0, 60)}… ${text.length} characters, checksum ${(sum >>> 0).toString(16).padStart(8, '0')}`;
}
