import { expect, test } from 'vitest';
import { type Files, harnessOf } from '../../core/files';
import { exportsOf } from './exports';
import { parse } from './model';
import { escapedPromptOf, promptOf, whyNoPrompt } from './prompt';

const model = (files: Files) => parse(harnessOf(files));
const harness = (fields: string, body = '') => ({ 'HARNESS.md': `---\n${fields}---\n${body}` });

test('the reference escapes nothing; the variant is well-formed', () => {
  const files = {
    ...harness('name: \'A "b" & c\'\ndescription: x < y\n', 'See </overview>\n'),
    'a"b/x.md': '---\ndescription: d\n---\n',
  };
  expect(promptOf(model(files))).toBe(
    '<harness name="A "b" & c">\n  <description>x < y</description>\n  <overview>\n    See </overview>\n  </overview>\n  <directory name="a"b">\n    <file filename="x.md">d</file>\n  </directory>\n</harness>',
  );
  expect(escapedPromptOf(model(files))).toBe(
    '<harness name="A &quot;b&quot; &amp; c">\n  <description>x &lt; y</description>\n  <overview>\n    See &lt;/overview&gt;\n  </overview>\n  <directory name="a&quot;b">\n    <file filename="x.md">d</file>\n  </directory>\n</harness>',
  );
});

test.each<[string, Files, string]>([
  ['no HARNESS.md', {}, 'There is no HARNESS.md at the root.'],
  ['no block', { 'HARNESS.md': 'Notes.\n' }, 'The frontmatter of `HARNESS.md` cannot be read.'],
  [
    'a list as a name',
    harness('name:\n  - x\n'),
    'A name or description in `HARNESS.md` is a list or a mapping, which has no text.',
  ],
  [
    'a conflict',
    { ...harness('name: x\n'), '.leaf-detectors': 'a=x\nb=x\n' },
    '`.leaf-detectors` cannot be read, so it is open what is a skill.',
  ],
  [
    'a broken skill',
    { ...harness('name: x\n'), '.leaf-detectors': 'skill=SKILL.md\n', 's/a/SKILL.md': 'x' },
    '`s/a/SKILL.md` cannot be read.',
  ],
  ['a circle', { ...harness('name: x\n'), 's/a': { symlink: '.' } }, '`s/a/` is reached twice.'],
])('%s: no prompt, and it is said why', (_, files, why) => {
  expect(whyNoPrompt(model(files))).toBe(why);
  expect(promptOf(model(files))).toBeUndefined();
});

test('a missing name still renders', () => {
  expect(promptOf(model(harness('x: y\n')))).toBe('<harness name="">\n  <description></description>\n</harness>');
});

test('the export says what the prompt does not carry', () => {
  const files = {
    ...harness('name: x\ndescription: y\n'),
    'README.md': 'r',
    '.leaf-detectors': 'skill=SKILL.md\n',
    's/a/SKILL.md': '---\nname: a\ndescription: b\n---\n',
    's/a/scripts/run.py': 'x',
  };
  const [exported] = exportsOf(model(files));
  expect(exported?.blocked?.()).toBeUndefined();
  expect(exported?.leftOut().map(({ path }) => path)).toEqual([
    '.leaf-detectors',
    'README.md',
    's/a/SKILL.md',
    's/a/scripts/run.py',
  ]);
});
