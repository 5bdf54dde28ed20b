/** Names that are declared below the top level: what each may be another name for. */
import type * as t from '@babel/types';
import { namesIn } from './patterns';

export interface Local {
  /** It holds one of these expressions, or one of their parts. */
  alias?: { nodes: readonly t.Node[]; scope: LocalScope | undefined; part: boolean };
}

export interface LocalScope {
  names: ReadonlyMap<string, Local>;
  outer: LocalScope | undefined;
  /** Inside a function: a `var` here is no `var` of the module. */
  inFunction: boolean;
}

export function lookUp(scope: LocalScope | undefined, name: string): Local | undefined {
  for (let at = scope; at; at = at.outer) {
    const local = at.names.get(name);
    if (local) return local;
  }
  return undefined;
}

/** The scope a node opens for what lies inside it. `each` is what a callback's parameters are parts of. */
export function scopeFor(node: t.Node, outer: LocalScope | undefined, each?: t.Node): LocalScope | undefined {
  const names = new Map<string, Local>();
  let inFunction = outer?.inFunction ?? false;
  if ('params' in node && Array.isArray(node.params) && 'body' in node) {
    inFunction = true;
    for (const param of node.params as t.Node[]) {
      // A default is what the parameter may stand for, as are the parts of what a callback walks over.
      const nodes = [...(each ? [each] : []), ...(param.type === 'Identifier' ? [] : [param])];
      for (const name of namesIn(param))
        names.set(name, nodes.length > 0 ? { alias: { nodes, scope: outer, part: true } } : {});
    }
    if ('id' in node && node.id && (node.id as t.Node).type === 'Identifier' && node.type === 'FunctionExpression')
      names.set((node.id as t.Identifier).name, {});
  } else if (node.type === 'ObjectExpression' || node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
    // Methods reach the object, or what the class puts into its objects, through `this`.
    names.set('this', { alias: { nodes: [node], scope: outer, part: true } });
  } else if (node.type === 'BlockStatement' || node.type === 'StaticBlock' || node.type === 'TSModuleBlock') {
    for (const statement of node.body) declare(statement, names, outer);
  } else if (node.type === 'SwitchStatement') {
    for (const { consequent } of node.cases) for (const statement of consequent) declare(statement, names, outer);
  } else if (node.type === 'ForStatement' && node.init?.type === 'VariableDeclaration') {
    declare(node.init, names, outer);
  } else if (
    (node.type === 'ForOfStatement' || node.type === 'ForInStatement') &&
    node.left.type === 'VariableDeclaration'
  ) {
    for (const each of node.left.declarations)
      for (const name of namesIn(each.id))
        names.set(name, { alias: { nodes: [node.right, each.id], scope: outer, part: true } });
  } else if (node.type === 'CatchClause' && node.param) {
    for (const name of namesIn(node.param)) names.set(name, {});
  } else {
    return outer;
  }
  return { names, outer, inFunction };
}

function declare(statement: t.Statement, names: Map<string, Local>, outer: LocalScope | undefined): void {
  if (statement.type === 'ExportNamedDeclaration') {
    if (statement.declaration) declare(statement.declaration, names, outer);
  } else if (statement.type === 'VariableDeclaration') {
    for (const each of statement.declarations) {
      const part = each.id.type !== 'Identifier';
      const nodes = each.init ? [each.init, ...(part ? [each.id] : [])] : [];
      for (const name of namesIn(each.id))
        names.set(name, each.init ? { alias: { nodes, scope: { names, outer, inFunction: true }, part } } : {});
    }
  } else if ((statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') && statement.id) {
    names.set(statement.id.name, {
      alias: { nodes: [statement], scope: { names, outer, inFunction: true }, part: true },
    });
  }
}
