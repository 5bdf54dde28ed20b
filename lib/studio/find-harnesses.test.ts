import { expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { findRoots } from './find-harnesses';

const one = '---\nname: one\ndescription: One of several.\n---\n\n# One\n';

it.each([
  ['at the top', { 'HARNESS.md': one, 'a/HARNESS.md': one }, ['']],
  ['below', { 'desks/a/HARNESS.md': one, 'desks/b/HARNESS.md': one, 'notes.txt': '' }, ['desks/a', 'desks/b']],
  ['nowhere', { 'notes.txt': '' }, []],
])('finds harnesses %s', (_, files, roots) => {
  expect(findRoots(harnessOf(files as Record<string, string>)).map((found) => found.root)).toEqual(roots);
});
