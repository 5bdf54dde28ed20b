import { expect, test } from 'vitest';
import type { Diagnostic, Severity } from '../core/diagnostic';
import { problemGroups } from './problem-groups';

const found = (rule: string, path: string, severity: Severity = 'warning'): Diagnostic => ({
  rule,
  path,
  severity,
  source: 'advice',
  message: 'x',
});

const many = (rule: string, severity: Severity, count: number) =>
  Array.from({ length: count }, (_, at) => found(rule, `${at}.md`, severity));

const shape = (list: readonly Diagnostic[], grouping: 'file' | 'rule') =>
  problemGroups(list, grouping).map(({ by, key, list: inside, folded }) => [by, key, inside.length, folded]);

test('groups by file or by rule, in the order found', () => {
  const list = [found('a', 'x.md'), found('b', 'x.md'), found('a', 'y.md')];
  expect(shape(list, 'file')).toEqual([
    ['file', 'x.md', 2, false],
    ['file', 'y.md', 1, false],
  ]);
  expect(shape(list, 'rule')).toEqual([
    ['rule', 'a', 2, false],
    ['rule', 'b', 1, false],
  ]);
});

test('folds a storm of warnings below the rest, but never errors', () => {
  expect(shape([...many('storm', 'warning', 21), found('b', 'x.md')], 'file')).toEqual([
    ['file', 'x.md', 1, false],
    ['rule', 'storm', 21, true],
  ]);
  expect(shape(many('calm', 'warning', 20), 'file')).toHaveLength(20);
  expect(shape(many('grave', 'error', 21), 'rule')).toEqual([['rule', 'grave', 21, false]]);
});
