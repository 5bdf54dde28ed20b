import { expect, test } from 'vitest';
import type { Figure } from '../core/format';
import { figureWords, nearestCap } from './figure-words';

const figure = (id: string, value: number, limit: number): Figure => ({ id, title: id, value, limit, unit: 'bytes' });

test('a figure names its cap', () => {
  expect(figureWords(figure('all', 64_001, 64_000))).toBe('64,001 of 64,000 bytes');
});

test('the cap that is nearest is told, and none while all are far', () => {
  expect(nearestCap([])).toBeUndefined();
  expect(nearestCap([figure('far', 79, 100)])).toBeUndefined();
  expect(nearestCap([figure('near', 80, 100), figure('over', 101, 100), figure('far', 1, 100)])?.id).toBe('over');
});
