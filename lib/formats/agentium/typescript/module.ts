/** What a program binds, imports and exports at its top level. */
import type * as t from '@babel/types';
import type { Path } from '../../../core/path';
import { namesUsed } from './names-used';
import { namesIn } from './patterns';
import type { Binding, ExportTarget, Module, Source } from './types';

export function moduleOf(path: Path, text: string, program: t.Program): Module {
  const bindings = new Map<string, Binding>();
  const exports = new Map<string, ExportTarget>();
  const stars: Source[] = [];
  const sources: Source[] = [];
  const context = { bindings, exports, stars, sources };
  for (const statement of program.body) readStatement(statement, context);
  const used = namesUsed(program);
  // TypeScript erases an import none of whose names is used as a value: its file is not reached.
  const runs = sources.filter(({ at }) => at.type !== 'ImportDeclaration' || !isErased(at, used));
  return { path, text, program, ...context, sources: runs };
}

const isErased = (statement: t.ImportDeclaration, used: ReadonlySet<string>): boolean =>
  statement.specifiers.length > 0 && statement.specifiers.every((each) => !used.has(each.local.name));

interface Context {
  bindings: Map<string, Binding>;
  exports: Map<string, ExportTarget>;
  stars: Source[];
  sources: Source[];
}

function readStatement(statement: t.Statement, context: Context): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      readImport(statement, context);
      return;
    case 'ExportNamedDeclaration':
      readNamedExport(statement, context);
      return;
    case 'ExportDefaultDeclaration':
      readDefaultExport(statement, context);
      return;
    case 'ExportAllDeclaration':
      if (statement.exportKind === 'type') return;
      context.sources.push({ source: statement.source.value, at: statement });
      context.stars.push({ source: statement.source.value, at: statement });
      return;
    default:
      for (const [name, binding] of declaredBy(statement)) bind(context, name, binding);
  }
}

/** Enums, namespaces, classes and functions of one name are parts of one thing; a later `var` takes the earlier one's place. */
function bind({ bindings }: Context, name: string, binding: Binding): void {
  const other = bindings.get(name);
  const merges = (each: Binding) => each.kind === 'enum' || (each.kind === 'unknown' && each.why === namespaceWhy);
  const isPart = other !== undefined && (merges(other) || merges(binding));
  bindings.set(name, isPart ? { kind: 'unknown', why: 'is declared in several parts' } : binding);
}

const namespaceWhy = 'is a namespace';

export const nameOf = (node: t.Identifier | t.StringLiteral): string =>
  node.type === 'Identifier' ? node.name : node.value;

function readImport(statement: t.ImportDeclaration, { bindings, sources }: Context): void {
  if (statement.importKind === 'type' || statement.importKind === 'typeof') return;
  const source = statement.source.value;
  const specifiers = statement.specifiers.filter(
    (each) => each.type !== 'ImportSpecifier' || (each.importKind !== 'type' && each.importKind !== 'typeof'),
  );
  // An import of nothing but types is erased with them.
  if (statement.specifiers.length > 0 && specifiers.length === 0) return;
  sources.push({ source, at: statement });
  for (const each of specifiers) {
    const name = each.local.name;
    if (each.type === 'ImportNamespaceSpecifier') bindings.set(name, { kind: 'namespace', source, at: each });
    else {
      const imported = each.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(each.imported);
      bindings.set(name, { kind: 'import', source, imported, at: each });
    }
  }
}

function readNamedExport(statement: t.ExportNamedDeclaration, context: Context): void {
  if (statement.exportKind === 'type') return;
  if (statement.declaration) {
    for (const [name, binding] of declaredBy(statement.declaration)) {
      bind(context, name, binding);
      context.exports.set(name, { kind: 'local', name, at: statement.declaration });
    }
    return;
  }
  const source = statement.source?.value;
  if (source !== undefined) context.sources.push({ source, at: statement });
  for (const each of statement.specifiers) {
    if (each.type === 'ExportNamespaceSpecifier' && source !== undefined) {
      context.exports.set(nameOf(each.exported), { kind: 'namespace', source, at: each });
    } else if (each.type === 'ExportSpecifier' && each.exportKind !== 'type') {
      // The parser's types allow an identifier only, but `export {"a b" as c} from` gives a string.
      const local = nameOf(each.local as t.Identifier | t.StringLiteral);
      const target: ExportTarget =
        source === undefined
          ? { kind: 'local', name: local, at: each }
          : { kind: 'from', source, imported: local, at: each };
      context.exports.set(nameOf(each.exported), target);
    }
  }
}

