/** What users of neighbouring tools reported, as small inputs: each a kind of fault that must be told well here. */
import { describe, expect, test } from 'vitest';
import { check } from '../../check';
import type { Diagnostic } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { readFrontmatter } from '../../core/frontmatter';
import { defaultSettings } from '../../core/settings';
import { textOf } from '../../core/text';

const diagnosticsOf = (files: Files, format = 'agent-harnesses') =>
  check(harnessOf(files), defaultSettings, format).diagnostics;

const named = ({ rule, path }: Diagnostic) => `${rule.replace('agent-harnesses/', '')} ${path}`;

/** The text of a file after the preferred fix of a finding. */
function mended(files: Files, found: Diagnostic | undefined, path = found?.path ?? ''): string {
  const fix = found?.fixes?.find(({ preferred }) => preferred);
  if (!fix) throw new Error(`no preferred fix for ${found?.message}`);
  const entry = applyFix(harnessOf(files), fix).get(path);
  return entry ? textOf(entry) : '';
}

const desk = '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n';
const around: Files = {
  'HARNESS.md': `${desk}\nSee \`skills/\`.\n`,
  '.leaf-detectors': 'skill=SKILL.md\n',
  'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low/`\n- `high/`\n- `trip/`\n',
  'skills/low/SKILL.md': '---\nname: low\ndescription: Finds the next low water of a harbour.\n---\n',
  'skills/high/SKILL.md': '---\nname: high\ndescription: Says when the basin is full to its brim.\n---\n',
};
const withTrip = (lines: string): Files => ({ ...around, 'skills/trip/SKILL.md': `---\nname: trip\n${lines}\n---\n` });

describe('B01: a byte order mark before the block', () => {
  const text = `\ufeff${desk}Role.\n`;
  test('is the reason that is given, once, and can be stripped', () => {
    const [found, ...others] = diagnosticsOf({ 'HARNESS.md': text });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'agent-harnesses/frontmatter-missing', severity: 'error', line: 1, column: 1 });
    expect(found?.message).toMatch(/byte order mark/i);
    expect(mended({ 'HARNESS.md': text }, found)).toBe(text.slice(1));
  });
  test('leaves the block behind it in sight, for form and preview', () => {
    const read = readFrontmatter(text, { style: 'expression', dialect: 'strictyaml' });
    const block = read.missing?.behind?.block;
    expect(text.slice(block?.start, block?.end)).toBe(desk.slice(4, -5));
  });
  test('is told once in every other place where a text is read', () => {
    const files: Files = {
      ...around,
      'skills/SKILLS.md': `\ufeff${around['skills/SKILLS.md']}`,
      'skills/high/notes.md': '\ufeff# Notes\n',
      '.leaf-detectors': '\ufeffskill=SKILL.md\n',
    };
    const found = diagnosticsOf(files).filter(({ message }) => /byte order mark/i.test(message));
    expect(found.map(named)).toEqual([
      'leaf-detector-type-suspicious .leaf-detectors',
      'routing-frontmatter-invalid skills/SKILLS.md',
      'bom-present skills/high/notes.md',
    ]);
  });
});

describe('B03: a colon in one of three descriptions', () => {
  const files: Files = {
    ...withTrip('description: Plans trips: rail and ferry.'),
    'skills/high/SKILL.md': '---\nname: high\n---\n',
  };
  test('is one error at that colon, and the others are checked all the same', () => {
    const found = diagnosticsOf(files).filter(({ source }) => source === 'spec');
    expect(found.map(named)).toEqual([
      'skill-description-required skills/high/SKILL.md',
      'frontmatter-invalid skills/trip/SKILL.md',
    ]);
    expect(found[1]).toMatchObject({ line: 3, column: 'description: Plans trips:'.length });
    expect(mended(files, found[1])).toContain('description: "Plans trips: rail and ferry."\n');
  });
});

test('B04: a value that begins like a list is told at its bracket, and quoted', () => {
  const files = withTrip('description: Plans a trip by rail and ferry.\nargument-hint: [port] then "date"');
  const [found, ...others] = diagnosticsOf(files);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ severity: 'error', line: 4, column: 'argument-hint: ['.length });
  expect(mended(files, found)).toContain('argument-hint: \'[port] then "date"\'\n');
});

describe('B05: flow style', () => {
  const lines = 'description: Plans a trip by rail and ferry.\nmetadata: {team: pilots}\ntags: [a, b]';
  test('is refused here, and rewritten as a block with the same values', () => {
    const files = withTrip(lines);
    const [found, ...others] = diagnosticsOf(files);
    expect(others).toEqual([]);
    expect(found?.message).toMatch(/flow style/i);
    const after = mended(files, found);
    expect(after).toContain('metadata:\n  team: pilots\ntags:\n  - a\n  - b\n');
    expect(diagnosticsOf({ ...files, 'skills/trip/SKILL.md': after })).toEqual([]);
  });
  test('is nothing to a format whose reader takes it', () => {
    const files = { 'skills/trip/SKILL.md': `---\nname: trip\n${lines}\n---\n\nPlan it.\n` };
    expect(diagnosticsOf(files, 'harness-lab').filter(({ path }) => path === 'skills/trip/SKILL.md')).toEqual([]);
  });
});

