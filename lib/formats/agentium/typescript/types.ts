/** The shapes shared by the TypeScript reader's files. */
import type * as t from '@babel/types';
import type { Path } from '../../../core/path';
import type { Value } from '../value';

/** A function of the harness's own code: read, never run. */
export interface FunctionCode {
  module: Module;
  node: t.Function | t.Class;
  /** Values of the parameters of enclosing functions. */
  locals?: ReadonlyMap<string, Value>;
}

export type Binding =
  | { kind: 'value'; init: t.Expression; declared: number; steps: readonly (string | number)[] }
  | { kind: 'import'; source: string; imported: string; at: t.Node }
  | { kind: 'namespace'; source: string }
  | { kind: 'function'; node: t.Function | t.Class }
  | { kind: 'enum'; node: t.TSEnumDeclaration }
  /** Cannot be followed; says why. */
  | { kind: 'unknown'; why: string; at: t.Node };

export type ExportTarget =
  | { kind: 'local'; name: string }
  | { kind: 'expression'; node: t.Expression }
  | { kind: 'from'; source: string; imported: string }
  | { kind: 'namespace'; source: string };

export interface Module {
  path: Path;
  text: string;
  program: t.Program;
  bindings: ReadonlyMap<string, Binding>;
  exports: ReadonlyMap<string, ExportTarget>;
  /** Sources of `export * from`. */
  stars: readonly string[];
  /** Specifiers of every import and re-export that runs, in order. */
  sources: readonly { source: string; at: t.Node }[];
}

export interface SyntaxFault {
  path: Path;
  message: string;
  start: number;
}
