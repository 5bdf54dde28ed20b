import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { check } from '../../check';
import type { Diagnostic } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { defaultSettings } from '../../core/settings';

const fixtures = join(import.meta.dirname, '../../../fixtures');

interface Case {
  id: string;
  files?: Files;
}

function cases(): Case[] {
  const folder = join(fixtures, 'conformance/harness-lab');
  const made = readdirSync(folder).map((name): Case => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const mutants = gunzipSync(readFileSync(join(fixtures, 'mutants/harness-lab.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n');
  // Every fourth keeps the test within seconds; the kinds of faults repeat.
  return [...made, ...mutants.filter((_, index) => index % 4 === 0).map((line): Case => JSON.parse(line))];
}

const same = (left: Diagnostic, right: Diagnostic): boolean =>
  left.rule === right.rule &&
  left.path === right.path &&
  left.line === right.line &&
  left.column === right.column &&
  left.message === right.message;

test('every fix offered for the corpus and its mutants can be made, and takes its finding away', () => {
  const left: string[] = [];
  let made = 0;
  for (const { id, files } of cases()) {
    if (!files) continue;
    const harness = harnessOf(files);
    for (const found of check(harness, defaultSettings, 'harness-lab').diagnostics) {
      if (!found.rule.startsWith('harness-lab/')) continue;
      for (const fix of found.fixes ?? []) {
        const { diagnostics } = check(applyFix(harness, fix), defaultSettings, 'harness-lab');
        made += 1;
        if (diagnostics.some((each) => same(each, found)))
          left.push(`${id}: ${found.rule} at ${found.path}: ${fix.title}`);
      }
    }
  }
  expect(left).toEqual([]);
  expect(made).toBeGreaterThan(500);
}, 60_000);
