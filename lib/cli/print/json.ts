/** The JSON contract, version 1. */
import type { Diagnostic } from '../../core/diagnostic';
import { emptyGraph } from '../../core/graph';
import type { Result } from '../result';
import type { Reviewed, ReviewSide } from './reviewed';

export const json = (value: object): string => `${JSON.stringify({ version: 1, ...value }, null, 2)}\n`;

export const resultsJson = (results: readonly Result[]): string =>
  json({ results: results.map((result) => ({ ...result, diagnostics: result.diagnostics.map(diagnosticJson) })) });

/** Entries are named, not given: their bytes stay where they are. */
export function reviewJson({ base, head, review }: Reviewed): string {
  const { acts, files, nodes, edges, introduced, resolved, tokens } = review;
  return json({
    base: sideJson(base),
    head: sideJson(head),
    acts,
    files: files.map(({ kind, key }) => ({ kind, key })),
    nodes,
    edges,
    introduced: introduced.map(diagnosticJson),
    resolved: resolved.map(diagnosticJson),
    tokens,
  });
}

const sideJson = ({ title, report, hashes, digest, tokens }: ReviewSide) => ({
  path: title,
  format: report.format,
  valid: report.valid,
  diagnostics: report.diagnostics.map(diagnosticJson),
  hashes,
  digest,
  graph: report.opened?.graph() ?? emptyGraph,
  tokens,
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
