/**
 * Finds what is written to anywhere in the project: bindings assigned again, and objects and lists changed after they
 * were written down. When in doubt a thing counts as changed: a wrong hash is worse than none.
 */

import type * as t from '@babel/types';
import { addAll } from '../lists';
import { packageName } from '../vocabulary';
import { isHarmlessCall } from './globals';
import { mutators, objectWriters, readers, withCallback } from './method-names';
import { skippedKeys, typeKeys } from './nodes';
import { namesIn } from './patterns';
import type { Project } from './project';
import { bindingKey, Reader } from './reader';
import { type LocalScope, lookUp, scopeFor } from './scopes';
import { Taint, type Write } from './taint';
import type { Module } from './types';

export interface Mutations {
  /** Keys of object and list literals. */
  places: ReadonlySet<string>;
  /** Keys of bindings. */
  bindings: ReadonlySet<string>;
}

export function mutationsIn(modules: readonly Module[], project: Project): Mutations {
  const bindings = new Set<string>();
  const writes: Write[] = [];
  for (const module of modules) collect(module, bindings, writes);
  const taint = new Taint(new Reader(project, new Set(), bindings));
  for (const write of writes) taint.write(write);
  return { places: taint.places, bindings };
}

/** One walk with a stack of its own: sources may nest as deep as the parser allows. */
function collect(module: Module, bindings: Set<string>, writes: Write[]): void {
  const waiting: { node: t.Node; scope: LocalScope | undefined; each?: t.Node }[] = [];
  for (const statement of module.program.body.toReversed()) waiting.push({ node: statement, scope: undefined });
  const top = new Set<t.Node>(
    module.program.body.flatMap((each) => ('declaration' in each ? [each, each.declaration as t.Node] : [each])),
  );
  while (waiting.length > 0) {
    const { node, scope, each } = waiting.pop() as (typeof waiting)[number];
    const inner = scopeFor(node, scope, each);
    if (node.type === 'VariableDeclaration' && node.kind === 'var' && !top.has(node))
      noteHoisted(node, inner, module, bindings, writes);
    noteWrites(node, inner, module, bindings, writes);
    const receiver = receiverOf(node);
    for (const [key, child] of Object.entries(node)) {
      if (skippedKeys.has(key) || typeKeys.has(key) || typeof child !== 'object' || child === null) continue;
      for (const next of Array.isArray(child) ? child : [child]) {
        if (typeof next?.type !== 'string' || isType(next)) continue;
        const callback = receiver && key === 'arguments' && /Function/.test(next.type);
        waiting.push({ node: next, scope: inner, ...(callback ? { each: receiver } : {}) });
      }
    }
  }
}

function noteWrites(
  node: t.Node,
  scope: LocalScope | undefined,
  module: Module,
  bindings: Set<string>,
  writes: Write[],
): void {
  const write: Note = (target, reach, callee, method) =>
    writes.push({
      module,
      node: target,
      scope,
      reach,
      ...(callee ? { callee } : {}),
      ...(method === undefined ? {} : { method }),
    });
  switch (node.type) {
    case 'AssignmentExpression':
      noteTarget(node.left, scope, module, bindings, write);
      write(node.right, 'deep');
      return;
    case 'UpdateExpression':
      noteTarget(node.argument, scope, module, bindings, write);
      return;
    case 'UnaryExpression':
      if (node.operator === 'delete') noteTarget(node.argument, scope, module, bindings, write);
      return;
    case 'ForOfStatement':
    case 'ForInStatement':
      if (node.left.type !== 'VariableDeclaration') noteTarget(node.left, scope, module, bindings, write);
      else if (node.left.kind === 'var') write(node.right, 'deep');
      return;
    case 'ThrowStatement':
      write(node.argument, 'deep');
      return;
    case 'JSXExpressionContainer':
      write(node.expression, 'deep');
      return;
    case 'JSXSpreadAttribute':
      write(node.argument, 'deep');
      return;
    case 'ClassDeclaration':
    case 'ClassExpression':
      if (isDecorated(node)) write(node, 'deep');
      return;
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      noteCall(node, scope, module, write);
      return;
    case 'TaggedTemplateExpression':
      for (const each of node.quasi.expressions) write(each, 'deep');
      return;
    default:
  }
}

/** A `var` inside a statement is known outside of it as well; outside functions it is the module's own. */
function noteHoisted(
  node: t.VariableDeclaration,
  scope: LocalScope | undefined,
  module: Module,
  bindings: Set<string>,
  writes: Write[],
): void {
  for (const { id, init } of node.declarations) {
    if (init) writes.push({ module, node: init, scope, reach: 'deep' });
    if (!scope?.inFunction) for (const name of namesIn(id)) bindings.add(bindingKey(module.path, name));
  }
}

const isDecorated = (node: t.Class): boolean =>
  [node, ...node.body.body].some((each) => 'decorators' in each && (each.decorators?.length ?? 0) > 0);

