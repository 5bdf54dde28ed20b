/** What makes definitions, and what may hand them on: an export of such a value is listed, known or not. */
import type * as t from '@babel/types';
import { addAll } from '../lists';
import type { FunctionCode } from '../nouns';
import type { Value } from '../value';
import { nodesIn } from './nodes';

/** True where a function returns the parameter at that index as it is, perhaps only sometimes. */
export function handsBack({ node }: FunctionCode, index: number): boolean {
  const param = 'params' in node ? node.params[index] : undefined;
  if (param?.type !== 'Identifier' || !('body' in node)) return false;
  const isParam = (each: t.Node | null | undefined): boolean => {
    if (!each) return false;
    if (each.type === 'ConditionalExpression') return isParam(each.consequent) || isParam(each.alternate);
    if (each.type === 'LogicalExpression') return isParam(each.left) || isParam(each.right);
    if (each.type === 'Identifier') return each.name === param.name;
    return 'expression' in each && typeof each.expression === 'object' && isParam(each.expression);
  };
  if (isParam(node.body)) return true;
  for (const each of nodesIn(node.body)) if (each.type === 'ReturnStatement' && isParam(each.argument)) return true;
  return false;
}

const makers = new Set(['defineHarness', 'extendHarness', 'base', 'research', 'loadManifest']);

export const isMakerName = (name: string): boolean => makers.has(name);

/** True where the text of a function names one of the package's makers, so that what it returns may be a definition. */
export function mentionsMaker(node: t.Node, isMaker: (name: string) => boolean): boolean {
  for (const each of nodesIn(node)) if (each.type === 'Identifier' && isMaker(each.name)) return true;
  return false;
}

/** What is a definition or may be one, or a list or object with such a part. */
export function holdsDefinition(value: Value): boolean {
  const waiting: Value[] = [value];
  const seen = new Set<Value>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next.kind === 'definition' || (next.kind === 'opaque' && (next.perhapsDefinition || next.perhapsInside)))
      return true;
    if (next.kind === 'list') addAll(waiting, next.items);
    if (next.kind === 'object') for (const { value: each } of next.members.values()) waiting.push(each);
  }
  return false;
}
