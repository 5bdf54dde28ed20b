/** Fixes hold in rare harnesses too: each removes its finding and adds no error. */
import { describe, expect, test } from 'vitest';
import { check } from '../../../check';
import { type Files, harnessOf } from '../../../core/files';
import { applyFix } from '../../../core/fixes';
import type { Harness } from '../../../core/harness';
import { defaultSettings } from '../../../core/settings';
import { textOf } from '../../../core/text';

const desk: Files = {
  'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
  'skills/SKILLS.md': '---\ndescription: What the desk can do.\n---\n\n- `ebb/`\n',
  'skills/ebb/SKILL.md': '---\nname: ebb\ndescription: Finds the next low water of a harbour.\n---\n',
};

const diagnosticsOf = (harness: Harness) => check(harness, defaultSettings, 'agent-harnesses').diagnostics;

/** Applies each fix of a rule's findings apart; gives the texts of `.leaf-detectors` that come out. */
function mended(files: Files, rule: string): (string | undefined)[] {
  const harness = harnessOf({ ...desk, ...files });
  const was = diagnosticsOf(harness);
  const errors = was.filter(({ severity }) => severity === 'error').length;
  return was
    .filter((each) => each.rule === `agent-harnesses/${rule}`)
    .flatMap((found) =>
      (found.fixes ?? []).map((fix) => {
        const after = applyFix(harness, fix);
        const is = diagnosticsOf(after);
        const same = is.filter(({ path, message }) => path === found.path && message === found.message);
        expect(same, fix.title).toEqual([]);
        expect(is.filter(({ severity }) => severity === 'error').length, fix.title).toBeLessThanOrEqual(errors);
        const entry = after.get('.leaf-detectors');
        return entry && textOf(entry);
      }),
    );
}

describe('a detector ends where Python ends lines, which an editor may show as one', () => {
  test.each(['\v', '\f', '\x1c', '\x85', '\u2028', '\r', '\r\n', '\n'])('%j', (feed) => {
    const tool = { 'skills/crane/TOOL.md': '', 'skills/gate/GATE.md': '' };
    const lines = ['skill=SKILL.md', 'tool=CRANE.md', 'gate=GATE.md', 'tool=TOOL.md', ''];
    expect(mended({ ...tool, '.leaf-detectors': lines.join(feed) }, 'leaf-detector-duplicate-type')).toEqual([
      ['skill=SKILL.md', 'tool=TOOL.md', 'gate=GATE.md', ''].join(feed),
      ['skill=SKILL.md', 'tool=CRANE.md', 'gate=GATE.md', ''].join(feed),
    ]);
    const twice = { '.leaf-detectors': ['skill=SKILL.md', 'tool=SKILL.md', 'gate=GATE.md'].join(feed) };
    expect(mended(twice, 'leaf-detectors-conflict')[0]).toBe(['skill=SKILL.md', 'gate=GATE.md'].join(feed));
  });
});

test('no line is rewritten to a path that another type has', () => {
  const titles = (line: string) =>
    diagnosticsOf(harnessOf({ ...desk, '.leaf-detectors': `skill=SKILL.md\n${line}\n` }))
      .filter(({ path }) => path === '.leaf-detectors')
      .flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
  expect(titles('tool=../SKILL.md')).toEqual(['Remove the line']);
  expect(titles('tool: SKILL.md')).toEqual(['Make it a comment']);
  expect(titles('tool="SKILL.md"')).toEqual(['Remove the line']);
});

test('a path is only mended to one that finds a leaf', () => {
  const quoted = { '.leaf-detectors': 'skill=SKILL.md\ntool="TOOL.md"\n' };
  expect(mended(quoted, 'leaf-detector-never-matches')).toEqual(['skill=SKILL.md\n']);
  expect(mended({ ...quoted, 'skills/crane/TOOL.md': '' }, 'leaf-detector-never-matches')).toEqual([
    'skill=SKILL.md\ntool=TOOL.md\n',
    'skill=SKILL.md\n',
  ]);
});

test('all byte order marks before a type go at once', () => {
  expect(mended({ '.leaf-detectors': '\ufeff\ufeffskill=SKILL.md\n' }, 'leaf-detector-type-suspicious')).toEqual([
    'skill=SKILL.md\n',
  ]);
});

test('a broken link is led to no other broken link', () => {
  const files = { 'skills/a.md': { symlink: 'b/gone.md' }, 'skills/ebb/gone.md': { symlink: 'nowhere.md' } };
  expect(mended(files, 'symlink-broken')).toHaveLength(2);
});

test('a skill behind a link is not renamed by its target', () => {
  const files: Files = {
    '.leaf-detectors': 'skill=SKILL.md\n',
    'tide/SKILL.md': '---\nname: tide\ndescription: Tells the tide of the day.\n---\n',
    'skills/flood': { symlink: '../tide' },
  };
  expect(mended(files, 'skill-name-mismatch')).not.toEqual([]);
});

test('below `skill/` the routing file that is created is a good skill', () => {
  const files: Files = {
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skill/flood/notes.txt': '',
    'skill/flood/skill.md': '',
  };
  expect(mended(files, 'routing-file-missing')).not.toEqual([]);
});
