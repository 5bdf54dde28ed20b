/** Every fix offered on any case or mutant applies, takes its finding away and leaves the file readable. */
import { beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { defaultSettings } from '../../core/settings';
import { casesOf, mutantsOf, sameFinding } from '../../corpus.fixture';
import { agentium } from '.';

interface Case {
  id: string;
  kind: string;
  files: Files;
  factories?: unknown[];
  runtimeRegistry?: unknown;
}

const cases = [...casesOf<Case>('agentium'), ...mutantsOf<Case>('agentium')];

beforeAll(() => agentium.prepare());

const isSyntax = (found: Diagnostic): boolean => found.rule.endsWith('-syntax');

test('fixes of cases and mutants', () => {
  let count = 0;
  for (const { id, kind, files, factories, runtimeRegistry = {} } of cases) {
    if (kind !== 'manifest' && kind !== 'typescript') continue;
    const settings = factories ? { ...defaultSettings, host: { factories, runtimeRegistry } } : defaultSettings;
    const before = harnessOf(files);
    const found = agentium.open(before, settings).diagnostics();
    for (const diagnostic of found) {
      for (const fix of diagnostic.fixes ?? []) {
        count++;
        const left = agentium.open(applyFix(before, fix), settings).diagnostics();
        const what = `${id}: ${diagnostic.rule}: ${fix.title}`;
        expect(
          left.some((each) => sameFinding(each, diagnostic)),
          what,
        ).toBe(false);
        if (!found.some(isSyntax)) expect(left.some(isSyntax), what).toBe(false);
      }
    }
  }
  expect(count).toBeGreaterThan(500);
});
