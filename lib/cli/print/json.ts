/** The JSON contract, version 1. */

import type { Report } from '../../check';
import type { Diagnostic } from '../../core/diagnostic';
import type { Review } from '../../review';
import type { Result } from '../result';

export const json = (value: object): string => `${JSON.stringify({ version: 1, ...value }, null, 2)}\n`;

export const resultsJson = (results: readonly Result[]): string =>
  json({ results: results.map((result) => ({ ...result, diagnostics: result.diagnostics.map(diagnosticJson) })) });

/** Entries are named, not given: their bytes stay where they are. */
export const reviewJson = ({ base, head, files, introduced, resolved, ...rest }: Review): string =>
  json({
    base: sideJson(base),
    head: sideJson(head),
    files: files.map(({ kind, key }) => ({ kind, key })),
    introduced: introduced.map(diagnosticJson),
    resolved: resolved.map(diagnosticJson),
    ...rest,
  });

const sideJson = ({ format, valid, diagnostics }: Report) => ({
  format,
  valid,
  diagnostics: diagnostics.map(diagnosticJson),
});

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
