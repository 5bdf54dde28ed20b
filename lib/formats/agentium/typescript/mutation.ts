/**
 * Finds what is written to anywhere in the project: bindings assigned again, and objects and lists changed after they
 * were written down. When in doubt a thing counts as changed: a wrong hash is worse than none.
 */

import type * as t from '@babel/types';
import { addAll } from '../lists';
import type { OpaqueValue, Value } from '../value';
import { packageName } from '../vocabulary';
import { isHarmlessCall } from './globals';
import type { Project } from './project';
import { bindingKey, placeKey, Reader } from './reader';
import { type LocalScope, lookUp, scopeFor } from './scopes';
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

/** Something that may be written to: an expression, where it stands, and how far the change may reach. */
interface Write {
  module: Module;
  node: t.Node;
  scope: LocalScope | undefined;
  /** `own` members only, or everything below. */
  reach: 'own' | 'deep';
  /** What the expression is handed to, where it is: the package's functions and abilities copy what they get. */
  callee?: t.Node;
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
const skipped = new Set([
  'loc',
  'start',
  'end',
  'extra',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'typeAnnotation',
  'typeParameters',
  'returnType',
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
      if (skipped.has(key) || typeof child !== 'object' || child === null) continue;
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

/** Functions of the package, of its siblings and of schema libraries do not write to what they are given. */
function isTrusted(callee: t.Node, scope: LocalScope | undefined, module: Module): boolean {
  let root = callee;
  while (root.type === 'MemberExpression' || root.type === 'CallExpression')
    root = root.type === 'MemberExpression' ? root.object : root.callee;
  if (root.type !== 'Identifier' || lookUp(scope, root.name)) return false;
  const binding = module.bindings.get(root.name);
  const source = binding?.kind === 'import' || binding?.kind === 'namespace' ? binding.source : undefined;
  if (source !== undefined)
    return source === packageName || source.startsWith('@agentium/') || /^zod(?:\/|$)/.test(source);
  return false;
}

/** Turns writes into places. */
class Taint {
  readonly places = new Set<string>();

  constructor(private readonly reader: Reader) {}

  write({ module, node, scope, reach, callee }: Write): void {
    if (callee && this.isTrusted(callee, scope, module)) return;
    this.follow(node, scope, module, reach, 0);
  }

  private isTrusted(callee: t.Node, scope: LocalScope | undefined, module: Module): boolean {
    if (identifiersIn(callee).some((each) => lookUp(scope, each.name))) return false;
    const value = this.reader.evaluator.evaluate(callee, {
      module,
      limit: Number.POSITIVE_INFINITY,
      locals: new Map(),
    });
    return value.kind === 'api' || value.kind === 'ability';
  }

  /** What an expression may stand for: through local names, members, and calls of functions that hand things out. */
  private follow(
    node: t.Node,
    scope: LocalScope | undefined,
    module: Module,
    reach: Write['reach'],
    depth: number,
  ): void {
    if (depth > 20) return;
    const locals = identifiersIn(node).filter((each) => lookUp(scope, each.name));
    if (locals.length === 0) {
      const value = this.reader.evaluator.evaluate(node, {
        module,
        limit: Number.POSITIVE_INFINITY,
        locals: new Map(),
      });
      // A function hands out what it names.
      if (value.kind === 'opaque' || value.kind === 'function') this.suspect(node, scope, module, depth);
      else this.mark(value, reach);
      return;
    }
    const root = rootOf(node);
    for (const each of locals) {
      const alias = lookUp(scope, each.name)?.alias;
      if (!alias) continue;
      const whole = root === each && root === node && !alias.part;
      this.follow(alias.node, alias.scope, module, whole ? reach : 'deep', depth + 1);
    }
    this.suspect(node, scope, module, depth);
  }

  /** Nothing is known of the expression: everything it names may be what is written to. */
  private suspect(node: t.Node, scope: LocalScope | undefined, module: Module, depth: number): void {
    const seen = new Set<t.Node>();
    const waiting: { node: t.Node; module: Module; scope: LocalScope | undefined; depth: number }[] = [
      { node, module, scope, depth },
    ];
    while (waiting.length > 0) {
      const next = waiting.pop() as (typeof waiting)[number];
      if (seen.has(next.node) || next.depth > 20) continue;
      seen.add(next.node);
      for (const each of identifiersIn(next.node)) {
        if (lookUp(next.scope, each.name)) continue;
        const at = { module: next.module, limit: Number.POSITIVE_INFINITY };
        const value = this.reader.binding(at, each.name, each);
        if (value?.kind === 'function' && value.code)
          waiting.push({ node: value.code.node, module: value.code.module, scope: undefined, depth: next.depth + 1 });
        else if (value) this.mark(value, 'deep');
        for (const origin of this.initials(next.module, each.name))
          waiting.push({ ...origin, scope: undefined, depth: next.depth + 1 });
      }
    }
  }

  /** The expressions a name was first given, here or in the file it is imported from. */
  private *initials(module: Module, name: string): Iterable<{ node: t.Node; module: Module }> {
    const binding = module.bindings.get(name);
    if ((binding?.kind === 'value' || binding?.kind === 'unknown') && binding.init)
      yield { node: binding.init, module };
    if (binding?.kind !== 'import' && binding?.kind !== 'namespace') return;
    const target = this.reader.project.follow(module.path, binding.source);
    if (target.kind !== 'module') return;
    for (const each of target.module.bindings.values())
      if ((each.kind === 'value' || each.kind === 'unknown') && each.init)
        yield { node: each.init, module: target.module };
  }

  private mark(value: Value, reach: Write['reach']): void {
    const seen = new Set<Value>();
    const waiting: Value[] = [value];
    while (waiting.length > 0) {
      const next = waiting.pop() as Exclude<Value, OpaqueValue>;
      if (seen.has(next) || (next.kind !== 'list' && next.kind !== 'object')) continue;
      seen.add(next);
      if (next.origin) {
        this.places.add(placeKey(next.origin));
        this.places.add(next.origin.path);
      }
      if (reach === 'own') return;
      if (next.kind === 'list') addAll(waiting, next.items);
      else for (const member of next.members.values()) waiting.push(member.value);
    }
  }
}

function rootOf(node: t.Node): t.Node {
  let root = node;
  while (root.type === 'MemberExpression' || root.type === 'OptionalMemberExpression') root = root.object;
  return root;
}

/** Identifiers that are read in an expression, functions inside it left out unless it is one. */
function identifiersIn(node: t.Node): t.Identifier[] {
  const found: t.Identifier[] = [];
  const waiting: t.Node[] = [node];
  while (waiting.length > 0) {
    const next = waiting.pop() as t.Node;
    if (next.type === 'Identifier') {
      found.push(next);
      continue;
    }
    for (const [key, child] of Object.entries(next)) {
      if (skipped.has(key) || typeof child !== 'object' || child === null) continue;
      if (key === 'property' && 'computed' in next && !next.computed) continue;
      if (key === 'key' && 'computed' in next && !next.computed) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (typeof each?.type === 'string') waiting.push(each);
    }
  }
  return found;
}
