import { expect, test } from 'vitest';
import { compareDiagnostics, compareValues, diagnosticsOf, isSpecFault } from './conformance';
import type { Diagnostic } from './diagnostic';

const error = (rule: string, path: string, pointer?: string) =>
  pointer === undefined ? { rule, severity: 'error', path } : { rule, severity: 'error', path, pointer };

test('diagnostics are a multiset: order is free, number is not', () => {
  const two = [error('a', 'x'), error('a', 'x')];
  expect(compareDiagnostics([error('b', 'y'), ...two], [...two, error('b', 'y')])).toEqual([]);
  expect(compareDiagnostics(two, [error('a', 'x')])).toEqual(['missing error a at x']);
  expect(compareDiagnostics([error('a', 'x')], two)).toEqual(['unexpected error a at x']);
});

test('deferred findings may come in addition, others may not', () => {
  const deferred = [error('b', 'y')];
  expect(compareDiagnostics([], [error('b', 'y')], { deferred })).toEqual([]);
  expect(compareDiagnostics([], [], { deferred })).toEqual([]);
  expect(compareDiagnostics([], [error('b', 'y'), error('b', 'y')], { deferred })).toEqual(['unexpected error b at y']);
});

test('severity and path are compared', () => {
  const actual = [{ rule: 'a', severity: 'warning', path: 'x' }];
  expect(compareDiagnostics([error('a', 'x')], actual)).toHaveLength(2);
  expect(compareDiagnostics([error('a', 'x')], [error('a', 'x/')])).toHaveLength(2);
});

test('a deeper pointer is right where asked for, and the precise expectation is served first', () => {
  const actual = [error('a', 'm', '/abilities/2/id'), error('a', 'm', '/abilities')];
  const expected = [error('a', 'm', '/abilities'), error('a', 'm', '/abilities/2')];
  expect(compareDiagnostics(expected, actual, { deeperPointers: true })).toEqual([]);
  expect(compareDiagnostics(expected, actual)).toHaveLength(2);
  expect(compareDiagnostics([error('a', 'm', '/ab')], actual.slice(1), { deeperPointers: true })).toHaveLength(2);
  expect(compareDiagnostics([error('a', 'm')], actual.slice(1))).toEqual([]);
});

test('diagnostics lose what cases do not compare', () => {
  const found: Diagnostic = { rule: 'f/a', severity: 'error', source: 'spec', path: 'x', line: 3, message: 'm' };
  const advice: Diagnostic = { ...found, source: 'advice' };
  expect(diagnosticsOf([found, advice], isSpecFault)).toEqual([error('f/a', 'x')]);
});

test('values are compared by content, whatever the order of keys', () => {
  expect(compareValues('tree', [{ path: 'a', kind: 'x' }], [{ kind: 'x', path: 'a' }])).toEqual([]);
  expect(compareValues('tree', [1, 2], [1])).toEqual(['tree[1]: expected 2, got nothing']);
  expect(compareValues('v', { a: null }, {})).toEqual(['v.a: expected null, got nothing']);
  expect(compareValues('v', { toString: 1 }, {})).toEqual(['v.toString: expected 1, got nothing']);
});
