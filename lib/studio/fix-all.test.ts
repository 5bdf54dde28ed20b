import { describe, expect, it } from 'vitest';
import type { Diagnostic, FixEdit } from '../core/diagnostic';
import { harnessOf } from '../core/files';
import { edit } from '../core/harness';
import { textOf } from '../core/text';
import { joinFixes } from './fix-all';

const harness = harnessOf({ 'a.md': 'one two three' });
const found = (...edits: FixEdit[]): Diagnostic => ({
  rule: 'x/y',
  severity: 'error',
  source: 'spec',
  path: 'a.md',
  message: '',
  fixes: [{ title: 'Fix', edits }],
});
const at = (start: number, end: number, text: string): FixEdit => ({ path: 'a.md', start, end, text });

describe('all fixes of a rule', () => {
  it('are one change where they do not touch', () => {
    const { edits, fixed, left } = joinFixes(harness, [found(at(0, 3, '1')), found(at(8, 13, '3'))]);
    const entry = edit(harness, edits).get('a.md');
    expect([entry && textOf(entry), fixed, left]).toEqual(['1 two 3', 2, 0]);
  });

  it('leave for later what touches another', () => {
    const { fixed, left } = joinFixes(harness, [found(at(0, 3, '1')), found(at(2, 7, 'x')), found({ remove: 'a.md' })]);
    expect([fixed, left]).toEqual([1, 2]);
  });

  it('do the same thing once', () => {
    const { edits, fixed } = joinFixes(harness, [found(at(0, 0, '# ')), found(at(0, 0, '# '))]);
    const entry = edit(harness, edits).get('a.md');
    expect([entry && textOf(entry), fixed]).toEqual(['# one two three', 2]);
  });
});
