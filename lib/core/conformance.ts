/** Comparing what an engine says of a conformance case with what the case expects. Shared by all formats. */
import type { Diagnostic } from './diagnostic';
import type { Path } from './path';

/** A diagnostic in the notation of the cases. */
export interface ExpectedDiagnostic {
  rule: string;
  severity: string;
  path?: Path;
  pointer?: string;
  layer?: number;
  definition?: string;
}

const compared = ['rule', 'severity', 'path', 'pointer', 'layer', 'definition'] as const;

/** Diagnostics in the notation of the cases: what is not compared is left out. */
export function diagnosticsOf(
  diagnostics: readonly Diagnostic[],
  wanted: (diagnostic: Diagnostic) => boolean,
): ExpectedDiagnostic[] {
  return diagnostics.filter(wanted).map((each) => {
    const shaped: ExpectedDiagnostic = { rule: each.rule, severity: each.severity, path: each.path };
    if (each.pointer !== undefined) shaped.pointer = each.pointer;
    if (each.layer !== undefined) shaped.layer = each.layer;
    if (each.definition !== undefined) shaped.definition = each.definition;
    return shaped;
  });
}

/** Errors and warnings of the format's own law: what `diagnostics` holds in every format. */
export const isSpecFault = (diagnostic: Diagnostic): boolean =>
  diagnostic.source === 'spec' && diagnostic.severity !== 'info';

/** The studio's own findings: what `advice` holds in the cases that judge it. */
export const isAdvice = (diagnostic: Diagnostic): boolean => diagnostic.source === 'advice';

/** How a format lets its cases be compared. */
export interface Comparison {
  /** May be reported in addition; nothing else may. */
  deferred?: readonly ExpectedDiagnostic[] | undefined;
  /** A pointer below the expected one counts as the expected one. */
  deeperPointers?: boolean;
}

/**
 * Differences between two multisets of diagnostics, in words; empty where they agree. A key that the expectation
 * lacks (`pointer`, `layer`, `definition`, `path`) is not compared.
 */
export function compareDiagnostics(
  expected: readonly ExpectedDiagnostic[],
  actual: readonly ExpectedDiagnostic[],
  { deferred = [], deeperPointers = false }: Comparison = {},
): string[] {
  const left = [...actual];
  const take = (wanted: ExpectedDiagnostic): boolean => {
    const exact = left.findIndex((found) => matches(wanted, found, false));
    const index = exact >= 0 || !deeperPointers ? exact : left.findIndex((found) => matches(wanted, found, true));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const missing = mostPreciseFirst(expected).filter((wanted) => !take(wanted));
  for (const allowed of mostPreciseFirst(deferred)) take(allowed);
  return [...missing.map((each) => `missing ${words(each)}`), ...left.map((each) => `unexpected ${words(each)}`)];
}

function matches(wanted: ExpectedDiagnostic, found: ExpectedDiagnostic, deeper: boolean): boolean {
  return compared.every((key) => {
    if (wanted[key] === undefined || wanted[key] === found[key]) return true;
    return key === 'pointer' && deeper && (found.pointer?.startsWith(`${wanted.pointer}/`) ?? false);
  });
}

/** A loose expectation must not take the diagnostic that a precise one needs. */
function mostPreciseFirst(expected: readonly ExpectedDiagnostic[]): ExpectedDiagnostic[] {
  const precision = (each: ExpectedDiagnostic) =>
    1000 * compared.filter((key) => each[key] !== undefined).length + (each.pointer?.length ?? 0);
  return [...expected].sort((left, right) => precision(right) - precision(left));
}

const words = (each: ExpectedDiagnostic): string =>
  `${each.severity} ${each.rule} at ${[each.path, each.pointer, each.definition].filter(Boolean).join(' ') || 'any place'}`;

/** Differences between two JSON values under a name, in words; the order of keys is free. */
export function compareValues(name: string, expected: unknown, actual: unknown): string[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const length = Math.max(expected.length, actual.length);
    return Array.from({ length }, (_, index) =>
      compareValues(`${name}[${index}]`, expected[index], actual[index]),
    ).flat();
  }
  if (isRecord(expected) && isRecord(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap((key) => compareValues(`${name}.${key}`, own(expected, key), own(actual, key)));
  }
  return Object.is(expected, actual) ? [] : [`${name}: expected ${shown(expected)}, got ${shown(actual)}`];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