/** What a call's callbacks walk over. */
function receiverOf(node: t.Node): t.Node | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return undefined;
  const { callee } = node;
  return callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression' ? callee.object : undefined;
}

const isType = ({ type }: t.Node): boolean => type.startsWith('TSType') && type !== 'TSTypeAssertion';

type Note = (target: t.Node, reach: Write['reach'], callee?: t.Node, method?: string) => void;

function noteTarget(
  target: t.Node,
  scope: LocalScope | undefined,
  module: Module,
  bindings: Set<string>,
  write: Note,
): void {
  const waiting: (t.Node | null)[] = [target];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!node) continue;
    if (node.type === 'Identifier') {
      if (!lookUp(scope, node.name)) bindings.add(bindingKey(module.path, node.name));
    } else if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') write(node.object, 'own');
    else if (node.type === 'ObjectPattern') addAll(waiting, node.properties);
    else if (node.type === 'ObjectProperty') waiting.push(node.value);
    else if (node.type === 'ArrayPattern') addAll(waiting, node.elements);
    else if (node.type === 'AssignmentPattern') waiting.push(node.left);
    else if (node.type === 'RestElement') waiting.push(node.argument);
    else if ('expression' in node) waiting.push(node.expression as t.Node);
  }
}

function noteCall(
  node: t.CallExpression | t.OptionalCallExpression | t.NewExpression,
  scope: LocalScope | undefined,
  module: Module,
  write: Note,
): void {
  const { callee } = node;
  const args = node.arguments.map((each) => (each.type === 'SpreadElement' ? each.argument : each));
  if (isTrusted(callee, scope, module)) return;
  if (callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression') {
    const method = callee.property.type === 'Identifier' && !callee.computed ? callee.property.name : undefined;
    const object = callee.object.type === 'Identifier' ? callee.object.name : undefined;
    const global = object !== undefined && !lookUp(scope, object) && !module.bindings.has(object);
    if (global && (object === 'Object' || object === 'Reflect') && method !== undefined && objectWriters.has(method)) {
      if (args[0]) write(args[0], 'own');
      // Members that are copied into a new object are shared with it, and found through its name.
      if (args[0]?.type !== 'ObjectExpression') for (const each of args.slice(1)) write(each, 'deep');
      return;
    }
    if (global && method !== undefined && isHarmlessCall(object, method) && !takesCallback(object, args)) return;
    if (method !== undefined && readers.has(method)) {
      noteReader(callee.object, method, args, write);
      return;
    }
    if (method === undefined || mutators.has(method)) write(callee.object, 'own');
    else write(callee.object, 'deep', callee);
  } else if (callee.type === 'Identifier' && !lookUp(scope, callee.name) && !module.bindings.has(callee.name)) {
    if (callee.name === 'eval')
      for (const each of module.bindings.values()) if (each.kind === 'value') write(each.init, 'deep');
    if (isHarmlessCall(undefined, callee.name)) return;
  }
  for (const each of args) write(each, 'deep', callee);
}

/** `JSON.stringify` and `Array.from` hand what they read to a function. */
const takesCallback = (object: string, args: readonly t.Node[]): boolean =>
  (object === 'JSON' || object === 'Array') &&
  args
    .slice(1)
    .some((each) => !each.type.endsWith('Literal') && !(each.type === 'Identifier' && each.name === 'undefined'));

/** A method that only reads, unless it is the object's own, or hands what it reads to a function that is not written here. */
function noteReader(receiver: t.Node, method: string, args: readonly t.Node[], write: Note): void {
  write(receiver, 'deep', undefined, method);
  if (!withCallback.has(method)) return;
  const [callback, ...others] = args;
  const isRead = callback === undefined || /Function/.test(callback.type);
  if (!isRead && !(callback.type === 'Identifier' && isHarmlessCall(undefined, callback.name))) write(receiver, 'deep');
  for (const each of others) if (!/Function/.test(each.type)) write(each, 'deep');
}

/** Libraries of schemas and of tests look at what they are given. */
const readOnly = /^(?:zod|valibot|vitest|@jest\/globals|node:(?:test|assert)|assert|chai)(?:\/|$)/;

/** Functions of the package, of its siblings and of such libraries do not write to what they are given. */
function isTrusted(callee: t.Node, scope: LocalScope | undefined, module: Module): boolean {
  let root = callee;
  while (root.type === 'MemberExpression' || root.type === 'CallExpression')
    root = root.type === 'MemberExpression' ? root.object : root.callee;
  if (root.type !== 'Identifier' || lookUp(scope, root.name)) return false;
  const binding = module.bindings.get(root.name);
  const source = binding?.kind === 'import' || binding?.kind === 'namespace' ? binding.source : undefined;
  if (source !== undefined) return source === packageName || source.startsWith('@agentium/') || readOnly.test(source);
  return false;
}
