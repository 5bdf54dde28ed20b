import { expect, test } from 'vitest';
import { check } from '../../check';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { defaultSettings } from '../../core/settings';
import { casesOf, mutantsOf, sameFinding } from '../../corpus.fixture';

interface Case {
  id: string;
  files?: Files;
}

// Every fourth mutant keeps the test within seconds; the kinds of faults repeat.
const mutants = mutantsOf<Case>('harness-lab').filter((_, index) => index % 4 === 0);
const cases = [...casesOf<Case>('harness-lab'), ...mutants];

test('every fix offered for the corpus and its mutants can be made, and takes its finding away', () => {
  const left: string[] = [];
  let made = 0;
  for (const { id, files } of cases) {
    if (!files) continue;
    const harness = harnessOf(files);
    for (const found of check(harness, defaultSettings, 'harness-lab').diagnostics) {
      if (!found.rule.startsWith('harness-lab/')) continue;
      for (const fix of found.fixes ?? []) {
        const { diagnostics } = check(applyFix(harness, fix), defaultSettings, 'harness-lab');
        made += 1;
        if (diagnostics.some((each) => sameFinding(each, found)))
          left.push(`${id}: ${found.rule} at ${found.path}: ${fix.title}`);
      }
    }
  }
  expect(left).toEqual([]);
  expect(made).toBeGreaterThan(500);
}, 60_000);
