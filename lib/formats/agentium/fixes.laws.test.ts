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

/** Rules of the stage that every manifest passes first: what a fix leaves behind there it made itself. */
const structure = [
  'contract-version',
  'credential-key',
  'expected-array',
  'expected-boolean',
  'expected-object',
  'invalid-integer',
  'invalid-skill-dirs',
  'invalid-workspace',
  'non-json-value',
  'unknown-field',
];

const howMany = (found: readonly Diagnostic[], rule: string): number =>
  found.filter((each) => each.rule === `agentium/${rule}`).length;

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
        if (found.some(isSyntax)) continue;
        expect(left.some(isSyntax), what).toBe(false);
        if (kind === 'manifest')
          for (const rule of structure) expect(howMany(left, rule), what).toBeLessThanOrEqual(howMany(found, rule));
      }
    }
  }
  expect(count).toBeGreaterThan(500);
});
