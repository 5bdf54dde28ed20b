/** Names that are declared below the top level: what each may be another name for. */
import type * as t from '@babel/types';
import { namesIn } from './patterns';

export interface Local {
  /** It holds this expression, or one of its parts. */
  alias?: { node: t.Node; scope: LocalScope | undefined; part: boolean };
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
      const node = each ?? (param.type === 'AssignmentPattern' ? param.right : undefined);
      for (const name of namesIn(param)) names.set(name, node ? { alias: { node, scope: outer, part: true } } : {});
    }
    if ('id' in node && node.id && (node.id as t.Node).type === 'Identifier' && node.type === 'FunctionExpression')
      names.set((node.id as t.Identifier).name, {});
  } else if (node.type === 'BlockStatement' || node.type === 'StaticBlock') {
    for (const statement of node.body) declare(statement, names, outer);
  } else if (node.type === 'SwitchCase') {
    for (const statement of node.consequent) declare(statement, names, outer);
  } else if (node.type === 'ForStatement' && node.init?.type === 'VariableDeclaration') {
    declare(node.init, names, outer);
  } else if (
    (node.type === 'ForOfStatement' || node.type === 'ForInStatement') &&
    node.left.type === 'VariableDeclaration'
  ) {
    for (const each of node.left.declarations)
      for (const name of namesIn(each.id)) names.set(name, { alias: { node: node.right, scope: outer, part: true } });
  } else if (node.type === 'CatchClause' && node.param) {
    for (const name of namesIn(node.param)) names.set(name, {});
  } else {
    return outer;
  }
  return { names, outer, inFunction };
}

function declare(statement: t.Statement, names: Map<string, Local>, outer: LocalScope | undefined): void {
  if (statement.type === 'VariableDeclaration') {
    for (const each of statement.declarations) {
      const part = each.id.type !== 'Identifier';
      for (const name of namesIn(each.id))
        names.set(
          name,
          each.init ? { alias: { node: each.init, scope: { names, outer, inFunction: true }, part } } : {},
        );
    }
  } else if ((statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') && statement.id) {
    names.set(statement.id.name, { alias: { node: statement, scope: { names, outer, inFunction: true }, part: true } });
  }
}
