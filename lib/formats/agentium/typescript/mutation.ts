/**
 * Finds what is written to anywhere in the project: bindings assigned again, and objects and lists changed after they
 * were written down. When in doubt a thing counts as changed: a wrong hash is worse than none.
 */

import type * as t from '@babel/types';
import { addAll } from '../lists';
import { packageName } from '../vocabulary';
import { isHarmlessCall } from './globals';
import { skippedKeys, typeKeys } from './nodes';
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

const mutators = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
  'set',
  'add',
  'delete',
  'clear',
]);
const objectWriters = new Set([
  'assign',
  'defineProperty',
  'defineProperties',
  'setPrototypeOf',
  'set',
  'deleteProperty',
]);

/** One walk with a stack of its own: sources may nest as deep as the parser allows. */
function collect(module: Module, bindings: Set<string>, writes: Write[]): void {
  const waiting: { node: t.Node; scope: LocalScope | undefined; each?: t.Node }[] = [];
  for (const statement of module.program.body.toReversed()) waiting.push({ node: statement, scope: undefined });
  while (waiting.length > 0) {
    const { node, scope, each } = waiting.pop() as (typeof waiting)[number];
    const inner = scopeFor(node, scope, each);
    noteWrites(node, inner, module, bindings, writes);
    const receiver =
      node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
    for (const [key, child] of Object.entries(node)) {
      if (skippedKeys.has(key) || typeKeys.has(key) || typeof child !== 'object' || child === null) continue;
      for (const next of Array.isArray(child) ? child : [child]) {
        if (typeof next?.type !== 'string' || next.type.startsWith('TSType')) continue;
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
  const write: Note = (target, reach, callee) =>
    writes.push({ module, node: target, scope, reach, ...(callee ? { callee } : {}) });
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
      return;
    case 'VariableDeclaration':
      // A `var` below the top level, outside functions, is the module's own.
      if (node.kind === 'var' && scope && !scope.inFunction)
        for (const each of node.declarations)
          if (each.id.type === 'Identifier') bindings.add(bindingKey(module.path, each.id.name));
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

type Note = (target: t.Node, reach: Write['reach'], callee?: t.Node) => void;

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
      for (const each of args.slice(1)) write(each, 'deep');
      return;
    }
    if (global && method !== undefined && isHarmlessCall(object, method)) return;
    if (method === undefined || mutators.has(method)) write(callee.object, 'own');
    else if (!readers.has(method)) write(callee.object, 'deep', callee);
    if (method !== undefined && readers.has(method)) return;
  } else if (callee.type === 'Identifier' && !lookUp(scope, callee.name) && !module.bindings.has(callee.name)) {
    if (callee.name === 'eval')
      for (const each of module.bindings.values()) if (each.kind === 'value') write(each.init, 'deep');
    if (isHarmlessCall(undefined, callee.name)) return;
  }
  for (const each of args) write(each, 'deep', callee);
}

/** Methods of lists and texts that leave both the receiver and their arguments as they are; callbacks are read on their own. */
const readers = new Set([
  'map',
  'filter',
  'forEach',
  'find',
  'findIndex',
  'findLast',
  'some',
  'every',
  'reduce',
  'reduceRight',
  'flatMap',
  'flat',
  'concat',
  'slice',
  'includes',
  'indexOf',
  'lastIndexOf',
  'join',
  'at',
  'entries',
  'keys',
  'values',
  'toSorted',
  'toReversed',
  'toSpliced',
  'with',
  'toString',
  'trim',
  'trimStart',
  'trimEnd',
  'split',
  'replace',
  'replaceAll',
  'toUpperCase',
  'toLowerCase',
  'startsWith',
  'endsWith',
  'padStart',
  'padEnd',
  'repeat',
  'then',
  'catch',
  'finally',
  'has',
  'get',
  'hasOwnProperty',
]);

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
