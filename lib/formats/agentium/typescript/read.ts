/** The definitions that files export, and the faults that keep files from being evaluated. */
import type * as t from '@babel/types';
import type { Path } from '../../../core/path';
import type { Definition } from '../definition/types';
import type { Fault } from '../fault';
import type { OpaqueValue, Origin, Value } from '../value';
import { mutationsIn } from './mutation';
import { isModule, type Project } from './project';
import { type CallFault, Reader } from './reader';
import type { Module, SyntaxFault } from './types';

/** One exported definition, or an export that may be one and cannot be evaluated. */
export interface ReadDefinition {
  path: Path;
  /** `default` or the name. */
  exportName: string;
  /** The export itself. */
  place: Origin;
  /** The file it is imported from, where this one only hands it on. */
  handedOnFrom?: Path;
  definition?: Definition;
  unknown?: OpaqueValue;
}

export interface ReadFile {
  path: Path;
  module?: Module;
  definitions: readonly ReadDefinition[];
}

export interface ReadProject {
  files: ReadonlyMap<Path, ReadFile>;
  syntaxFaults: readonly SyntaxFault[];
  /** JSON files that are imported and are no JSON. */
  jsonFaults: readonly { path: Path; fault: Fault }[];
  callFaults: readonly CallFault[];
  strangers: readonly { name: string; origin: Origin }[];
  reader: Reader;
}

/**
 * Reads the files at `entries` and every file they reach. `around` adds the files that may write to what those hold:
 * changes of objects are looked for there as well.
 */
export function readProject(
  project: Project,
  entries: readonly Path[],
  around: (reached: readonly Path[]) => readonly Path[],
): ReadProject {
  const reached = reach(project, entries);
  const all = new Set([...reached.modules.map((module) => module.path), ...around(reached.paths)]);
  const modules = [...all].map((path) => project.module(path)).filter(isModule);
  const mutations = mutationsIn(modules, project);
  const reader = new Reader(project, mutations.places, mutations.bindings);
  for (const module of reached.modules) run(module, reader);
  const files = new Map<Path, ReadFile>();
  for (const path of entries) {
    const module = project.module(path);
    files.set(
      path,
      isModule(module) ? { path, module, definitions: exportsOf(module, reader) } : { path, definitions: [] },
    );
  }
  return {
    files,
    syntaxFaults: [...reached.syntaxFaults, ...reader.importFaults],
    jsonFaults: reached.jsonFaults,
    callFaults: reader.faults,
    strangers: reader.strangers,
    reader,
  };
}

/** Files in the order they are reached, and what stops the way. */
function reach(project: Project, entries: readonly Path[]) {
  const modules: Module[] = [];
  const syntaxFaults: SyntaxFault[] = [];
  const jsonFaults: { path: Path; fault: Fault }[] = [];
  const seen = new Set<Path>();
  const waiting: Path[] = entries.toReversed();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const parsed = project.module(path);
    if (!parsed) continue;
    if (!isModule(parsed)) {
      syntaxFaults.push(parsed);
      continue;
    }
    modules.push(parsed);
    for (const { source, at } of parsed.sources) {
      const target = project.follow(path, source);
      if (target.kind === 'module') waiting.push(target.module.path);
      else if (target.kind === 'broken') waiting.push(target.fault.path);
      else if (target.kind === 'badJson') {
        if (!seen.has(target.path)) jsonFaults.push({ path: target.path, fault: target.fault });
        seen.add(target.path);
      } else if (target.kind === 'missing') {
        const start = at.start ?? 0;
        syntaxFaults.push({
          path,
          start,
          end: at.end ?? start,
          message: `\`${source}\` leads to no file of the harness.`,
        });
      }
    }
  }
  return { paths: [...seen], modules, syntaxFaults, jsonFaults };
}

/** Evaluates what importing a file evaluates, so that the faults of its calls are known. */
function run(module: Module, reader: Reader): void {
  for (const statement of module.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration' && !declaration.declare) {
      for (const each of declaration.declarations) if (each.init) evaluate(each.init, module, reader);
    } else if (declaration?.type === 'ExpressionStatement') {
      evaluate(declaration.expression, module, reader);
    } else if (declaration?.type === 'ExportDefaultDeclaration' && isExpression(declaration.declaration)) {
      evaluate(declaration.declaration, module, reader);
    }
  }
}

const isExpression = (node: t.ExportDefaultDeclaration['declaration']): node is t.Expression =>
  !['FunctionDeclaration', 'ClassDeclaration', 'TSDeclareFunction'].includes(node.type);

const evaluate = (node: t.Expression, module: Module, reader: Reader): Value =>
  reader.evaluator.evaluate(node, { module, limit: node.start ?? 0 });

function exportsOf(module: Module, reader: Reader): ReadDefinition[] {
  const stop = module.program.body.find((statement) => statement.type === 'ThrowStatement');
  const found: ReadDefinition[] = [];
  for (const { name, place } of exportNames(module, reader.project, new Set())) {
    const value = reader.exportOf(module, name, place);
    const read = value && definitionIn(value);
    if (!read) continue;
    const unknown: OpaqueValue | undefined = stop && {
      kind: 'opaque',
      why: 'stops the file',
      origin: origin(module, stop),
    };
    found.push({
      path: module.path,
      exportName: name,
      place,
      ...(unknown ? { unknown } : read),
      ...handedOn(module, name, reader.project),
    });
  }
  return found.sort((left, right) => left.place.start - right.place.start);
}

/** Where an export comes from that is an import, or stands in `export … from`. */
function handedOn(module: Module, name: string, project: Project): { handedOnFrom?: Path } {
  const target = module.exports.get(name);
  const local =
    target?.kind === 'local'
      ? target.name
      : target?.kind === 'expression' && target.node.type === 'Identifier'
        ? target.node.name
        : undefined;
  const binding = local === undefined ? undefined : module.bindings.get(local);
  const source =
    target?.kind === 'from'
      ? target.source
      : binding?.kind === 'import'
        ? binding.source
        : target
          ? undefined
          : module.stars.find((star) => exportsName(star.source, module, name, project))?.source;
  const path = source === undefined ? undefined : project.locate(module.path, source);
  return path === undefined ? {} : { handedOnFrom: path };
}

function exportsName(source: string, module: Module, name: string, project: Project): boolean {
  const target = project.follow(module.path, source);
  return target.kind === 'module' && exportNames(target.module, project, new Set()).some((each) => each.name === name);
}

const origin = (module: Module, node: t.Node): Origin => ({
  path: module.path,
  start: node.start ?? 0,
  end: node.end ?? 0,
});

function definitionIn(value: Value): { definition: Definition } | { unknown: OpaqueValue } | undefined {
  if (value.kind === 'definition') return { definition: value.definition };
  return value.kind === 'opaque' && value.perhapsDefinition ? { unknown: value } : undefined;
}

/** Own names, then those of `export *`, which never bring a default and never hide a name. */
function exportNames(module: Module, project: Project, seen: Set<Path>): { name: string; place: Origin }[] {
  seen.add(module.path);
  const names = [...module.exports].map(([name, { at }]) => ({ name, place: origin(module, at) }));
  const known = new Set(names.map(({ name }) => name));
  for (const star of module.stars) {
    const target = project.follow(module.path, star.source);
    if (target.kind !== 'module' || seen.has(target.module.path)) continue;
    for (const { name } of exportNames(target.module, project, seen)) {
      if (name === 'default' || known.has(name)) continue;
      known.add(name);
      names.push({ name, place: origin(module, star.at) });
    }
  }
  return names;
}
