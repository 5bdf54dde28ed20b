/**
 * Evaluates expressions within a stated subset, without running anything: what it cannot know it calls opaque.
 * Longer than most files: the cases of one switch belong together.
 */

import type * as t from '@babel/types';
import { addAll } from '../lists';
import type { FunctionCode, Locals } from '../nouns';
import { isAbsent, type Member, type OpaqueValue, type Origin, truthOf, type Value } from '../value';
import { globalValue, isGlobalClass } from './globals';
import { holdsDefinition, isMakerName } from './makers';
import { binaryValue, templateValue, unaryValue } from './operators';
import { asKey, iterated, propertyOf, setsPrototype, spreadMembers } from './properties';
import type { Module } from './types';

/** Where an expression stands: names resolve there. */
export interface Scope {
  module: Module;
  /** Parameters of the function that is being read. */
  locals?: Locals;
  /** Declarations that end after this offset are not set yet; infinite inside functions, which run later. */
  limit: number;
}

/** What the evaluator asks of its surroundings. */
export interface Surroundings {
  binding(scope: Scope, name: string, at: t.Identifier): Value | undefined;
  /** A member of a module imported as a namespace. */
  exported(module: string, name: string, origin: Origin): Value;
  /** The result of calling a value that the package or an ability gives. */
  call(callee: Value, args: readonly Value[], node: t.CallExpression | t.OptionalCallExpression, scope: Scope): Value;
  /** True where what a function or class gives may be a definition. */
  makesDefinition(code: { module: Module; node: t.Node }): boolean;
  /** True for an object or list literal that is written to somewhere. */
  isMutated(origin: Origin): boolean;
}

/** Bounds on hostile sources: values in all, nesting, and nodes of one value. */
const allowance = { steps: 2_000_000, depth: 400, size: 400_000 };

export class Evaluator {
  private steps = 0;
  private depth = 0;
  private readonly known = new Map<t.Node, Value>();
  private readonly sizes = new WeakMap<Value, number>();

  constructor(private readonly surroundings: Surroundings) {}

  /** The value of an expression; the same value for the same expression where no parameters are involved. */
  evaluate(node: t.Node, scope: Scope): Value {
    const held = scope.locals ? undefined : this.known.get(node);
    if (held) return held;
    if (this.steps++ > allowance.steps || this.depth > allowance.depth)
      return this.opaque(node, scope, 'is too much to be read');
    this.depth++;
    const value = this.bounded(this.valueOf(node, scope), node, scope);
    this.depth--;
    if (!scope.locals) this.known.set(node, value);
    return value;
  }

  originOf(node: t.Node, scope: Scope): Origin {
    return { path: scope.module.path, start: node.start ?? 0, end: node.end ?? 0 };
  }

  opaque(node: t.Node, scope: Scope, why: string): OpaqueValue {
    return { kind: 'opaque', why, origin: this.originOf(node, scope) };
  }

  /** Shared parts count each time: written out, a value of many shared parts could be endless. */
  private bounded(value: Value, node: t.Node, scope: Scope): Value {
    if (this.sizes.has(value)) return value;
    let size = 1;
    if (value.kind === 'text') size += value.value.length / 16;
    if (value.kind === 'list') for (const item of value.items) size += this.sizes.get(item) ?? 1;
    if (value.kind === 'object')
      for (const { value: each } of value.members.values()) size += this.sizes.get(each) ?? 1;
    this.sizes.set(value, size);
    if (value.kind === 'list') this.steps += value.items.length;
    if (value.kind === 'object') this.steps += value.members.size;
    return size > allowance.size ? this.opaque(node, scope, 'is too large to be read') : value;
  }

