import { expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { placed } from './bring-into';

const harness = harnessOf({ 'a.md': 'own', 'skills/x/SKILL.md': 'own' });

it('puts a folder below its own name, and never over one that is there', () => {
  const brought = { name: 'x', origin: 'Folder', harness: harnessOf({ 'SKILL.md': 'new' }), notes: [] };
  expect(placed(harness, brought, '').map(([path]) => path)).toEqual(['x/SKILL.md']);
  expect(placed(harness, brought, 'skills').map(([path]) => path)).toEqual(['skills/x-copy/SKILL.md']);
});

it('puts loose files where they were dropped, beside what is there', () => {
  const brought = { name: '', origin: 'Dropped files', harness: harnessOf({ 'a.md': 'new', 'b.md': '' }), notes: [] };
  expect(placed(harness, brought, '').map(([path]) => path)).toEqual(['a-copy.md', 'b.md']);
});
