/** Turns writes into places: which literals may be changed by them. */
import type * as t from '@babel/types';
import { addAll } from '../lists';
import type { OpaqueValue, Value } from '../value';
import { nodesIn, skippedKeys, typeKeys } from './nodes';
import { placeKey, type Reader } from './reader';
import { type LocalScope, lookUp } from './scopes';
import type { Binding, Module } from './types';

/** Something that may be written to: an expression, where it stands, and how far the change may reach. */
export interface Write {
  module: Module;
  node: t.Node;
  scope: LocalScope | undefined;
  /** `own` members only, or everything below. */
  reach: 'own' | 'deep';
  /** What the expression is handed to, where it is: the package's functions and abilities copy what they get. */
  callee?: t.Node;
  /** Only where it is an object with a method of its own by this name, which may write to it. */
  method?: string;
}

/** A step that waits: an expression to follow, or one whose every name is suspect. */
type Step = Omit<Write, 'callee' | 'method' | 'reach'> & { reach: Write['reach'] | 'suspect' };

export class Taint {
  readonly places = new Set<string>();
  /** What was followed already, and how: the code names the same expressions over and over. */
  private readonly done = new Map<t.Node, Set<string>>();

  constructor(private readonly reader: Reader) {}

  write({ module, node, scope, reach, callee, method }: Write): void {
    if (callee && this.isTrusted(callee, scope, module)) return;
    if (method !== undefined && !this.hasMethod(node, module, method)) return;
    const waiting: Step[] = [{ module, node, scope, reach }];
    for (let step = waiting.pop(); step; step = waiting.pop()) {
      if (!this.isNew(step) || isDeepCopy(step.node, step.module)) continue;
      if (step.reach === 'suspect') this.suspect(step, waiting);
      else this.follow(step, step.reach, waiting);
    }
  }

