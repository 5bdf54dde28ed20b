/** Whether a name is used again in its own file. */
import { nodesIn } from './typescript/nodes';
import type { Module } from './typescript/types';

/** True where the name stands anywhere but where it is declared. */
export function isMentioned(module: Module, name: string): boolean {
  let count = 0;
  for (const node of nodesIn(module.program)) if (node.type === 'Identifier' && node.name === name) count++;
  return count > 1;
}
