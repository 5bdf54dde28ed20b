/**
 * Follows names through files: what a binding holds, what a module exports, what calling it gives.
 * Longer than most files: these three answer each other.
 */
import type * as t from '@babel/types';
import type { Path } from '../../../core/path';
import type { Fault } from '../fault';
import type { OpaqueValue, Origin, Value } from '../value';
import { packageName } from '../vocabulary';
import { callAbility, callApi, defineTool, packageAbilities, packageFunctions } from './calls';
import { Evaluator, partOf, type Scope, type Surroundings } from './evaluate';
import { isAsync } from './functions';
import { handsBack, holdsDefinition, isMakerName, mentionsMaker } from './makers';
import { nodesIn } from './nodes';
import { isModule, type Project } from './project';
import type { Binding, Module, SyntaxFault } from './types';

/** A fault of a call, with the file and place of the call. */
export interface CallFault {
  fault: Fault;
  call: Origin;
}

export class Reader implements Surroundings {
  readonly evaluator = new Evaluator(this);
  /** Faults of calls that run when their file is imported. */
  readonly faults: CallFault[] = [];
  /** Calls of the package's functions and of abilities that run when their file is imported. */
  readonly calls: { name: string; args: readonly Value[]; value: Value; origin: Origin }[] = [];
  /** Imports of names or files that are not there. */
  readonly importFaults: SyntaxFault[] = [];
  /** Names that look like the package's and are not. */
  readonly strangers: { name: string; origin: Origin }[] = [];
  private readonly reach = new Map<Path, Set<Path>>();
  /** Names that are given a definition somewhere. */
  private readonly defining = new Map<Module, Set<string>>();
  private readonly makers = new WeakMap<t.Node, boolean>();
  private readonly underway = new Set<string>();

  constructor(
    readonly project: Project,
    private readonly mutated: ReadonlySet<string>,
    private readonly reassigned: ReadonlySet<string>,
  ) {}

  isMutated(origin: Origin): boolean {
    return this.mutated.has(placeKey(origin));
  }

  binding(scope: Scope, name: string, at: t.Identifier): Value | undefined {
    const { module } = scope;
    const binding = module.bindings.get(name);
    if (!binding) return undefined;
    const origin: Origin = { path: module.path, start: at.start ?? 0, end: at.end ?? 0 };
    if (this.reassigned.has(bindingKey(module.path, name)))
      return this.unsettled(module, name, 'is assigned more than once', origin);
    if ('declared' in binding && binding.declared > scope.limit)
      return { kind: 'opaque', why: 'is used before it is set', origin };
    return this.valueOf(module, name, binding, origin);
  }

  private valueOf(module: Module, name: string, binding: Binding, origin: Origin): Value {
    switch (binding.kind) {
      case 'unknown':
        return this.unsettled(module, name, binding.why, origin);
      case 'function':
        return { kind: 'function', code: { module, node: binding.node }, origin };
      case 'enum':
        return this.enumValue(module, binding.node);
      case 'namespace':
        return this.namespace(module, binding.source, origin);
      case 'import':
        return this.imported(module.path, binding.source, binding.imported, origin, binding.at);
      case 'value': {
        const key = bindingKey(module.path, name);
        if (this.underway.has(key)) return { kind: 'opaque', why: 'refers to itself', origin };
        this.underway.add(key);
        const value = this.evaluator.evaluate(binding.init, { module, limit: binding.init.start ?? 0 });
        this.underway.delete(key);
        return this.step(value, binding.steps, origin);
      }
    }
  }

  /** A name whose value depends on more than its declaration. */
  private unsettled(module: Module, name: string, why: string, origin: Origin): OpaqueValue {
    const identity = bindingKey(module.path, name);
    const binding = module.bindings.get(name);
    const made = (node: t.Node | undefined) => node !== undefined && this.makesDefinition({ module, node });
    const perhaps = this.everDefined(module, name) || (binding?.kind === 'unknown' && made(binding.pattern));
    const inside = binding?.kind === 'unknown' && made(binding.init);
    return {
      kind: 'opaque',
      why,
      origin,
      identity,
      ...(perhaps ? { perhapsDefinition: true } : {}),
      ...(inside ? { perhapsInside: true } : {}),
    };
  }

