/** Where the parts of the picture are put, and how values are shown in it. */
import type { Edge, Node } from '../../core/graph';
import { canonicalOf } from './canonical';
import type { Origin, Value } from './value';

export interface Sink {
  node(node: Node): void;
  edge(edge: Edge): void;
  place(origin: Origin | undefined): { path?: string; line?: number };
}

/** A value in a line that changes whenever the value does: short ones whole, long ones by a checksum. */
export function inShort(value: Value): string {
  const text = canonicalOf(value);
  if (text.length <= 120) return text;
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return `${text.slice(0, 60)}… ${text.length} characters, checksum ${(sum >>> 0).toString(16).padStart(8, '0')}`;
}
