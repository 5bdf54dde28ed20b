/** Turns writes into places: which literals may be changed by them. */
import type * as t from '@babel/types';
import { addAll } from '../lists';
import type { OpaqueValue, Value } from '../value';
import { skippedKeys } from './nodes';
import { placeKey, type Reader } from './reader';
import { type LocalScope, lookUp } from './scopes';
import type { Module } from './types';

/** Something that may be written to: an expression, where it stands, and how far the change may reach. */
export interface Write {
  module: Module;
  node: t.Node;
  scope: LocalScope | undefined;
  /** `own` members only, or everything below. */
  reach: 'own' | 'deep';
  /** What the expression is handed to, where it is: the package's functions and abilities copy what they get. */
  callee?: t.Node;
}

export class Taint {
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

const typeKeys = new Set(['typeAnnotation', 'typeParameters', 'returnType']);

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
      if (skippedKeys.has(key) || typeKeys.has(key) || typeof child !== 'object' || child === null) continue;
      if (key === 'property' && 'computed' in next && !next.computed) continue;
      if (key === 'key' && 'computed' in next && !next.computed) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (typeof each?.type === 'string') waiting.push(each);
    }
  }
  return found;
}