  /** True where some assignment or declaration of a name makes a definition. */
  private everDefined(module: Module, name: string): boolean {
    const known = this.defining.get(module) ?? new Set();
    if (!this.defining.has(module)) {
      this.defining.set(module, known);
      for (const node of nodesIn(module.program)) {
        const [target, given] =
          node.type === 'AssignmentExpression'
            ? [node.left, node.right]
            : node.type === 'VariableDeclarator'
              ? [node.id, node.init]
              : [];
        if (target?.type === 'Identifier' && given && this.makesDefinition({ module, node: given }))
          known.add(target.name);
      }
    }
    return known.has(name);
  }

  /** Down a destructuring pattern. */
  private step(value: Value, steps: readonly (string | number)[], origin: Origin): Value {
    let held = value;
    for (const step of steps) {
      const next = this.stepOnce(held, step, origin);
      if (!next || next.kind === 'accessor')
        return { kind: 'opaque', why: 'cannot be taken apart without running the code', origin };
      held = next.kind === 'hole' ? { kind: 'undefined' } : next;
    }
    return held;
  }

  private stepOnce(held: Value, step: string | number, origin: Origin): Value | undefined {
    if (held.kind === 'opaque') return partOf(held, step, { kind: 'opaque', why: held.why, origin });
    if (held.kind === 'namespace' && typeof step === 'string') return this.exported(held.module, step, origin);
    if (held.kind === 'list' && typeof step === 'number') return held.items[step] ?? { kind: 'undefined' };
    if (held.kind !== 'object' || typeof step !== 'string') return undefined;
    const member = held.members.get(step)?.value;
    return member ?? (Object.hasOwn(Object.prototype, step) ? undefined : { kind: 'undefined' });
  }

  /** Members may name earlier ones; a number also names its member. */
  private enumValue(module: Module, node: t.TSEnumDeclaration): Value {
    const origin: Origin = { path: module.path, start: node.start ?? 0, end: node.end ?? 0 };
    if (this.isMutated(origin)) return { kind: 'opaque', why: 'is changed after it was written', origin };
    const members = new Map<string, { value: Value }>();
    const locals = new Map<string, Value>();
    let next: number | undefined = 0;
    for (const { id, initializer } of node.members) {
      const name = id.type === 'Identifier' ? id.name : id.value;
      const value: Value = initializer
        ? this.evaluator.evaluate(initializer, { module, limit: node.start ?? 0, locals })
        : next === undefined
          ? { kind: 'undefined' }
          : { kind: 'number', value: next, origin };
      if (value.kind !== 'text' && value.kind !== 'number')
        return { kind: 'opaque', why: 'is an enum of values that are computed', origin };
      members.set(name, { value });
      locals.set(name, value);
      next = value.kind === 'number' ? value.value + 1 : undefined;
      if (value.kind === 'number') members.set(String(value.value), { value: { kind: 'text', value: name, origin } });
    }
    return { kind: 'object', members, origin };
  }

  private namespace(module: Module, source: string, origin: Origin): Value {
    const target = this.project.follow(module.path, source);
    if (target.kind === 'package') return { kind: 'namespace', module: `package:${target.name}`, origin };
    if (target.kind === 'module') {
      if (this.isCircular(module.path, target.module.path)) return circular(origin);
      return { kind: 'namespace', module: target.module.path, origin };
    }
    if (target.kind === 'json') return { kind: 'namespace', module: `json:${target.path}`, origin };
    return { kind: 'opaque', why: 'is a file that is not read', origin };
  }

