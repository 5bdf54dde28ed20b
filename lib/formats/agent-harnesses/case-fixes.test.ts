import { expect, test } from 'vitest';
import { check } from '../../check';
import type { Diagnostic, Fix } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { editsBetween, type Harness } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { estimateCounter } from '../../core/tokenizer';
import { casesOf, mutantsOf } from '../../corpus.fixture';

/** Every fix of every finding in every conformance case does what it says there, not only in its rule's own example. */

const settings = { ...defaultSettings, counter: estimateCounter };

const diagnosticsOf = (harness: Harness) => check(harness, settings, 'agent-harnesses').diagnostics;
const errorsIn = (diagnostics: readonly Diagnostic[]) => diagnostics.filter(({ severity }) => severity === 'error');

const placeOf = ({ rule, path, line, column, message }: Diagnostic) => [rule, path, line, column, message].join('\0');

function faultOf(
  before: Harness,
  was: readonly Diagnostic[],
  found: Diagnostic,
  fix: Fix,
  mayUncover: boolean,
): string | undefined {
  let after: Harness;
  try {
    after = applyFix(before, fix);
  } catch (error) {
    return `throws: ${error}`;
  }
  const is = diagnosticsOf(after);
  if (is.some((each) => placeOf(each) === placeOf(found))) return 'leaves the finding';
  if (!mayUncover && errorsIn(is).length > errorsIn(was).length) {
    const known = new Set(was.map(placeOf));
    const added = errorsIn(is).filter((each) => !known.has(placeOf(each)));
    return `adds an error: ${added.map(({ rule, path, message }) => `${rule} ${path} ${message}`).join(' | ')}`;
  }
  const named = fix.edits.flatMap((edit) => {
    if ('text' in edit) return [edit.path];
    if ('write' in edit) return [edit.write];
    return 'rename' in edit ? [edit.rename, edit.to] : [edit.remove];
  });
  const changed = editsBetween(before, after).map(([path]) => path);
  if (changed.length === 0) return 'changes nothing';
  const foreign = changed.filter(
    (path) => !named.some((each) => path === each || path.startsWith(`${each}/`) || each.startsWith(`${path}/`)),
  );
  return foreign.length > 0 ? `changes ${foreign.join(', ')} too` : undefined;
}

function faultsIn(files: Files, mayUncover = false): string[] {
  const harness = harnessOf(files);
  const diagnostics = diagnosticsOf(harness);
  return diagnostics.flatMap((found) =>
    (found.fixes ?? []).flatMap((fix) => {
      const fault = faultOf(harness, diagnostics, found, fix, mayUncover);
      return fault === undefined ? [] : [`${found.rule} ${found.path} "${fix.title}" ${fault}`];
    }),
  );
}

interface Case {
  id: string;
  files?: Files;
}

test.each(casesOf<Case>('agent-harnesses'))('$id', ({ files = {} }) => {
  expect(faultsIn(files)).toEqual([]);
});

// Several faults at once: a fix may uncover an error that its fault has hidden.
test('every mutant', () => {
  const faults = mutantsOf<Case>('agent-harnesses').flatMap(({ id, files = {} }) =>
    faultsIn(files, true).map((fault) => `${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
}, 120_000);