  private isNew({ node, scope, reach }: Step): boolean {
    const key = `${reach} ${scope ? 'local' : 'top'}`;
    const known = this.done.get(node) ?? new Set();
    if (known.has(key)) return false;
    this.done.set(node, known.add(key));
    return true;
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

  private hasMethod(node: t.Node, module: Module, method: string): boolean {
    const value = this.reader.evaluator.evaluate(node, {
      module,
      limit: Number.POSITIVE_INFINITY,
      locals: new Map(),
    });
    return value.kind === 'object' && value.members.has(method);
  }

  /** What an expression may stand for: through local names, members, and calls of functions that hand things out. */
  private follow({ node, scope, module }: Step, reach: Write['reach'], waiting: Step[]): void {
    const locals = identifiersIn(node).filter((each) => lookUp(scope, each.name));
    if (locals.length === 0) {
      const value = this.reader.evaluator.evaluate(node, {
        module,
        limit: Number.POSITIVE_INFINITY,
        locals: new Map(),
      });
      // A function hands out what it names.
      if (value.kind === 'opaque' || value.kind === 'function') waiting.push({ node, scope, module, reach: 'suspect' });
      else this.mark(value, reach);
      return;
    }
    const root = rootOf(node);
    for (const each of locals) {
      const alias = lookUp(scope, each.name)?.alias;
      if (!alias) continue;
      const whole = root === each && root === node && !alias.part;
      for (const held of alias.nodes) {
        waiting.push({ module, node: held, scope: alias.scope, reach: whole ? reach : 'deep' });
        if (each.name === 'this') waiting.push({ module, node: held, scope: alias.scope, reach: 'suspect' });
      }
    }
    waiting.push({ node, scope, module, reach: 'suspect' });
  }

  /** Nothing is known of the expression: everything it names may be what is written to. */
  private suspect({ node, scope, module }: Step, waiting: Step[]): void {
    const names = new Map(identifiersIn(node).map((each) => [each.name, each]));
    for (const [name, each] of names) {
      if (lookUp(scope, name)) continue;
      const value = this.reader.binding({ module, limit: Number.POSITIVE_INFINITY }, name, each);
      const code = value?.kind === 'function' ? value.code : undefined;
      if (code) waiting.push({ node: code.node, module: code.module, scope: undefined, reach: 'suspect' });
      else if (value) this.mark(value, 'deep');
      for (const origin of this.initials(module, name)) this.doubt(origin, waiting);
    }
    for (const source of loadedIn(node, module))
      for (const origin of this.contentsOf(module, source)) this.doubt(origin, waiting);
  }

  private doubt(origin: { node: t.Node; module: Module }, waiting: Step[]): void {
    for (const reach of ['deep', 'suspect'] as const) waiting.push({ ...origin, scope: undefined, reach });
  }

  /** The expressions a name was first given, here or in the file it is imported from. */
  private *initials(module: Module, name: string): Iterable<{ node: t.Node; module: Module }> {
    const binding = module.bindings.get(name);
    if (binding) yield* givenTo(binding, module);
    if (binding?.kind === 'import' || binding?.kind === 'namespace') yield* this.contentsOf(module, binding.source);
  }

  private *contentsOf(from: Module, source: string): Iterable<{ node: t.Node; module: Module }> {
    const target = this.reader.project.follow(from.path, source);
    if (target.kind !== 'module') return;
    for (const each of target.module.bindings.values()) yield* givenTo(each, target.module);
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

function* givenTo(binding: Binding, module: Module): Iterable<{ node: t.Node; module: Module }> {
  if (binding.kind !== 'value' && binding.kind !== 'unknown') return;
  for (const node of [binding.init, 'pattern' in binding ? binding.pattern : undefined])
    if (node) yield { node, module };
}

/** What `structuredClone` and `JSON.parse` give shares nothing with what they were given. */
function isDeepCopy(node: t.Node, module: Module): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const [root, method] =
    callee.type === 'MemberExpression' && !callee.computed ? [callee.object, callee.property] : [callee, undefined];
  if (root.type !== 'Identifier' || module.bindings.has(root.name)) return false;
  if (!method) return root.name === 'structuredClone';
  return root.name === 'JSON' && method.type === 'Identifier' && method.name === 'parse' && node.arguments.length === 1;
}

/** Files that an expression loads when it runs. */
function* loadedIn(node: t.Node, module: Module): Iterable<string> {
  if (!/\b(?:import|require)\s*\(/.test(module.text)) return;
  for (const each of nodesIn(node)) {
    if (each.type !== 'CallExpression') continue;
    const loads =
      each.callee.type === 'Import' || (each.callee.type === 'Identifier' && each.callee.name === 'require');
    const [source] = each.arguments;
    if (loads && source?.type === 'StringLiteral') yield source.value;
  }
}

function rootOf(node: t.Node): t.Node {
  let root = node;
  while (root.type === 'MemberExpression' || root.type === 'OptionalMemberExpression') root = root.object;
  return root;
}

const named = new WeakMap<t.Node, readonly t.Identifier[]>();

/** Identifiers that are read in an expression, those of functions inside it included. */
function identifiersIn(node: t.Node): readonly t.Identifier[] {
  const known = named.get(node) ?? readIdentifiers(node);
  named.set(node, known);
  return known;
}

function readIdentifiers(node: t.Node): t.Identifier[] {
  const found: t.Identifier[] = [];
  const waiting: t.Node[] = [node];
  while (waiting.length > 0) {
    const next = waiting.pop() as t.Node;
    if (next.type === 'Identifier') {
      found.push(next);
      continue;
    }
    if (next.type === 'ThisExpression' || next.type === 'Super')
      found.push({ ...next, type: 'Identifier', name: 'this' });
    for (const [key, child] of Object.entries(next)) {
      if (skippedKeys.has(key) || typeKeys.has(key) || typeof child !== 'object' || child === null) continue;
      if (key === 'property' && 'computed' in next && !next.computed) continue;
      if (key === 'key' && 'computed' in next && !next.computed) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (typeof each?.type === 'string') waiting.push(each);
    }
  }
  return found;
}