  exported(module: string, name: string, origin: Origin): Value {
    if (module.startsWith('json:')) return this.inJson(module.slice('json:'.length), name, origin);
    if (module.startsWith('package:')) return this.fromPackage(module.slice('package:'.length), name, origin);
    const parsed = this.project.module(module);
    const value = isModule(parsed) ? this.exportOf(parsed, name, origin) : undefined;
    return value ?? { kind: 'undefined' };
  }

  private imported(from: Path, source: string, name: string, origin: Origin, at: t.Node): Value {
    const target = this.project.follow(from, source);
    switch (target.kind) {
      case 'package':
        return this.fromPackage(target.name, name, origin);
      case 'json':
        return name === 'default'
          ? this.json(target.path, target.value, origin)
          : { kind: 'opaque', why: 'is a name in a JSON file', origin };
      case 'module': {
        if (this.isCircular(from, target.module.path)) return circular(origin);
        const value = this.exportOf(target.module, name, origin);
        if (value) return value;
        if (!declaresType(target.module, name)) this.missing(from, source, name, at);
        return { kind: 'opaque', why: 'is not exported by its file', origin };
      }
      default:
        return { kind: 'opaque', why: 'comes from a file that is not read', origin };
    }
  }

  /** Bundlers export the members of a JSON file by name, the runtime does not. */
  private inJson(path: Path, name: string, origin: Origin): Value {
    const target = this.project.at(path);
    return name === 'default' && target.kind === 'json'
      ? this.json(target.path, target.value, origin)
      : { kind: 'opaque', why: 'is a name in a JSON file', origin };
  }

  /** What a JSON file holds, unless some code writes to it. */
  private json(path: Path, value: Value, origin: Origin): Value {
    return this.mutated.has(path) ? { kind: 'opaque', why: 'is changed after it was read', origin } : value;
  }

  private missing(path: Path, source: string, name: string, at: t.Node): void {
    const start = at.start ?? 0;
    if (this.importFaults.some((fault) => fault.path === path && fault.start === start)) return;
    this.importFaults.push({ path, start, end: at.end ?? start, message: `\`${source}\` exports no \`${name}\`.` });
  }

  private fromPackage(specifier: string, name: string, origin: Origin): Value {
    if (specifier === packageName) {
      const ability = Object.hasOwn(packageAbilities, name) ? packageAbilities[name] : undefined;
      if (ability) return { kind: 'ability', ability, origin };
      if (packageFunctions.has(name)) return { kind: 'api', name, origin };
    }
    if (specifier === '@agentium/core' && name === 'defineTool') return { kind: 'api', name: 'defineTool', origin };
    return {
      kind: 'opaque',
      why: `comes from the package \`${specifier}\``,
      origin,
      identity: `${specifier}#${name}`,
      ...(isMakerName(name) ? { perhapsDefinition: true } : {}),
    };
  }

  /** The value a module exports under a name; undefined where it exports none. */
  exportOf(module: Module, name: string, origin: Origin, seen: ReadonlySet<string> = new Set()): Value | undefined {
    const key = bindingKey(module.path, name);
    if (seen.has(key) || seen.size > 100) return undefined;
    const next = new Set(seen).add(key);
    const target = module.exports.get(name);
    if (target?.kind === 'local') {
      const at = { type: 'Identifier', name: target.name, start: origin.start, end: origin.end } as t.Identifier;
      const value = this.binding({ module, limit: Number.POSITIVE_INFINITY }, target.name, at);
      return value ?? { kind: 'opaque', why: 'is not declared in its file', origin };
    }
    if (target?.kind === 'expression')
      return this.evaluator.evaluate(target.node, { module, limit: target.node.start ?? 0 });
    if (target?.kind === 'namespace') return this.namespace(module, target.source, origin);
    if (target?.kind === 'from') return this.through(module, target.source, target.imported, origin, target.at, next);
    return name === 'default' ? undefined : this.throughStars(module, name, origin, next);
  }

