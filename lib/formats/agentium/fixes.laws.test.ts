/** Every fix offered on any case or mutant applies, takes its finding away and leaves the file readable. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { defaultSettings } from '../../core/settings';
import { agentium } from '.';

interface Case {
  id: string;
  kind: string;
  files: Files;
  factories?: unknown[];
  runtimeRegistry?: unknown;
}

const fixtures = join(import.meta.dirname, '../../../fixtures');
const folder = join(fixtures, 'conformance/agentium');
const cases: Case[] = [
  ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  ...gunzipSync(readFileSync(join(fixtures, 'mutants/agentium.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)),
];

beforeAll(() => agentium.prepare());

const samePlace = (left: Diagnostic, right: Diagnostic): boolean =>
  left.rule === right.rule &&
  left.path === right.path &&
  left.line === right.line &&
  left.column === right.column &&
  left.message === right.message;

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
          left.some((each) => samePlace(each, diagnostic)),
          what,
        ).toBe(false);
        if (!found.some(isSyntax)) expect(left.some(isSyntax), what).toBe(false);
      }
    }
  }
  expect(count).toBeGreaterThan(500);
});
