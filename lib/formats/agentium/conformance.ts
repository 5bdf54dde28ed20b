/** Judges conformance cases of the four kinds: manifest, extend, middleware, typescript. */

import { compareDiagnostics, compareValues, type ExpectedDiagnostic } from '../../core/conformance';
import { sha256 } from '../../core/digest';
import type { Conformance } from '../../core/format';
import { extendCase } from './conformance/extend';
import { manifestCase } from './conformance/manifest';
import { middlewareCase } from './conformance/middleware';
import { typescriptCase } from './conformance/typescript';
import { addAll } from './lists';

type Plain = Readonly<Record<string, unknown>>;

const kinds: Readonly<Record<string, (testCase: Plain, hash: (text: string) => Promise<string>) => Promise<Plain>>> = {
  manifest: manifestCase,
  extend: extendCase,
  middleware: middlewareCase,
  typescript: typescriptCase,
};

const encoder = new TextEncoder();
const hashOf = (text: string): Promise<string> => sha256([encoder.encode(text)]);

export const conformance: Conformance = {
  async actual(testCase) {
    const judge = kinds[String(testCase.kind)];
    if (!judge) throw new Error(`\`${String(testCase.kind)}\` is no kind of agentium case.`);
    return judge(testCase, hashOf);
  },
  differences(expected, actual) {
    const differences = compareDiagnostics(
      (expected.diagnostics ?? []) as ExpectedDiagnostic[],
      (actual.diagnostics ?? []) as ExpectedDiagnostic[],
      { deeperPointers: true },
    );
    for (const [key, value] of Object.entries(expected)) {
      if (key === 'diagnostics' || key === 'referenceHash') continue;
      if (key === 'advice') addAll(differences, missingAdvice(value, actual.advice));
      else if (key === 'definitions') addAll(differences, definitionDifferences(value as Plain, actual, expected));
      else addAll(differences, compareValues(key, value, actual[key] ?? null));
    }
    return differences;
  },
};

const missingAdvice = (expected: unknown, actual: unknown): string[] =>
  compareDiagnostics(expected as ExpectedDiagnostic[], (actual ?? []) as ExpectedDiagnostic[]).filter((each) =>
    each.startsWith('missing'),
  );

/** A definition that is called not analysable may be evaluated all the same, where the hash is the reference's. */
function definitionDifferences(wanted: Plain, actual: Plain, expected: Plain): string[] {
  if (expected.valid === false && Object.keys(wanted).length === 0) return [];
  const found = (actual.definitions ?? {}) as Readonly<Record<string, Plain>>;
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  return [...names].flatMap((name) => {
    const left = wanted[name] as Plain | undefined;
    const right = found[name];
    if (!left || !right) return [`definitions.${name}: ${left ? 'missing' : 'unexpected'}`];
    const reference = (expected.referenceHash as Plain | undefined)?.[name];
    if (left.analysable === false && right.analysable === true && reference && right.hash === reference) return [];
    if (left.analysable === false) return compareValues(`${name}.analysable`, false, right.analysable);
    // A composition that cannot be read is not compared.
    const { composition, ...rest } = left;
    const { composition: bound, ...others } = right;
    const parts = composition == null ? [] : compareValues(`${name}.composition`, composition, bound);
    return [...compareValues(name, rest, others), ...parts];
  });
}
