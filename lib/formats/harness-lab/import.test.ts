import { expect, test } from 'vitest';
import { check } from '../../check';
import { type Files, filesOf, harnessOf } from '../../core/files';
import type { Import } from '../../core/format';
import { defaultSettings } from '../../core/settings';
import { harnessLab } from '.';
import { agent, skill } from './examples';

const [plugin] = harnessLab.imports as [Import];
const root = '$' + '{CLAUDE_PLUGIN_ROOT}';
const convert = (files: Files) => plugin.convert(harnessOf(files));
const hooks = (command: string) => `{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "${command}"}]}]}}\n`;

test('an exported plugin comes back as the bundle it was made of, less what a plugin does not hold', async () => {
  const bundle: Files = {
    'harness.yaml': 'name: tide\ndescription: Reads tables.\n',
    'system_prompt.md': 'Read.\n',
    'skills/tides/SKILL.md': skill('tides'),
    'skills/tides/level.bin': { base64: '/wA=' },
    'agents/harbour.md': agent('harbour'),
    'hooks.json': hooks(`python3 -I \\"${root}/skills/tides/x.py\\"`),
  };
  const { opened } = check(harnessOf(bundle), defaultSettings, 'harness-lab');
  const made = await opened
    ?.exports()
    .find((each) => each.id === 'claude-plugin')
    ?.files({});
  const { harness, leftOut } = convert(made ?? {});
  const { 'system_prompt.md': _prompt, ...rest } = bundle;
  expect(filesOf(harness)).toEqual({ ...rest, 'harness.yaml': 'description: Reads tables.\n' });
  expect(leftOut).toEqual([]);
});

test('what a bundle cannot hold stays behind, with its reason', () => {
  const { harness, leftOut } = convert({
    '.claude-plugin/plugin.json': '{"name": "sea: tools", "version": "1.2.0"}',
    '.mcp.json': '{}',
    'README.md': '# Sea\n',
    'commands/tide.md': 'Say the tide.\n',
    'skills/tides/SKILL.md': skill('tides'),
    'skills/tides/.cache': 'x',
    'skills/link': { symlink: 'tides' },
    '.gitignore': 'x\n',
  });
  expect(filesOf(harness)).toEqual({ 'harness.yaml': 'name: "sea: tools"\n', 'skills/tides/SKILL.md': skill('tides') });
  expect(Object.fromEntries(leftOut.map(({ path, reason }) => [path, reason]))).toEqual({
    '.mcp.json': 'a bundle carries no tool servers',
    'README.md': 'it has no place in a bundle, and no hook or skill names it',
    'commands/tide.md': 'a bundle has no commands; its text can become a skill',
    'skills/tides/.cache': 'names that start with a dot are never loaded (`.cache`)',
    'skills/link': 'a bundle holds plain files only',
    '.gitignore': 'names that start with a dot are never loaded (`.gitignore`)',
  });
});

test('scripts that hooks and skills name move with their directory, and the paths follow', () => {
  const { harness, changed } = convert({
    'hooks/hooks.json': hooks(
      `"${root}/hooks/guard.py" "$CLAUDE_PLUGIN_ROOT/scripts" ${root}/skills/tides/x.py`.replaceAll('"', '\\"'),
    ),
    'hooks/guard.py': 'import helper\n',
    'hooks/helper.py': 'level = 4.2\n',
    'scripts/a.sh': { text: 'true\n', executable: true },
    'skills/tides/SKILL.md': skill('tides', `Run ${root}/scripts/a.sh.`),
    'skills/tides/x.py': 'print(4.2)\n',
  });
  expect([...harness.keys()].sort()).toEqual([
    'hooks.json',
    'skills/plugin-files/hooks/guard.py',
    'skills/plugin-files/hooks/helper.py',
    'skills/plugin-files/scripts/a.sh',
    'skills/tides/SKILL.md',
    'skills/tides/x.py',
  ]);
  const files = filesOf(harness);
  expect(files['hooks.json']).toBe(
    hooks(
      `"${root}/skills/plugin-files/hooks/guard.py" "$CLAUDE_PLUGIN_ROOT/skills/plugin-files/scripts" ${root}/skills/tides/x.py`.replaceAll(
        '"',
        '\\"',
      ),
    ),
  );
  expect(files['skills/tides/SKILL.md']).toBe(skill('tides', `Run ${root}/skills/plugin-files/scripts/a.sh.`));
  expect(changed.map(({ path }) => path)).toEqual([
    'hooks/hooks.json',
    'hooks/guard.py',
    'hooks/helper.py',
    'scripts/a.sh',
    'skills/tides/SKILL.md',
    'hooks.json',
  ]);
  const { diagnostics } = check(harness, defaultSettings, 'harness-lab');
  expect(diagnostics.map(({ rule }) => rule)).not.toContain('harness-lab/hook-script-missing');
});

