/** Reads what a function of the harness gives back, where its body is one expression or one returned expression. */
import type * as t from '@babel/types';
import type { Reading } from '../definition/types';
import type { FunctionCode, Locals } from '../nouns';
import { functionValue, type OpaqueValue, type Value } from '../value';
import type { Evaluator, Scope } from './evaluate';
import { namesIn } from './patterns';

/** `guarded`: checks that throw may come first, as in a validation that is taken to accept. */
export function resultOf(evaluator: Evaluator, code: FunctionCode, args: readonly Value[], guarded = false): Reading {
  const { node, module } = code;
  const outer: Scope = { module, limit: Number.POSITIVE_INFINITY, locals: code.locals ?? new Map() };
  const unknown = (why: string): Reading => ({ unknown: evaluator.opaque(node, outer, why) });
  if (!('body' in node) || node.type === 'ClassExpression' || node.type === 'ClassDeclaration') return { throws: true };
  if (node.generator) return unknown('is a generator');
  const body = returned(node.body, guarded);
  if (body === 'throws') return { throws: true };
  if (body === undefined) return unknown('does more than return one expression');
  if (body === 'nothing') return { value: { kind: 'undefined' } };
  const locals = new Map([
    ...(code.locals ?? []),
    ...ownName(code),
    ...parameters(node.params, args, (each, why) => evaluator.opaque(each, outer, why)),
  ]);
  return { value: evaluator.evaluate(body, { ...outer, locals }) };
}

/** Inside a function expression its own name hides any other. */
function ownName({ node }: FunctionCode): Locals {
  const name = node.type === 'FunctionExpression' ? node.id?.name : undefined;
  return new Map(name === undefined ? [] : [[name, functionValue]]);
}

/** True for `async` functions: what they give back is a promise. */
export const isAsync = (code: FunctionCode): boolean => 'async' in code.node && code.node.async === true;

function returned(
  body: t.BlockStatement | t.Expression,
  guarded: boolean,
): t.Expression | 'throws' | 'nothing' | undefined {
  if (body.type !== 'BlockStatement') return body;
  const statements = guarded ? body.body.filter((each) => !isGuard(each)) : body.body;
  const [only] = statements;
  if (body.body.length === 0) return 'nothing';
  if (statements.length > 1 || !only) return undefined;
  if (only.type === 'ThrowStatement') return 'throws';
  if (only.type !== 'ReturnStatement') return undefined;
  return only.argument ?? 'nothing';
}

/** `if (…) throw …`. */
function isGuard(statement: t.Statement): boolean {
  if (statement.type !== 'IfStatement' || statement.alternate) return false;
  const { consequent } = statement;
  if (consequent.type === 'ThrowStatement') return true;
  return (
    consequent.type === 'BlockStatement' &&
    consequent.body.length === 1 &&
    consequent.body[0]?.type === 'ThrowStatement'
  );
}

function parameters(
  nodes: readonly t.Node[],
  args: readonly Value[],
  opaque: (node: t.Node, why: string) => OpaqueValue,
): Locals {
  const locals = new Map<string, Value>();
  for (const [index, node] of nodes.entries()) {
    const arg = args[index] ?? opaque(node, 'is given by the host when the code runs');
    if (node.type === 'Identifier') locals.set(node.name, arg);
    else if (node.type === 'ObjectPattern') destructured(node, arg, locals, opaque);
    else for (const name of namesIn(node)) locals.set(name, opaque(node, 'is a parameter with a default or a rest'));
  }
  return locals;
}

function destructured(
  pattern: t.ObjectPattern,
  arg: Value,
  locals: Map<string, Value>,
  opaque: (node: t.Node, why: string) => OpaqueValue,
): void {
  for (const property of pattern.properties) {
    const simple =
      property.type === 'ObjectProperty' &&
      !property.computed &&
      property.key.type === 'Identifier' &&
      property.value.type === 'Identifier';
    if (simple && arg.kind === 'object') {
      const value = arg.members.get((property.key as t.Identifier).name)?.value;
      locals.set((property.value as t.Identifier).name, value ?? { kind: 'undefined' });
    } else {
      for (const name of namesIn(property))
        locals.set(name, opaque(property, 'is taken out of a parameter by a pattern'));
    }
  }
}

/** True where a function gives these very options back, or a plain copy: what it does to others says nothing. */
export function isIdentity(evaluator: Evaluator, code: FunctionCode, options: Value, guarded = false): boolean {
  if (isAsync(code)) return false;
  const reading = resultOf(evaluator, code, [options], guarded);
  if (!('value' in reading)) return false;
  const { value } = reading;
  if (value === options) return true;
  if (value.kind !== 'object' || options.kind !== 'object' || value.members.size !== options.members.size) return false;
  return [...options.members].every(([name, member]) => value.members.get(name)?.value === member.value);
}