  private valueOf(node: t.Node, scope: Scope): Value {
    const origin = this.originOf(node, scope);
    switch (node.type) {
      case 'StringLiteral':
        return { kind: 'text', value: node.value, origin };
      case 'NumericLiteral':
        return { kind: 'number', value: node.value, origin };
      case 'BooleanLiteral':
        return { kind: 'boolean', value: node.value, origin };
      case 'NullLiteral':
        return { kind: 'null', origin };
      case 'BigIntLiteral':
        return { kind: 'instance', what: 'a bigint', origin };
      case 'RegExpLiteral':
        return { kind: 'instance', what: 'a regular expression', origin };
      case 'TemplateLiteral':
        return { ...templateValue(node, (each) => this.evaluate(each, scope)), origin };
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
      case 'TSNonNullExpression':
      case 'TSInstantiationExpression':
      case 'ParenthesizedExpression':
        return this.evaluate(node.expression, scope);
      case 'AwaitExpression':
        return this.awaited(node, scope);
      case 'SequenceExpression':
        for (const each of node.expressions) this.evaluate(each, scope);
        return this.evaluate(node.expressions.at(-1) as t.Node, scope);
      case 'ObjectExpression':
        return this.surroundings.isMutated(origin) ? this.changed(node, scope) : this.object(node, scope);
      case 'ArrayExpression':
        return this.surroundings.isMutated(origin) ? this.changed(node, scope) : this.list(node, scope);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'ClassExpression':
        return { kind: 'function', code: this.code(node, scope), origin };
      case 'Identifier':
        return this.identifier(node, scope);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.member(node, scope);
      case 'CallExpression':
      case 'OptionalCallExpression':
        return this.call(node, scope);
      case 'NewExpression':
        return this.construct(node, scope);
      case 'UnaryExpression': {
        const value = unaryValue(node.operator, this.evaluate(node.argument, scope));
        return value ? { ...value, origin } : this.opaque(node, scope, 'is computed');
      }
      case 'BinaryExpression': {
        const value = binaryValue(node.operator, this.evaluate(node.left, scope), this.evaluate(node.right, scope));
        return value ? { ...value, origin } : this.opaque(node, scope, 'is computed');
      }
      case 'LogicalExpression':
        return this.logical(node, scope);
      case 'ConditionalExpression':
        return this.conditional(node, scope);
      default:
        return this.computed(node, scope);
    }
  }

  private changed(node: t.Node, scope: Scope): OpaqueValue {
    const value = this.opaque(node, scope, 'is changed after it was written');
    return this.surroundings.makesDefinition({ module: scope.module, node })
      ? { ...value, perhapsInside: true }
      : value;
  }

  /** Not followed; but who mentions one of the package's makers may give a definition. */
  private computed(node: t.Node, scope: Scope): OpaqueValue {
    const value = this.opaque(node, scope, 'is computed');
    const tag = node.type === 'TaggedTemplateExpression' ? this.evaluate(node.tag, scope) : undefined;
    if (tag?.kind === 'function' && tag.code && this.surroundings.makesDefinition(tag.code))
      return { ...value, perhapsDefinition: true };
    return this.surroundings.makesDefinition({ module: scope.module, node })
      ? { ...value, perhapsDefinition: true }
      : value;
  }

  /** What is no promise is handed through; an object with a `then` would be asked. */
  private awaited(node: t.AwaitExpression, scope: Scope): Value {
    const value = this.evaluate(node.argument, scope);
    if (value.kind === 'object' && value.members.has('then')) return this.computed(node, scope);
    const isLoad = node.argument.type === 'CallExpression' && node.argument.callee.type === 'Import';
    return value.kind === 'opaque' && value.perhapsInside && !isLoad ? { ...value, perhapsDefinition: true } : value;
  }

  private code(node: t.Function | t.Class, scope: Scope): FunctionCode {
    return { module: scope.module, node, ...(scope.locals ? { locals: scope.locals } : {}) };
  }

  private identifier(node: t.Identifier, scope: Scope): Value {
    const local = scope.locals?.get(node.name);
    if (local) return local;
    const bound = this.surroundings.binding(scope, node.name, node);
    if (bound) return bound;
    const origin = this.originOf(node, scope);
    const value = globalValue(node.name);
    return value ? { ...value, origin } : this.opaque(node, scope, 'comes from outside the file');
  }

  private logical(node: t.LogicalExpression, scope: Scope): Value {
    const left = this.evaluate(node.left, scope);
    const truth = truthOf(left);
    if (truth === undefined) return this.uncertain(node, scope, [node.left, node.right]);
    const takesRight =
      node.operator === '??' ? left.kind === 'null' || isAbsent(left) : node.operator === '&&' ? truth : !truth;
    return takesRight ? this.evaluate(node.right, scope) : left;
  }