function readDefaultExport(statement: t.ExportDefaultDeclaration, { bindings, exports }: Context): void {
  const { declaration } = statement;
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    const name = declaration.id?.name ?? 'default';
    bindings.set(name, { kind: 'function', node: declaration, declared: 0 });
    exports.set('default', { kind: 'local', name, at: declaration });
  } else if (declaration.type !== 'TSDeclareFunction') {
    exports.set('default', { kind: 'expression', node: declaration, at: declaration });
  }
}

function* declaredBy(statement: t.Statement): Iterable<[string, Binding]> {
  switch (statement.type) {
    case 'VariableDeclaration':
      for (const each of statement.declarations) {
        if (!each.init || statement.declare || each.id.type === 'VoidPattern') {
          if (each.id.type === 'Identifier')
            yield [each.id.name, { kind: 'unknown', why: 'is declared without a value' }];
          continue;
        }
        yield* patternNames(each.id, each.init, each.end ?? 0, []);
      }
      return;
    case 'FunctionDeclaration':
      if (statement.id) yield [statement.id.name, { kind: 'function', node: statement, declared: 0 }];
      return;
    case 'ClassDeclaration':
      if (statement.id && !statement.declare)
        yield [statement.id.name, { kind: 'function', node: statement, declared: statement.end ?? 0 }];
      return;
    case 'TSEnumDeclaration':
      if (!statement.declare)
        yield [statement.id.name, { kind: 'enum', node: statement, declared: statement.end ?? 0 }];
      return;
    case 'TSModuleDeclaration':
      if (statement.id.type === 'Identifier' && !statement.declare && holdsValues(statement))
        yield [statement.id.name, { kind: 'unknown', why: namespaceWhy, init: statement }];
      return;
    case 'TSImportEqualsDeclaration':
      yield [statement.id.name, { kind: 'unknown', why: 'is an import by assignment' }];
      return;
    default:
  }
}

/** A namespace of nothing but types leaves no trace when the code runs. */
function holdsValues({ body }: t.TSModuleDeclaration): boolean {
  if (body.type !== 'TSModuleBlock') return holdsValues(body);
  return body.body.some((statement) => {
    const inner =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (inner.type === 'TSModuleDeclaration') return !inner.declare && holdsValues(inner);
    return inner.type !== 'TSInterfaceDeclaration' && inner.type !== 'TSTypeAliasDeclaration';
  });
}

/** The names a pattern binds, each with the steps that lead to it; a pattern is as deep as its text, so recursion ends. */
function* patternNames(
  pattern: t.Node,
  init: t.Expression,
  declared: number,
  steps: readonly (string | number)[],
): Iterable<[string, Binding]> {
  switch (pattern.type) {
    case 'Identifier':
      yield [pattern.name, { kind: 'value', init, declared, steps }];
      return;
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') yield* unknownNames(property.argument, init);
        else if (property.computed) yield* unknownNames(property.value, init);
        else yield* patternNames(property.value, init, declared, [...steps, keyOf(property.key)]);
      }
      return;
    case 'ArrayPattern':
      for (const [index, element] of pattern.elements.entries())
        if (element) yield* patternNames(element, init, declared, [...steps, index]);
      return;
    default:
      yield* unknownNames(pattern, init);
  }
}

const keyOf = (key: t.Node): string =>
  key.type === 'Identifier'
    ? key.name
    : key.type === 'StringLiteral'
      ? key.value
      : key.type === 'NumericLiteral'
        ? String(key.value)
        : '';

/** Names below a default or a rest: what they hold is not followed. */
function* unknownNames(pattern: t.Node, init: t.Expression): Iterable<[string, Binding]> {
  for (const name of namesIn(pattern))
    yield [name, { kind: 'unknown', why: 'is taken out by a pattern with defaults or a rest', init, pattern }];
}
