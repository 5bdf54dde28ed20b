/** The names a program uses as values, types left out. */
import type * as t from '@babel/types';

const skipped = new Set([
  'loc',
  'extra',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeParameters',
  'superTypeArguments',
  'implements',
]);
const types = new Set(['ImportDeclaration', 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSDeclareFunction']);

/** Property names count as well: a name too many only means that a file is read. */
export function namesUsed(program: t.Program): Set<string> {
  const names = new Set<string>();
  const waiting: unknown[] = [program.body];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) {
      for (const each of next) waiting.push(each);
      continue;
    }
    const node = next as t.Node;
    if (types.has(node.type)) continue;
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
    for (const [key, value] of Object.entries(node))
      if (!skipped.has(key) && typeof value === 'object') waiting.push(value);
  }
  return names;
}