test('only what is kept decides what moves, and what moves can name more', () => {
  const { harness, leftOut } = convert({
    '.claude-plugin/plugin.json': '{"name": "sea"}',
    'hooks/hooks.json': hooks(`sh ${root}/hooks/guard.sh`),
    'hooks/guard.sh': `python3 -I "${root}/lib/level.py"\n`,
    'lib/level.py': 'print(4.2)\n',
    'README.md': `Open ${root}/assets/chart.html.\n`,
    'commands/tide.md': `Open ${root}/assets/chart.html.\n`,
    'assets/chart.html': '<p>4.2</p>\n',
  });
  expect([...harness.keys()].sort()).toEqual([
    'harness.yaml',
    'hooks.json',
    'skills/plugin-files/hooks/guard.sh',
    'skills/plugin-files/lib/level.py',
  ]);
  expect(filesOf(harness)['skills/plugin-files/hooks/guard.sh']).toBe(
    `python3 -I "${root}/skills/plugin-files/lib/level.py"\n`,
  );
  expect(leftOut.map(({ path }) => path)).toEqual(['README.md', 'commands/tide.md', 'assets/chart.html']);
});

test.each([
  ['sh', '. "$(dirname "$0")/../lib/level.sh"\n', true],
  ['py', "sys.path.insert(0, os.environ['CLAUDE_PLUGIN_ROOT'])\n", true],
  ['js', "require(__dirname + '/../lib/level.js');\n", true],
  ['sh', '. "$(dirname "$0")/level.sh"\n', false],
  ['sh', `. "${root}/hooks/level.sh"\n`, false],
])('a script (%s) that works out where files are is named: %s', (ending, text, said) => {
  const { changed } = convert({
    'hooks/hooks.json': hooks(`${root}/hooks/guard.${ending}`),
    [`hooks/guard.${ending}`]: text,
  });
  expect(changed.find(({ path }) => path === `hooks/guard.${ending}`)?.reason.includes('wants a look')).toBe(said);
});

test('hooks inside the manifest, or where it says, become the file of hooks', () => {
  const events = '{"Stop": []}';
  expect(filesOf(convert({ '.claude-plugin/plugin.json': `{"name": "sea", "hooks": ${events}}` }).harness)).toEqual({
    'harness.yaml': 'name: sea\n',
    'hooks.json': `{"hooks": ${events}}\n`,
  });
  const named = convert({
    '.claude-plugin/plugin.json': '{"hooks": "./config/h.json"}',
    'config/h.json': `{"hooks": ${events}}`,
  });
  expect(filesOf(named.harness)).toEqual({ 'hooks.json': `{"hooks": ${events}}` });
  const both = convert({
    '.claude-plugin/plugin.json': `{"hooks": ${events}, "mcpServers": {"tide": {"command": "${root}/bin/serve"}}}`,
    'hooks/hooks.json': hooks('true'),
    'bin/serve': 'true\n',
  });
  expect(both.leftOut).toEqual([
    { path: 'hooks/hooks.json', reason: 'a bundle has one file of hooks, and the manifest gives another' },
    { path: 'bin/serve', reason: 'it has no place in a bundle, and no hook or skill names it' },
  ]);
});

test('a name that the bundle has already is not taken', () => {
  const { harness } = convert({
    'hooks/hooks.json': hooks(`${root}/bin/x`),
    'bin/x': 'true\n',
    'skills/plugin-files/SKILL.md': skill('plugin-files'),
  });
  expect([...harness.keys()]).toContain('skills/plugin-files-2/bin/x');
});
