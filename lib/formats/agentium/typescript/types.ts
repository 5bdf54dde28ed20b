/** The shapes shared by the TypeScript reader's files. */
import type * as t from '@babel/types';
import type { Path } from '../../../core/path';

export type Binding =
  /** `steps` lead from the initial value to the name in a destructuring pattern. */
  | { kind: 'value'; init: t.Expression; declared: number; steps: readonly (string | number)[] }
  | { kind: 'import'; source: string; imported: string; at: t.Node }
  | { kind: 'namespace'; source: string; at: t.Node }
  | { kind: 'function'; node: t.Function | t.Class; declared: number }
  | { kind: 'enum'; node: t.TSEnumDeclaration; declared: number }
  /** Cannot be followed; `why` is a clause that follows the expression. */
  | { kind: 'unknown'; why: string; init?: t.Node; pattern?: t.Node };

export type ExportTarget =
  | { kind: 'local'; name: string; at: t.Node }
  | { kind: 'expression'; node: t.Expression; at: t.Node }
  | { kind: 'from'; source: string; imported: string; at: t.Node }
  | { kind: 'namespace'; source: string; at: t.Node };

/** A file of the project, parsed. */
export interface Module {
  path: Path;
  text: string;
  program: t.Program;
  bindings: ReadonlyMap<string, Binding>;
  exports: ReadonlyMap<string, ExportTarget>;
  /** `export * from`. */
  stars: readonly Source[];
  /** Every import and re-export that runs, in order. */
  sources: readonly Source[];
}

export interface Source {
  source: string;
  at: t.Node;
}

export interface SyntaxFault {
  path: Path;
  message: string;
  start: number;
  end: number;
}
