import { describe, expect, it, test } from 'vitest';
import { check } from '../../../check';
import { harnessOf } from '../../../core/files';
import { defaultSettings } from '../../../core/settings';
import { templates } from '.';

const sizes = new Map([
  ['starter', 2],
  ['dependency-upgrades', 12],
  ['database-migrations', 30],
]);

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  test.each(['tides', 'My Harness', '3d-scans', 'true', '007', 'Übersee', '', '潮'])(
    'called %j draws nothing but needs',
    (name) => {
      const report = check(harnessOf(template.files(name)), defaultSettings);
      expect(report.format).toBe('kapso');
      expect(report.diagnostics.filter(({ rule }) => !rule.startsWith('kapso/need-'))).toEqual([]);
    },
  );

  it('has as many files as it says', () => expect(harnessOf(template.files('x')).size).toBe(sizes.get(id)));
});

test.each(['starter', 'dependency-upgrades'])('%s needs nothing of the machine', (id) => {
  const template = templates.find((each) => each.id === id);
  expect(check(harnessOf(template?.files('x') ?? {}), defaultSettings).diagnostics).toEqual([]);
});