  private throughStars(module: Module, name: string, origin: Origin, seen: ReadonlySet<string>): Value | undefined {
    const homes = new Map<string, Module>();
    const packages = new Set<string>();
    this.findHomes(module, name, new Set(), homes, packages);
    // Two files that export different things under one name export neither.
    if (homes.size > 1) return undefined;
    for (const home of homes.values()) return this.exportOf(home, name, origin, seen);
    for (const specifier of packages) return this.fromPackage(specifier, name, origin);
    return undefined;
  }

  /** The modules that `export *` leads to and that export the name, by what it stands for there. */
  private findHomes(
    module: Module,
    name: string,
    seen: Set<Path>,
    homes: Map<string, Module>,
    packages: Set<string>,
  ): void {
    for (const star of module.stars) {
      const next = this.project.follow(module.path, star.source);
      if (next.kind === 'package') packages.add(next.name);
      if (next.kind !== 'module' || seen.has(next.module.path)) continue;
      seen.add(next.module.path);
      const home = this.homeOf(next.module, name, new Set());
      if (home === undefined) this.findHomes(next.module, name, seen, homes, packages);
      else if (!homes.has(home)) homes.set(home, next.module);
    }
  }

  /** What a name that a module exports by itself stands for, through imports and re-exports. */
  private homeOf(module: Module, name: string, seen: Set<string>): string | undefined {
    const key = bindingKey(module.path, name);
    const target = module.exports.get(name);
    if (!target || seen.has(key)) return undefined;
    seen.add(key);
    const binding = target.kind === 'local' ? module.bindings.get(target.name) : undefined;
    const from = target.kind === 'from' ? target : binding?.kind === 'import' ? binding : undefined;
    const next = from && this.project.follow(module.path, from.source);
    const beyond = from && next?.kind === 'module' ? this.homeOf(next.module, from.imported, seen) : undefined;
    return beyond ?? (target.kind === 'local' && !from ? bindingKey(module.path, target.name) : key);
  }

  private through(
    module: Module,
    source: string,
    name: string,
    origin: Origin,
    at: t.Node,
    seen: ReadonlySet<string>,
  ): Value {
    const target = this.project.follow(module.path, source);
    if (target.kind !== 'module') return this.imported(module.path, source, name, origin, at);
    const value = this.exportOf(target.module, name, origin, seen);
    if (value) return value;
    if (!declaresType(target.module, name)) this.missing(module.path, source, name, at);
    return { kind: 'opaque', why: 'is not exported by its file', origin };
  }

  /** In a circle of imports, whether a name is set already depends on who came first. */
  private isCircular(from: Path, to: Path): boolean {
    return from === to || this.reachable(to).has(from);
  }

