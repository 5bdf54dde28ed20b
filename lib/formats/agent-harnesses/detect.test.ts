import { expect, test } from 'vitest';
import { type Files, harnessOf } from '../../core/files';
import { detect } from './detect';

const likelihood = (files: Files) => detect(harnessOf(files))?.likelihood;
const block = '---\nname: Tide desk\ndescription: Reads tide tables.\n---\n';

test('frontmatter settles it, free text does not', () => {
  expect(likelihood({ 'HARNESS.md': block })).toBe(1);
  expect(likelihood({ 'HARNESS.md': `\ufeff${block}` })).toBe(0.9);
  expect(likelihood({ 'HARNESS.md': '# Our test harness\n' })).toBe(0.3);
  expect(likelihood({ 'HARNESS.md': '# Desk\n', '.leaf-detectors': 'skill=SKILL.md\n' })).toBe(0.7);
});

test('without HARNESS.md only other signs count', () => {
  expect(likelihood({})).toBeUndefined();
  expect(likelihood({ 'README.md': 'x', 'src/main.c': 'int main;' })).toBeUndefined();
  expect(likelihood({ 'harness.md': block })).toBeGreaterThan(0.2);
  expect(likelihood({ 'tools/TOOLS.md': block })).toBeGreaterThan(0.2);
});

test('free text is told to be convertible', () => {
  expect(detect(harnessOf({ 'HARNESS.md': 'Notes.\n' }))?.evidence).toEqual([
    '`HARNESS.md` is free text without frontmatter: it can be converted',
  ]);
});
