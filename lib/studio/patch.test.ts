import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { bugReport } from './bug-report';
import { patchOf } from './patch';
import { emptyState } from './state';

describe('a patch of what changed', () => {
  it('names what is new, changed, gone and no text', () => {
    const base = harnessOf({ 'a.md': 'one\ntwo\n', 'gone.md': 'x\n', 'same.md': 's\n', 'p.bin': { base64: '/w==' } });
    const now = harnessOf({ 'a.md': 'one\n2\n', 'new.md': 'n\n', 'same.md': 's\n', 'p.bin': { base64: '/v8=' } });
    const patch = patchOf(base, now);
    expect(patch).toContain('--- a/a.md');
    expect(patch).toContain('-two\n+2\n');
    expect(patch).toContain('--- /dev/null');
    expect(patch).toContain('+++ /dev/null');
    expect(patch).toContain('Binary files a/p.bin and b/p.bin differ');
    expect(patch).not.toContain('same.md');
  });

  it('is empty where nothing changed', () => {
    const harness = harnessOf({ 'a.md': 'one\n' });
    expect(patchOf(harness, harnessOf({ 'a.md': 'one\n' }))).toBe('');
  });
});

describe('a bug report', () => {
  it('holds no name and no content of the harness', () => {
    const harness = harnessOf({ 'secret-plan.md': 'the treasure' });
    const view = { ...emptyState.view, active: 'secret-plan.md' };
    const report = bugReport({ ...emptyState, name: 'secret', harness, view }, 'Browser 1');
    expect(report).not.toMatch(/secret|treasure/);
  });
});
