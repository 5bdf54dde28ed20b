import { expect, test } from 'vitest';
import { check } from '../../check';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { defaultSettings } from '../../core/settings';
import { agentFile, commandHook, example, listing, manifest, program, skillFile, withAgent } from './examples';

/** What stands under nearly the right name, and the fix that gives it the right one. */
test.each<[string, Files, rule: string, there: string]>([
  ['harness.yml', { 'harness.yml': 'name: x\n' }, 'manifest-missing', 'harness.yaml'],
  [
    'skill.md',
    example({ 'harness.yaml': listing('skills', 'tide'), 'skills/tide/skill.md': skillFile('tide') }),
    'definition-file-missing',
    'skills/tide/SKILL.md',
  ],
  [
    'hooks.json',
    example({
      'harness.yaml': listing('hooks', 'keep-log'),
      'hooks/keep-log/hooks.json': commandHook('Stop'),
      'hooks/keep-log/run.sh': program,
    }),
    'definition-file-missing',
    'hooks/keep-log/hook.json',
  ],
  [
    '.mcp.json',
    example({ 'harness.yaml': listing('mcp_servers', 'x'), '.mcp.json': '{"mcpServers": {"x": {"command": "y"}}}' }),
    'undefined-attachment',
    'mcp.json',
  ],
  ['pilot.MD', example({ 'agents/pilot.MD': agentFile('pilot') }), 'stray-file', 'agents/pilot.md'],
  ['a skill as a file', example({ 'skills/tide.md': skillFile('tide') }), 'stray-file', 'skills/tide/SKILL.md'],
  ['a hook as a file', example({ 'hooks/keep.json': commandHook('Stop') }), 'stray-file', 'hooks/keep/hook.json'],
  [
    'verify.md',
    example({ 'instructions/verify.md': '# Verify\n' }),
    'page-of-no-module',
    'instructions/verification.md',
  ],
  ['Setup.md', example({ 'instructions/Setup.md': '# Setup\n' }), 'page-of-no-module', 'instructions/setup.md'],
  ['servers under another key', example({ 'mcp.json': '{"servers": {}}' }), 'mcp-malformed', 'mcp.json'],
  ['Hooks', example({ 'hooks/a/hook.json': '{"Hooks": {}}' }), 'hook-malformed', 'hooks/a/hook.json'],
  [
    'one handler without its list',
    example({ 'hooks/a/hook.json': '{"hooks": {"Stop": [{"hooks": {"type": "command", "command": "ls"}}]}}' }),
    'hook-malformed',
    'hooks/a/hook.json',
  ],
  [
    'a handler without its group',
    example({
      'hooks/a/hook.json': '{"hooks": {"PreToolUse": [{"matcher": "Bash", "type": "command", "command": "ls"}]}}',
    }),
    'hook-malformed',
    'hooks/a/hook.json',
  ],
  ['a directory without its file', example({ 'skills/tide/a.py': '' }), 'unlisted', 'skills/tide/SKILL.md'],
])('%s', (_title, files, rule, there) => {
  const harness = harnessOf(files);
  const drawn = (each: typeof harness) =>
    check(each, defaultSettings, 'kapso').diagnostics.filter((found) => found.rule === `kapso/${rule}`);
  const fix = drawn(harness)[0]?.fixes?.find(({ preferred }) => preferred);
  const after = applyFix(harness, fix ?? { edits: [] });
  expect(after.has(there)).toBe(true);
  expect(drawn(after)).toEqual([]);
});

/** A move or a mention that would only bring an error of its own is not offered. */
test.each<[string, Files, rule: string]>([
  ['a README among skills', example({ 'skills/README.md': '# Skills\n' }), 'stray-file'],
  ['a skill of another name', example({ 'skills/tide.md': skillFile('tides') }), 'stray-file'],
  ['notes among hooks', example({ 'hooks/notes.json': '{"todo": []}' }), 'stray-file'],
  [
    'a page that is no UTF-8',
    {
      ...example({ 'harness.yaml': listing('skills', 'tide'), 'skills/tide/SKILL.md': skillFile('tide') }),
      'instructions/guardrails.md': { base64: '6Q==' },
    },
    'skill-unmentioned',
  ],
  ['a requirements file that cannot be read', example({ 'requirements.txt': 'a b\n' }), 'requirements-not-named'],
])('%s', (_title, files, rule) => {
  const found = check(harnessOf(files), defaultSettings, 'kapso').diagnostics.find((each) => each.rule.endsWith(rule));
  expect(found?.fixes?.filter(({ preferred }) => preferred)).toEqual([]);
});

/** The first repair takes its finding away and brings no error, repeated keys and all. */
test.each<[string, Files, rule: string]>([
  ['three dashes', withAgent('---'), 'front-matter-missing'],
  ['three dashes and prose', withAgent('---\r\nYou read one log.\r\n'), 'front-matter-missing'],
  [
    'a dropped key twice',
    withAgent(agentFile('gap-reader').replace('---\n\n', 'tools: Read\ntools: Grep\n---\n\n')),
    'agent-dropped-key',
  ],
  [
    'an unknown field twice',
    example({ 'harness.yaml': `${manifest()}team: a # one\nowner: x\nteam: b\n` }),
    'manifest-unknown-field',
  ],
  [
    'a list where a number belongs',
    example({ 'harness.yaml': manifest().replace('schema_version: 1', 'schema_version:\n- 1') }),
    'schema-version',
  ],
  ['a name that is passed over', example({ 'harness.yaml': listing('skills', '__pycache__') }), 'undefined-attachment'],
  [
    'a command and arguments of the wrong shape',
    example({ 'mcp.json': '{"mcpServers": {"x": {"command": 1, "args": "y"}}}' }),
    'mcp-server-malformed',
  ],
])('%s', (_title, files, rule) => {
  const drawn = (each: ReturnType<typeof harnessOf>) => check(each, defaultSettings, 'kapso').diagnostics;
  const before = harnessOf(files);
  const found = drawn(before).find((each) => each.rule.endsWith(rule));
  const after = drawn(applyFix(before, found?.fixes?.[0] ?? { edits: [] }));
  expect(after.filter((each) => each.rule === found?.rule && each.message === found.message)).toEqual([]);
  const errors = (list: typeof after) => list.filter(({ severity }) => severity === 'error').length;
  expect(errors(after)).toBeLessThanOrEqual(errors(drawn(before)));
});
