/** Turns writes into places: which literals may be changed by them. */
import type * as t from '@babel/types';
import { addAll } from '../lists';
import type { OpaqueValue, Value } from '../value';
import { skippedKeys, typeKeys } from './nodes';
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

/** A step that waits: an expression to follow, or one whose every name is suspect. */
type Step = Omit<Write, 'callee' | 'reach'> & { reach: Write['reach'] | 'suspect' };

export class Taint {
  readonly places = new Set<string>();
  /** What was followed already, and how: the code names the same expressions over and over. */
  private readonly done = new Map<t.Node, Set<string>>();

  constructor(private readonly reader: Reader) {}

  write({ module, node, scope, reach, callee }: Write): void {
    if (callee && this.isTrusted(callee, scope, module)) return;
    const waiting: Step[] = [{ module, node, scope, reach }];
    for (let step = waiting.pop(); step; step = waiting.pop()) {
      if (!this.isNew(step)) continue;
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
      waiting.push({ module, node: alias.node, scope: alias.scope, reach: whole ? reach : 'deep' });
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
      for (const origin of this.initials(module, name)) waiting.push({ ...origin, scope: undefined, reach: 'suspect' });
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
    for (const [key, child] of Object.entries(next)) {
      if (skippedKeys.has(key) || typeKeys.has(key) || typeof child !== 'object' || child === null) continue;
      if (key === 'property' && 'computed' in next && !next.computed) continue;
      if (key === 'key' && 'computed' in next && !next.computed) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (typeof each?.type === 'string') waiting.push(each);
    }
  }
  return found;
}