  private conditional(node: t.ConditionalExpression, scope: Scope): Value {
    const truth = truthOf(this.evaluate(node.test, scope));
    if (truth === undefined) return this.uncertain(node, scope, [node.consequent, node.alternate]);
    return this.evaluate(truth ? node.consequent : node.alternate, scope);
  }

  /** One of several, and only running the code could tell which. */
  private uncertain(node: t.Node, scope: Scope, branches: readonly t.Node[]): Value {
    const later = { ...scope, limit: Number.POSITIVE_INFINITY, locals: scope.locals ?? new Map() };
    const values = branches.map((branch) => this.evaluate(branch, later));
    const perhaps = values.some(
      (each) => each.kind === 'definition' || (each.kind === 'opaque' && each.perhapsDefinition),
    );
    const value = this.opaque(node, scope, 'depends on what only running the code could tell');
    return perhaps ? { ...value, perhapsDefinition: true } : value;
  }

  private list(node: t.ArrayExpression, scope: Scope): Value {
    const items: Value[] = [];
    for (const element of node.elements) {
      if (element === null) items.push({ kind: 'hole', origin: this.originOf(node, scope) });
      else if (element.type !== 'SpreadElement') items.push(this.evaluate(element, scope));
      else {
        const spread = this.evaluate(element.argument, scope);
        const parts = iterated(spread);
        if (!parts) return spread.kind === 'failed' ? spread : this.blamed(spread, element.argument, scope);
        this.steps += parts.length;
        if (items.length + parts.length > allowance.size) return this.opaque(node, scope, 'is too large to be read');
        addAll(items, parts);
      }
    }
    const written = node.elements.every((each) => each !== null && each.type !== 'SpreadElement');
    const places = written ? node.elements.map((each) => this.originOf(each as t.Node, scope)) : undefined;
    return { kind: 'list', items, origin: this.originOf(node, scope), ...(places ? { places } : {}) };
  }

  /** The opaque value itself, or one that says why this expression cannot be followed. */
  private blamed(value: Value, node: t.Node, scope: Scope): OpaqueValue {
    return value.kind === 'opaque' ? value : this.opaque(node, scope, 'cannot be spread without running the code');
  }