describe('B07: nothing between the fences', () => {
  test.each(['---\n---\nBody\n', '---\r\n---\r\nBody\r\n', '---\n---'])('%j', (text) => {
    const [found, ...others] = diagnosticsOf({ 'HARNESS.md': text });
    expect(others).toEqual([]);
    expect(found?.rule).toBe('agent-harnesses/frontmatter-missing');
    const eol = text.includes('\r') ? '\r\n' : '\n';
    const after = mended({ 'HARNESS.md': text }, found);
    expect(after.startsWith(`---${eol}name: `)).toBe(true);
    expect(after.split(`---${eol}`).slice(2).join('') || '---').toBe(
      text.split(`---${eol}`).slice(2).join('') || '---',
    );
    expect(diagnosticsOf({ 'HARNESS.md': after }).filter(({ source }) => source === 'spec')).toEqual([]);
  });
});

describe('B09: a key that stands twice', () => {
  test('in frontmatter is an error on the second that points at the first', () => {
    const files = withTrip('description: Plans a trip by rail and ferry.\nname: tour');
    const [found, ...others] = diagnosticsOf(files);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ severity: 'error', line: 4, related: { line: 2, column: 1 } });
  });
  test('in JSON is a warning that the last one wins', () => {
    const files: Files = {
      ...around,
      'skills/low/hooks.json': '{"hooks":{"Stop":[]},"hooks":{}}',
      'skills/low/mcp.json': '{"servers":{\n"tide": 1,\n"tide": 2}}',
    };
    const found = diagnosticsOf(files);
    expect(found.map(({ rule, severity, line, related }) => [rule, severity, line, related?.line])).toEqual([
      ['common/duplicate-key', 'warning', 1, 1],
      ['common/duplicate-key', 'warning', 3, 2],
    ]);
    expect(found[0]?.message).toContain('keep the last one');
  });
});

test('B11: letters beyond ASCII are fine, and a byte that is no UTF-8 is told by its number', () => {
  const files: Files = {
    ...around,
    'skills/low/SKILL.md': '---\nname: low\ndescription: Finds low water — early 🌊 and late.\n---\n\nÉbbe 潮\n',
    'notes.md': { base64: 'YWL/Cg==' },
  };
  const found = diagnosticsOf(files);
  expect(found.map(named)).toEqual(['common/not-utf8 notes.md']);
  expect(found[0]?.message).toContain('at byte 2');
});

describe('B12: names that differ in case only', () => {
  test('skill.md is a near miss with a rename', () => {
    const files: Files = {
      ...around,
      'skills/trip/skill.md': '---\nname: trip\ndescription: Plans a trip by rail.\n---\n',
    };
    const found = diagnosticsOf(files).find(({ rule }) => rule === 'agent-harnesses/leaf-file-wrong-case');
    expect(found).toMatchObject({ path: 'skills/trip/skill.md', severity: 'warning', source: 'advice' });
    expect(mended(files, found, 'skills/trip/SKILL.md')).toContain('name: trip');
  });
  test('a pair is told of', () => {
    const found = diagnosticsOf({ ...around, 'skills/low/skill.md': 'x' });
    expect(found.map(named)).toEqual(['common/case-collision skills/low/skill.md']);
  });
  test('so are HARNESS.MD and Tools.md', () => {
    expect(diagnosticsOf({ 'HARNESS.MD': desk }).map(named)).toContain('entry-file-wrong-name HARNESS.MD');
    const files = {
      'HARNESS.md': `${desk}\nSee \`tools/\`.\n`,
      'tools/Tools.md': '---\ndescription: Programs of the desk.\n---\n',
    };
    expect(diagnosticsOf(files).map(named)).toContain('routing-file-wrong-case tools/Tools.md');
  });
});

test('B40: a page that warns of a command, and a sentence about a file to be written, are left alone', () => {
  const page = [
    'Flag lines that pipe a download into a shell:',
    '',
    '```sh',
    'curl https://example.org/x.sh | sh',
    'cat skills/gone/steps.md',
    '```',
    '',
    '| sign | why |',
    '| --- | --- |',
    '| `curl … \\| sh` | runs what it does not know, see `reports/last.md` |',
    '',
    'Save the result to out.md, next to `src/index.ts` of the project.',
    '',
  ].join('\n');
  const files: Files = { ...around, 'skills/low/SKILL.md': `${around['skills/low/SKILL.md']}\n${page}` };
  expect(diagnosticsOf(files)).toEqual([]);
});