  private reachable(from: Path): Set<Path> {
    const held = this.reach.get(from);
    if (held) return held;
    const reached = new Set<Path>();
    const waiting = [from];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const module = this.project.module(path);
      if (!isModule(module)) continue;
      for (const { source } of module.sources) {
        const target = this.project.follow(path, source);
        if (target.kind !== 'module' || reached.has(target.module.path)) continue;
        reached.add(target.module.path);
        waiting.push(target.module.path);
      }
    }
    this.reach.set(from, reached);
    return reached;
  }

  call(callee: Value, args: readonly Value[], node: t.CallExpression | t.OptionalCallExpression, scope: Scope): Value {
    const origin = this.evaluator.originOf(node, scope);
    if (callee.kind === 'ability')
      return this.noted(callAbility(callee.ability, args, origin), { name: callee.ability.type, args, origin }, scope);
    if (callee.kind === 'api') {
      if (callee.name === 'defineTool') return defineTool(args[0] ?? { kind: 'undefined' }, origin);
      const called = callApi(callee.name, args, this.evaluator, origin);
      return called
        ? this.noted(called, { name: callee.name, args, origin }, scope)
        : { kind: 'opaque', why: 'is made when the code runs', origin, fresh: true };
    }
    return this.stranger(callee, args, node, scope);
  }

  private noted(
    called: { value: Value; faults: readonly Fault[] },
    call: { name: string; args: readonly Value[]; origin: Origin },
    scope: Scope,
  ): Value {
    const { faults, value } = called;
    const placed = value.kind === 'opaque' && !value.origin ? { ...value, origin: call.origin } : value;
    if (Number.isFinite(scope.limit)) {
      for (const fault of faults) this.faults.push({ fault, call: call.origin });
      this.calls.push({ ...call, value: placed });
    }
    return placed;
  }

  /** The result of any other call is not known; it may be a definition where the callee makes one. */
  private stranger(
    callee: Value,
    args: readonly Value[],
    node: t.CallExpression | t.OptionalCallExpression,
    scope: Scope,
  ): OpaqueValue {
    const origin = this.evaluator.originOf(node, scope);
    const name = node.callee.type === 'Identifier' ? node.callee.name : '';
    const looksAlike = isMakerName(name) && (callee.kind === 'function' || callee.kind === 'opaque');
    if (looksAlike) this.strangers.push({ name, origin });
    const own = callee.kind === 'function' ? callee.code : undefined;
    const gives = own
      ? this.makesDefinition(own) || args.some((arg, index) => arg.kind === 'definition' && handsBack(own, index))
      : looksAlike || (callee.kind === 'opaque' && callee.perhapsDefinition === true);
    const later = own !== undefined && isAsync(own);
    const makes = gives && !later;
    const inside =
      (gives && later) ||
      args.some((arg) => arg.kind === 'function' && arg.code && this.makesDefinition(arg.code)) ||
      (this.isGlobal(node.callee, scope) && args.some(holdsDefinition)) ||
      this.loadsDefinitions(node, scope);
    const why = own
      ? 'is the result of a function of the harness’s own'
      : looksAlike
        ? `calls a \`${name}\` that is not the package’s`
        : 'is the result of a call';
    return {
      kind: 'opaque',
      why,
      origin,
      fresh: true,
      ...(makes ? { perhapsDefinition: true } : {}),
      ...(inside ? { perhapsInside: true } : {}),
    };
  }

  /** A function that comes with the language: `Object.values`, `Promise.resolve`. */
  private isGlobal(callee: t.Node, scope: Scope): boolean {
    const root = callee.type === 'MemberExpression' ? callee.object : callee;
    return root.type === 'Identifier' && !scope.locals?.has(root.name) && !scope.module.bindings.has(root.name);
  }

  /** `import("./file")` of a file that may hold definitions. */
  private loadsDefinitions(node: t.CallExpression | t.OptionalCallExpression, { module }: Scope): boolean {
    const [source] = node.arguments;
    if (node.callee.type !== 'Import' || source?.type !== 'StringLiteral') return false;
    const target = this.project.follow(module.path, source.value);
    return target.kind === 'module' && target.module.sources.some((each) => each.source === packageName);
  }

  makesDefinition({ module, node }: { module: Module; node: t.Node }): boolean {
    const known = this.makers.get(node);
    if (known !== undefined) return known;
    const makes = mentionsMaker(node, (name) => {
      const binding = module.bindings.get(name);
      if (binding?.kind === 'import') return binding.source === packageName && isMakerName(binding.imported);
      return binding?.kind === 'namespace' && binding.source === packageName;
    });
    this.makers.set(node, makes);
    return makes;
  }
}

const circular = (origin: Origin): OpaqueValue => ({ kind: 'opaque', why: 'is imported in a circle', origin });

export const bindingKey = (path: Path, name: string): string => `${path}\0${name}`;
export const placeKey = (origin: Origin): string => `${origin.path}\0${origin.start}`;

/** True where a file declares a type of that name: importing it needs no value. */
function declaresType(module: Module, name: string): boolean {
  return module.program.body.some((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (statement.type === 'ExportNamedDeclaration' && statement.exportKind === 'type' && !declaration) return true;
    return (
      (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration') &&
      declaration.id.name === name
    );
  });
}