  private object(node: t.ObjectExpression, scope: Scope): Value {
    const members = new Map<string, Member>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.evaluate(property.argument, scope);
        const parts = spreadMembers(spread);
        if (!parts) return spread.kind === 'failed' ? spread : this.blamed(spread, property.argument, scope);
        this.steps += parts.length;
        for (const [name, value] of parts) members.set(name, { value });
        continue;
      }
      const name = this.keyOf(property, scope);
      if (name === undefined) return this.opaque(property.key, scope, 'is a key that cannot be known');
      if (property.type === 'ObjectProperty' && setsPrototype(property, name))
        return this.opaque(node, scope, 'has a prototype of its own');
      members.set(name, {
        value: this.memberValue(property, scope),
        key: this.originOf(property.key, scope),
        whole: this.originOf(property, scope),
      });
    }
    return { kind: 'object', members, origin: this.originOf(node, scope) };
  }

  private memberValue(property: t.ObjectProperty | t.ObjectMethod, scope: Scope): Value {
    const origin = this.originOf(property, scope);
    if (property.type === 'ObjectProperty') return this.evaluate(property.value, scope);
    if (property.kind === 'method') return { kind: 'function', code: this.code(property, scope), origin };
    const makes = this.surroundings.makesDefinition({ module: scope.module, node: property });
    return { kind: 'accessor', origin, ...(makes ? { perhapsDefinition: true } : {}) };
  }

  private keyOf(property: t.ObjectProperty | t.ObjectMethod, scope: Scope): string | undefined {
    const { key } = property;
    if (property.computed) return asKey(this.evaluate(key, scope));
    if (key.type === 'Identifier') return key.name;
    if (key.type === 'StringLiteral') return key.value;
    return key.type === 'NumericLiteral' ? String(key.value) : undefined;
  }

  private member(node: t.MemberExpression | t.OptionalMemberExpression, scope: Scope): Value {
    const object = this.evaluate(node.object, scope);
    const key = node.computed
      ? asKey(this.evaluate(node.property, scope))
      : node.property.type === 'Identifier'
        ? node.property.name
        : undefined;
    if (key === undefined) return this.opaque(node, scope, 'has a key that cannot be known');
    if (object.kind === 'opaque') return partOf(object, key, this.opaque(node, scope, object.why));
    if (object.kind === 'function' && object.code && this.surroundings.makesDefinition(object.code))
      return { ...this.opaque(node, scope, 'is a part of a function or class'), perhapsDefinition: true };
    if (node.optional && (object.kind === 'null' || isAbsent(object))) return { kind: 'undefined' };
    if (object.kind === 'namespace') return this.surroundings.exported(object.module, key, this.originOf(node, scope));
    return propertyOf(object, key) ?? this.unknownPart(object, key, node, scope);
  }

  /** A getter, or a method of a value that is known: what it gives may be a definition where one went in. */
  private unknownPart(object: Value, key: string, node: t.Node, scope: Scope): OpaqueValue {
    const value = this.opaque(node, scope, 'cannot be known without running the code');
    const getter = object.kind === 'object' ? object.members.get(key)?.value : undefined;
    const perhaps =
      (getter?.kind === 'accessor' && getter.perhapsDefinition) ||
      (object.kind === 'api' && isMakerName(object.name)) ||
      (object.kind === 'list' && givesItems.has(key) && holdsDefinition(object));
    return perhaps ? { ...value, perhapsDefinition: true } : value;
  }

  private call(node: t.CallExpression | t.OptionalCallExpression, scope: Scope): Value {
    if (isFreeze(node.callee) && !this.surroundings.binding(scope, 'Object', node.callee.object as t.Identifier)) {
      const [only] = node.arguments;
      if (only && node.arguments.length === 1 && isExpression(only)) return this.evaluate(only, scope);
    }
    const callee = this.evaluate(node.callee, scope);
    const args = this.args(node.arguments, scope);
    return Array.isArray(args) ? this.surroundings.call(callee, args, node, scope) : (args as Value);
  }

  private args(nodes: t.CallExpression['arguments'], scope: Scope): Value[] | Value {
    const args: Value[] = [];
    for (const node of nodes) {
      if (node.type !== 'SpreadElement') args.push(this.evaluate(node, scope));
      else {
        const spread = this.evaluate(node.argument, scope);
        const parts = iterated(spread);
        if (!parts) return { ...this.blamed(spread, node.argument, scope), perhapsDefinition: true };
        addAll(args, parts);
      }
    }
    return args;
  }

  private construct(node: t.NewExpression, scope: Scope): Value {
    const args = node.arguments.filter(isExpression).map((each) => this.evaluate(each, scope));
    const { callee } = node;
    const isBuiltIn =
      callee.type === 'Identifier' &&
      isGlobalClass(callee.name) &&
      !this.surroundings.binding(scope, callee.name, callee);
    if (!isBuiltIn) {
      const made = this.evaluate(callee, scope);
      const inside = made.kind === 'function' && made.code && this.surroundings.makesDefinition(made.code);
      const value: OpaqueValue = { ...this.opaque(node, scope, 'is an object that a class makes'), fresh: true };
      return inside ? { ...value, perhapsInside: true } : value;
    }
    if (args.some(holdsDefinition))
      return { ...this.opaque(node, scope, 'is an object that a class makes'), fresh: true, perhapsInside: true };
    return { kind: 'instance', what: `a \`${callee.name}\``, origin: this.originOf(node, scope) };
  }
}

/** A part of a value that is not known: one object with any other mention of that part. */
export function partOf(object: OpaqueValue, key: string | number, part: OpaqueValue): OpaqueValue {
  return {
    ...part,
    ...(object.identity === undefined ? {} : { identity: `${object.identity}.${key}` }),
    ...(object.perhapsInside || object.perhapsDefinition ? { perhapsDefinition: true as const } : {}),
  };
}

const isExpression = (node: t.Node): boolean => node.type !== 'SpreadElement' && node.type !== 'ArgumentPlaceholder';

/** Methods of a list that give one of its items. */
const givesItems = new Set(['at', 'find', 'findLast', 'pop', 'shift', 'reduce', 'reduceRight']);

const isFreeze = (node: t.Node): node is t.MemberExpression =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.object.type === 'Identifier' &&
  node.object.name === 'Object' &&
  node.property.type === 'Identifier' &&
  ['freeze', 'seal', 'preventExtensions'].includes(node.property.name);
