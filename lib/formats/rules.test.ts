import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, type Report } from '../check';
import type { Diagnostic, Fix } from '../core/diagnostic';
import { type Files, harnessOf } from '../core/files';
import { applyFix } from '../core/fixes';
import { editsBetween, type Harness } from '../core/harness';
import type { RuleDocs } from '../core/rule';
import { defaultSettings, type Settings } from '../core/settings';
import { sameFinding } from '../corpus.fixture';
import { formats } from '.';
import { commonRules } from './common';

const families = [
  {
    prefix: 'common',
    rules: commonRules as readonly RuleDocs[],
    format: formats[0]?.id ?? '',
    prepare: async () => {},
  },
  ...formats.map(({ id, rules, prepare }) => ({ prefix: id, rules, format: id, prepare })),
];

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts')
        .map((name) => name.replace(/\.ts$/, ''))
    : [];

const settingsOf = (rule: RuleDocs): Settings => ({ ...defaultSettings, ...rule.exampleSettings });

describe.each(families)('$prefix', ({ prefix, rules, format, prepare }) => {
  const reportOf = async (harness: Harness, rule: RuleDocs): Promise<Report> => {
    await prepare();
    return check(harness, settingsOf(rule), format);
  };
  /** What an example draws: common examples are no whole harness, so only common findings count there. */
  const drawn = async (files: Files, rule: RuleDocs): Promise<readonly Diagnostic[]> => {
    const { diagnostics } = await reportOf(harnessOf(files), rule);
    return prefix === 'common' ? diagnostics.filter((found) => found.rule.startsWith('common/')) : diagnostics;
  };

  test('the files in rules/ are the rules of the list, each named as its file', () => {
    const names = rules.map((rule) => rule.name);
    expect([...names].sort()).toEqual(filesIn(join(import.meta.dirname, prefix, 'rules')).sort());
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(rules.map((rule) => [rule.name, rule] as const))('%s', async (_name, rule) => {
    const id = `${prefix}/${rule.name}`;
    expect(rule.why.trim().split('\n').length, 'lines of why').toBeLessThanOrEqual(10);
    expect(rule.summary, 'summary is a sentence').toMatch(/^[\p{Lu}`].*\.$/su);

    expect(await drawn(rule.good, rule), 'good draws nothing').toEqual([]);
    const found = await drawn(rule.bad, rule);
    expect(
      found.map((each) => each.rule),
      'bad draws the rule',
    ).toContain(id);
    const declared = new Set([id, ...(rule.alsoDraws ?? [])]);
    expect(
      found.filter((each) => !declared.has(each.rule)),
      'bad draws nothing else',
    ).toEqual([]);

    for (const diagnostic of found.filter((each) => each.rule === id)) {
      for (const fix of diagnostic.fixes ?? []) await provesItself(rule, diagnostic, fix);
    }
  });

  async function provesItself(rule: RuleDocs, diagnostic: Diagnostic, fix: Fix): Promise<void> {
    const before = harnessOf(rule.bad);
    const after = applyFix(before, fix);
    const was = await reportOf(before, rule);
    const is = await reportOf(after, rule);
    expect(
      is.diagnostics.filter((each) => sameFinding(each, diagnostic)),
      `"${fix.title}" removes the finding`,
    ).toEqual([]);
    const errors = (report: Report) => report.diagnostics.filter((each) => each.severity === 'error').length;
    expect(errors(is), `"${fix.title}" adds no error`).toBeLessThanOrEqual(errors(was));
    const changed = editsBetween(before, after).map(([path]) => path);
    expect(
      changed.filter((path) => !isNamed(path, fix)),
      `"${fix.title}" changes what its edits name`,
    ).toEqual([]);
    expect(changed.length, `"${fix.title}" changes something`).toBeGreaterThan(0);
  }
});

function isNamed(path: string, fix: Fix): boolean {
  const named = fix.edits.flatMap((edit) => {
    if ('text' in edit) return [edit.path];
    if ('write' in edit) return [edit.write];
    return 'rename' in edit ? [edit.rename, edit.to] : [edit.remove];
  });
  // A directory moves with all it holds; an empty directory stops being listed once something lies in it.
  return named.some((each) => path === each || path.startsWith(`${each}/`) || each.startsWith(`${path}/`));
}
