import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { check } from '../../check';
import type { Diagnostic, Fix } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { editsBetween, type Harness } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { estimateCounter } from '../../core/tokenizer';

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

const fixtures = join(import.meta.dirname, '../../../fixtures');
const folder = join(fixtures, 'conformance/agent-harnesses');

test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s', (name) => {
  const { files } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { files?: Files };
  expect(faultsIn(files ?? {})).toEqual([]);
});

// Several faults at once: a fix may uncover an error that its fault has hidden.
test('every mutant', () => {
  const lines = gunzipSync(readFileSync(join(fixtures, 'mutants/agent-harnesses.jsonl.gz')))
    .toString('utf8')
    .split('\n');
  const mutants = lines.filter(Boolean).map((line) => JSON.parse(line) as { id: string; files?: Files });
  expect(mutants.flatMap(({ id, files }) => faultsIn(files ?? {}, true).map((fault) => `${id}: ${fault}`))).toEqual([]);
}, 120_000);
