import { describe, expect, test } from 'vitest';
import { check } from '../../check';
import { type Files, filesOf, harnessOf } from '../../core/files';
import type { Imported } from '../../core/format';
import { defaultSettings } from '../../core/settings';
import { imports } from './imports';

const specFindings = ({ harness }: Imported) =>
  check(harness, defaultSettings, 'agent-harnesses').diagnostics.filter(({ source }) => source === 'spec');

const recognising = (files: Files) => imports.filter((each) => each.recognises(harnessOf(files)));

function convert(id: string, files: Files): Imported {
  const found = recognising(files).find((each) => each.id === id);
  if (!found) throw new Error(`${id} does not recognise the files`);
  return found.convert(harnessOf(files));
}

const skill = (name: string) => `---\nname: ${name}\ndescription: Finds the next ${name} of a given harbour.\n---\n`;

describe('what is recognised', () => {
  test.each<[string, Files, string[]]>([
    ['free text', { 'HARNESS.md': '# Tide desk\n\nReads tides.\n' }, ['free-text']],
    ['a harness', { 'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tides.\n---\n' }, []],
    ['a block that is only mangled', { 'HARNESS.md': '\n---\nname: Tide desk\n---\n' }, []],
    ['AGENTS.md', { 'AGENTS.md': 'Read tides.\n' }, ['agent-instructions']],
    ['a skill', { 'a/SKILL.md': skill('a') }, ['skills-folder']],
    [
      'a plugin with instructions',
      { 'CLAUDE.md': 'x', '.claude-plugin/plugin.json': '{}' },
      ['agent-instructions', 'skills-folder'],
    ],
    ['something else', { 'README.md': '# Tide\n' }, []],
  ])('%s', (_, files, ids) => {
    expect(recognising(files).map(({ id }) => id)).toEqual(ids);
  });
});

test('free text keeps every word and gets a block and routes', () => {
  const text = '# Tide desk\n\nReads **tide** tables for harbours. Ask for the harbour first.\n';
  const files = { 'HARNESS.md': text, 'notes/pilots.md': 'Who brings which ship in.\n', 'src/a.ts': 'export {};\n' };
  const result = convert('free-text', files);
  expect(specFindings(result)).toEqual([]);
  const after = filesOf(result.harness);
  expect(after['HARNESS.md']).toBe(
    `---\nname: Tide desk\ndescription: Reads tide tables for harbours.\n---\n\n${text}\n- \`notes/\`\n`,
  );
  expect(after['notes/pilots.md']).toBe(
    '---\ndescription: Who brings which ship in.\n---\n\nWho brings which ship in.\n',
  );
  expect(after['src/a.ts']).toBe('export {};\n');
  expect(result.changed.map(({ path }) => path)).toEqual(['HARNESS.md', 'notes/pilots.md']);
  expect(result.leftOut).toEqual([]);
});

test('AGENTS.md becomes HARNESS.md', () => {
  const result = convert('agent-instructions', { 'AGENTS.md': '# Desk\n\nAnswer from the tables only.\n' });
  expect([...result.harness.keys()]).toEqual(['HARNESS.md']);
  expect(specFindings(result)).toEqual([]);
  expect(result.changed[0]).toEqual({ path: 'AGENTS.md', reason: 'becomes `HARNESS.md`' });
});

test('a plugin: skills become leaves, its name is kept, what no harness uses stays behind', () => {
  const result = convert('skills-folder', {
    '.claude-plugin/plugin.json': '{"name": "tide-tools", "description": "Skills for a harbour office."}',
    'hooks/hooks.json': '{"hooks": {}}',
    '.mcp.json': '{}',
    'skills/low-water/SKILL.md': skill('low-water'),
    'skills/high-water/SKILL.md':
      '---\nname: high-water\ndescription: Finds a tide: the next high one.\ntags: [a, b]\n---\n',
    'skills/low-water/scripts/tide.py': { text: 'print("tide")\n', executable: true },
    'skills/low-water/scripts/__pycache__/tide.pyc': { base64: 'AAE=' },
  });
  expect(specFindings(result)).toEqual([]);
  const after = filesOf(result.harness);
  expect(after['HARNESS.md']).toContain('name: tide-tools\ndescription: Skills for a harbour office.\n');
  expect(after['HARNESS.md']).toContain('- `skills/`');
  expect(after['.leaf-detectors']).toBe('skill=SKILL.md\n');
  expect(after['skills/SKILLS.md']).toContain('- `low-water/`: Finds the next low-water of a given harbour.');
  expect(after['skills/high-water/SKILL.md']).toContain(
    'description: "Finds a tide: the next high one."\ntags:\n  - a\n  - b\n',
  );
  expect(after['skills/low-water/scripts/tide.py']).toEqual({ text: 'print("tide")\n', executable: true });
  expect(result.leftOut.map(({ path }) => path)).toEqual([
    '.claude-plugin/plugin.json',
    'hooks/hooks.json',
    '.mcp.json',
    'skills/low-water/scripts/__pycache__/tide.pyc',
  ]);
});

test('skills at the top move below a group, and one at the root becomes one of them', () => {
  const top = convert('skills-folder', { 'low-water/SKILL.md': skill('low-water'), 'README.md': '# Tides\n' });
  expect([...top.harness.keys()].sort()).toEqual([
    '.leaf-detectors',
    'HARNESS.md',
    'README.md',
    'skills/SKILLS.md',
    'skills/low-water/SKILL.md',
  ]);
  expect(specFindings(top)).toEqual([]);
  const root = convert('skills-folder', { 'SKILL.md': skill('Low water'), 'scripts/a.py': 'pass\n', LICENSE: 'x' });
  expect([...root.harness.keys()].sort()).toEqual([
    '.leaf-detectors',
    'HARNESS.md',
    'LICENSE',
    'skills/low-water/SKILL.md',
    'skills/low-water/scripts/a.py',
  ]);
  expect(specFindings(root)).toEqual([]);
});

test('a file that is called as a key of every object, bytes that are no text, and twins are no trouble', () => {
  const files = {
    'HARNESS.md': 'x\n',
    '__proto__/constructor.md': { base64: '/w==' },
    'A/a.md': 'a',
    'a/A.md': 'b',
  } as Files;
  const result = convert('free-text', files);
  expect(specFindings(result)).toEqual([]);
});
