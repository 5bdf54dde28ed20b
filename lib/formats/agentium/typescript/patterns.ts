/** Names in destructuring patterns. */

import type * as t from '@babel/types';
import { addAll } from '../lists';

/** Every name a pattern binds. */
export function namesIn(pattern: t.Node): string[] {
  const names: string[] = [];
  const waiting: (t.Node | null | undefined)[] = [pattern];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!node) continue;
    if (node.type === 'Identifier') names.push(node.name);
    else if (node.type === 'ObjectPattern') addAll(waiting, node.properties);
    else if (node.type === 'ObjectProperty') waiting.push(node.value);
    else if (node.type === 'ArrayPattern') addAll(waiting, node.elements);
    else if (node.type === 'AssignmentPattern') waiting.push(node.left);
    else if (node.type === 'RestElement') waiting.push(node.argument);
    else if (node.type === 'TSParameterProperty') waiting.push(node.parameter);
  }
  return names;
}
