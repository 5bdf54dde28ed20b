import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { choicesFor, mayRead, planSaving, usualChoice } from './save-back';

const base = harnessOf({
  'a.md': '1',
  'b.md': '1',
  'c.md': '1',
  'd.md': '1',
  'run.sh': { text: 'x', executable: true },
});

describe('saving into a folder', () => {
  it('writes what changed here, takes what changed there, and asks where both did', () => {
    const ours = harnessOf({
      'a.md': '2',
      'b.md': '1',
      'c.md': '2',
      'new.md': '',
      'run.sh': { text: 'x', executable: true },
    });
    const disk = harnessOf({ 'a.md': '1', 'b.md': '3', 'c.md': '3', 'd.md': '1', 'run.sh': 'x' });
    expect(planSaving(base, ours, disk).map(({ path, act }) => `${act} ${path}`)).toEqual([
      'write a.md',
      'take b.md',
      'dispute c.md',
      'remove d.md',
      'write new.md',
    ]);
  });

  it('does nothing where both sides are alike, whatever was before', () => {
    const both = harnessOf({ 'a.md': 'same', 'z.md': 'same' });
    expect(planSaving(base, both, both)).toEqual([]);
  });
});

describe('choices', () => {
  it.each([
    ['write', 'ours', ['ours', 'leave']],
    ['remove', 'ours', ['ours', 'leave']],
    ['take', 'folder', ['folder', 'leave']],
    ['dispute', 'folder', ['folder', 'ours', 'leave']],
  ] as const)('of %s: usually %s', (act, usual, all) => {
    const saving = { path: 'a.md', act, words: '' };
    expect(usualChoice(saving)).toBe(usual);
    expect(choicesFor(saving)).toEqual(all);
  });
});

describe('a folder', () => {
  it.each([
    ['granted', true],
    ['prompt', false],
    ['denied', false],
    [undefined, true],
  ] as const)('whose permission is %s may be read: %s', async (permission, may) => {
    const folder =
      permission === undefined ? {} : { queryPermission: async (): Promise<PermissionState> => permission };
    expect(await mayRead(folder)).toBe(may);
  });
});
