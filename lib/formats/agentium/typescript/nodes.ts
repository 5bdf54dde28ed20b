/** Every node of a syntax tree, without recursion. */
import type * as t from '@babel/types';

/** Members of a node that hold no code. */
export const skippedKeys: ReadonlySet<string> = new Set([
  'loc',
  'start',
  'end',
  'extra',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'errors',
  'tokens',
]);

/** Members that hold types only: nothing is written to through them. */
export const typeKeys: ReadonlySet<string> = new Set(['typeAnnotation', 'typeParameters', 'returnType']);

export function* nodesIn(root: t.Node): Iterable<t.Node> {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) {
      for (const each of next) waiting.push(each);
      continue;
    }
    if ('type' in next && typeof next.type === 'string') yield next as t.Node;
    for (const [key, value] of Object.entries(next))
      if (!skippedKeys.has(key) && typeof value === 'object') waiting.push(value);
  }
}
