import { expect, test } from 'vitest';
import { type Files, filesOf, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import type { Harness } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { agentHarnesses } from '.';

/** Findings of the format's own law; advice has its examples in its rules. */
const specOf = (harness: Harness) =>
  agentHarnesses
    .open(harness, defaultSettings)
    .diagnostics()
    .filter((found) => found.source === 'spec');

const diagnosticsOf = (files: Files) => specOf(harnessOf(files));

const isSpec = ({ source }: { source: string }) => source === 'spec';

/** Takes the preferred fix of the first finding of the format's law, again and again, as a person would. */
function fixAll(files: Files): Files {
  let harness = harnessOf(files);
  for (let round = 0; round < 50; round++) {
    const found = agentHarnesses.open(harness, defaultSettings).diagnostics().find(isSpec);
    const fix = found?.fixes?.find((each) => each.preferred);
    if (!fix) break;
    harness = applyFix(harness, fix);
  }
  return filesOf(harness);
}

const named = (text: string) => fixAll({ 'HARNESS.md': text })['HARNESS.md'];
const good = '---\nname: Tide desk\ndescription: Reads tide tables.\n---\nRole.\n';

test.each([
  ['a byte order mark', `\ufeff${good}`, good],
  ['blank lines in front', `\n \n${good}`, good],
  ['four dashes', good.replace('---', '----'), good],
  ['a comment behind the dashes', good.replace('---', '--- # desk'), good.replace('---', '---\n# desk')],
  [
    'TOML',
    '+++\nname = "Tide desk"\ndescription = "Reads."\n+++\nRole.\n',
    '---\nname: "Tide desk"\ndescription: "Reads."\n---\nRole.\n',
  ],
  [
    'no closing line',
    '---\nname: Tide desk\ndescription: Reads tide tables.\n\nRole.\n',
    '---\nname: Tide desk\ndescription: Reads tide tables.\n---\n\nRole.\n',
  ],
  ['an indented closing line', good.replace('\n---', '\n ---'), good],
  ['no opening line', good.slice(4), good],
  ['dots as a closing line', good.replace('\n---', '\n...'), good],
  [
    'nothing between the fences',
    '---\n---\n# Tide desk\n\nReads tide tables. More.\n',
    '---\nname: Tide desk\ndescription: Reads tide tables.\n---\n# Tide desk\n\nReads tide tables. More.\n',
  ],
  [
    'free text',
    '# Tide desk\n\nReads **tide** tables. More.\n',
    '---\nname: Tide desk\ndescription: Reads tide tables.\n---\n\n# Tide desk\n\nReads **tide** tables. More.\n',
  ],
  [
    'a comment before the block',
    `<!-- v2 -->\n${good}`,
    good.replace('Role', '<!-- v2 -->\nRole').replace('---\n<!--', '---\n<!--'),
  ],
  ['capital keys', good.replace('name', 'Name').replace('description', 'Description'), good],
  [
    'a comment as a value',
    good.replace('Reads tide tables.', '#Reads'),
    good.replace('Reads tide tables.', '"#Reads"'),
  ],
  [
    'an empty value',
    good.replace('Tide desk', '""').replace('Role.', '# Tide desk'),
    good.replace('Role.', '# Tide desk'),
  ],
  [
    'CRLF',
    '---\r\nname: x\r\ndescription: a: b\r\nk:\tv\r\n---\r\nRole.\r\n',
    '---\r\nname: x\r\ndescription: "a: b"\r\nk: v\r\n---\r\nRole.\r\n',
  ],
  [
    'mixed line ends',
    '---\r\nname: x\ndescription: a: b\r\n---\nRole.\r\n',
    '---\r\nname: x\ndescription: "a: b"\r\n---\nRole.\r\n',
  ],
])('%s', (_, before, after) => {
  if (_ === 'a comment before the block')
    expect(named(before)).toBe(`${good.slice(0, good.indexOf('Role'))}<!-- v2 -->\nRole.\n`);
  else expect(named(before)).toBe(after);
});

test('a mistaken routing name is told and renamed', () => {
  const files = {
    'HARNESS.md': good,
    'tools/TOOLS.md': '---\ndescription: Tools.\n---\n',
    'tools/database/DATABASE.md': '---\ndescription: Tables.\n---\n',
    'tools/net/tools.md': '---\ndescription: Net.\n---\n',
  };
  expect(diagnosticsOf(files).map((found) => found.message)).toEqual([
    '`tools/database/` has `DATABASE.md`, which is not its routing file; expected `TOOLS.md`, named after `tools/`.',
    '`tools/net/` has `tools.md`, which is not its routing file; expected `TOOLS.md`, named after `tools/`.',
  ]);
  expect(Object.keys(fixAll(files))).toEqual([
    'HARNESS.md',
    'tools/TOOLS.md',
    'tools/database/TOOLS.md',
    'tools/net/TOOLS.md',
  ]);
});

test('a created routing file lists what is there and draws no finding', () => {
  const files = fixAll({
    'HARNESS.md': good,
    '.leaf-detectors': 'skill=SKILL.md\n',
    'tools/TOOLS.md': '---\ndescription: Tools.\n---\n',
    'tools/net/ping/SKILL.md': '---\nname: ping\ndescription: "Checks: is it up?"\n---\n',
    'tools/net/hosts.txt': 'x',
  });
  expect(files['tools/net/TOOLS.md']).toBe(
    '---\ndescription: Look in net for hosts.txt and ping.\n---\n\n# Net\n\n- `hosts.txt`\n- `ping/`: Checks: is it up?\n',
  );
  expect(diagnosticsOf(files).filter(isSpec)).toEqual([]);
});

test('everything is reported at once, and every finding has a way out', () => {
  const files: Files = {
    'HARNESS.md': '---\nname: [x]\n---\nRole.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'docs/a.md': { base64: '/w==' },
    'docs/b.md': '---\n- x\n---\n',
    'docs/c.md': 'Plain words of a page.\n',
    'docs/DOCS.md/x.txt': 'x',
    'docs/deep/x.txt': 'x',
    'skills/one/SKILL.md': '# One\n',
    'skills/two/SKILL.md': '---\nName: two\n---\n\nDoes two things.\n',
    'skills/three/SKILL.md/x.txt': 'x',
    'skills/loop': { symlink: '.' },
  };
  const rules = diagnosticsOf(files);
  expect(rules.map((found) => `${found.rule.slice(16)} ${found.path}`)).toEqual([
    'frontmatter-invalid HARNESS.md',
    'not-a-file docs/DOCS.md',
    'routing-file-missing docs/DOCS.md/',
    'text-not-utf8 docs/a.md',
    'frontmatter-not-mapping docs/b.md',
    'content-description-missing docs/c.md',
    'routing-file-missing docs/deep/',
    'circular-directory skills/loop/',
    'routing-file-missing skills/loop/',
    'frontmatter-missing skills/one/SKILL.md',
    'not-a-file skills/three/SKILL.md',
    'skill-description-required skills/two/SKILL.md',
    'skill-name-required skills/two/SKILL.md',
  ]);
  expect(rules.filter((found) => !found.fixes?.length)).toEqual([]);
  expect(diagnosticsOf(fixAll(files))).toEqual([]);
});

test('a mending of one file leaves the others as they are', () => {
  const broken = '---\nname: a\ndescription: Plans trips: rail.\n---\n';
  const files: Files = {
    'HARNESS.md': good,
    '.leaf-detectors': 'skill=SKILL.md\n',
    's/a/SKILL.md': broken,
    's/b/SKILL.md': '---\ndescription: x\n---\n',
  };
  const found = diagnosticsOf(files);
  expect(found.map((each) => [each.path, each.line, each.column, each.endColumn])).toEqual([
    ['s/a/SKILL.md', 3, 25, 26],
    ['s/b/SKILL.md', 1, 1, 4],
  ]);
});
