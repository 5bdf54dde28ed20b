import { expect, test } from 'vitest';
import { nearest } from './nearest';

const events = ['PreToolUse', 'PostToolUse', 'Stop', 'SessionStart'];

test.each([
  ['PreTooluse', 'PreToolUse'],
  ['preToolUse', 'PreToolUse'],
  ['PreToolUes', 'PreToolUse'],
  ['Sotp', 'Stop'],
  ['SessionStarted', 'SessionStart'],
  ['Tide', undefined],
  ['', undefined],
])('%j is meant to be %j', (text, name) => {
  expect(nearest(text, events)).toBe(name);
});

test('of equally close names the first is meant', () => {
  expect(nearest('solve_task', ['solve_tasks', 'solve_task_'])).toBe('solve_tasks');
});

test('a very long name is compared with nothing', () => {
  expect(nearest('a'.repeat(1e6), ['a'.repeat(1e6 - 1)])).toBeUndefined();
});
