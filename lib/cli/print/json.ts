/** The JSON contract, version 1. */
import type { Diagnostic } from '../../core/diagnostic';
import type { Result } from '../result';

export const json = (value: object): string => `${JSON.stringify({ version: 1, ...value }, null, 2)}\n`;

export const resultsJson = (results: readonly Result[]): string =>
  json({ results: results.map((result) => ({ ...result, diagnostics: result.diagnostics.map(diagnosticJson) })) });

/** Keys without a value fall away. */
const diagnosticJson = (found: Diagnostic) => ({
  rule: found.rule,
  severity: found.severity,
  source: found.source,
  confidence: found.confidence,
  path: found.path,
  line: found.line,
  column: found.column,
  endLine: found.endLine,
  endColumn: found.endColumn,
  message: found.message,
  pointer: found.pointer,
  definition: found.definition,
  layer: found.layer,
  fixes: (found.fixes ?? []).map(({ title }) => title),
});
