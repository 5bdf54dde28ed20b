import { describe, expect, it, test } from 'vitest';
import { check } from '../../check';
import { type Files, filesOf, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { defaultSettings } from '../../core/settings';
import { kapso } from '.';
import { example } from './examples';
import { parse } from './model';
import type { ListName } from './names';
import { refusalOf, renameFix } from './rename';
import { databaseMigrations } from './templates/database-migrations';

const root = '$' + '{PLUGIN_ROOT}';

function renamed(files: Files, list: ListName, from: string, to: string): Files {
  const harness = harnessOf(files);
  const fix = renameFix(parse(harness), list, from, to);
  if (!fix) throw new Error('refused');
  return filesOf(applyFix(harness, fix));
}

const files = example({
  'harness.yaml': `# tides
name: tides
version: 0.1.0
description: Tides.
modules:
  implementation:
    skills: [tide, "tideway"]  # both
    mcp_servers: [desk]
    agents:
      - pilot # one
    hooks: [keep]
  learning: {skills: ['tide']}
`,
  'instructions/implementation.md':
    '# Work\r\n\r\n- Run tide, then tideway; skills/tide/a.py is its script. Ask pilot. mcp__desk__ask knows.\r\n',
  'instructions/guardrails.md': '# Rules\n\n- tide and tideway.\n',
  'skills/tide/SKILL.md':
    '---\nname: "tide"\ndescription: "Read the tide. Use when water rises."\n---\n\n    python3 "$KAPSO_HARNESS_ROOT/skills/tide/a.py"\n\nThe tide rises.\n',
  'skills/tide/a.py': 'print("skills/tide/a.py")\n',
  'skills/tideway/SKILL.md':
    '---\nname: tideway\ndescription: "Row. Use when low."\n---\n\n$KAPSO_HARNESS_ROOT/skills/tideway/ and $KAPSO_HARNESS_ROOT/skills/tide/a.py\n',
  'agents/pilot.md': '---\nname: pilot\ndescription: Pilots.\n---\n\nYou pilot.\n',
  'hooks/keep/hook.json': `{"hooks": {"PreToolUse": [{"matcher": "mcp__desk__ask", "hooks": [{"type": "command", "command": "\\"${root}/hooks/keep/k.sh\\""}]}]}}`,
  'hooks/keep/k.sh': { text: '#!/bin/sh\n', executable: true },
  'mcp.json':
    '{\n  "mcpServers": {\n    "desk": { "type": "streamable-http", "url": "https://desk.example" }\n  }\n}\n',
});

describe('one change everywhere', () => {
  it('a skill: directory, front matter, lists, pages, paths; longer names and prose of others stay', () => {
    const after = renamed(files, 'skills', 'tide', 'flood');
    expect(after['harness.yaml']).toBe(
      String(files['harness.yaml']).replace('[tide, "tideway"]', '[flood, "tideway"]').replace("['tide']", "['flood']"),
    );
    expect(after['skills/flood/SKILL.md']).toBe(
      '---\nname: "flood"\ndescription: "Read the tide. Use when water rises."\n---\n\n    python3 "$KAPSO_HARNESS_ROOT/skills/flood/a.py"\n\nThe tide rises.\n',
    );
    expect(after['instructions/implementation.md']).toBe(
      '# Work\r\n\r\n- Run flood, then tideway; skills/flood/a.py is its script. Ask pilot. mcp__desk__ask knows.\r\n',
    );
    expect(after['instructions/guardrails.md']).toBe('# Rules\n\n- flood and tideway.\n');
    expect(after['skills/tideway/SKILL.md']).toContain('skills/tideway/ and $KAPSO_HARNESS_ROOT/skills/flood/a.py');
    expect(after['skills/flood/a.py']).toBe('print("skills/flood/a.py")\n');
    expect(after['skills/tide/a.py']).toBeUndefined();
  });

  it('a delegate: file, front matter, lists, pages', () => {
    const after = renamed(files, 'agents', 'pilot', 'sailor');
    expect(after['agents/sailor.md']).toBe('---\nname: sailor\ndescription: Pilots.\n---\n\nYou pilot.\n');
    expect(after['harness.yaml']).toContain('      - sailor # one\n');
    expect(after['instructions/implementation.md']).toContain('Ask sailor.');
  });

  it('a hook: directory, lists, commands', () => {
    const after = renamed(files, 'hooks', 'keep', 'hold');
    expect(after['hooks/hold/hook.json']).toBe(
      String(files['hooks/keep/hook.json']).replace('hooks/keep/', 'hooks/hold/'),
    );
    expect(after['hooks/hold/k.sh']).toEqual({ text: '#!/bin/sh\n', executable: true });
  });

  it('a server: key, lists, names of its tools', () => {
    const after = renamed(files, 'mcp_servers', 'desk', 'harbour');
    expect(after['mcp.json']).toContain('    "harbour": { "type"');
    expect(after['harness.yaml']).toContain('mcp_servers: [harbour]');
    expect(after['hooks/keep/hook.json']).toContain('"mcp__harbour__ask"');
    expect(after['instructions/implementation.md']).toContain('mcp__harbour__ask knows');
  });

  test.each<[ListName, string]>([
    ['skills', 'lock-report'],
    ['agents', 'plan-skeptic'],
    ['hooks', 'migration-pairs'],
    ['mcp_servers', 'catalog'],
  ])('the example with %s %s renamed draws nothing it did not draw', (list, name) => {
    const before = harnessOf(databaseMigrations.files('x'));
    const fix = renameFix(parse(before), list, name, 'renamed-thing');
    const after = applyFix(before, fix ?? { edits: [] });
    const drawn = (each: typeof before) =>
      check(each, defaultSettings, 'kapso')
        .diagnostics.map(({ rule }) => rule)
        .sort();
    expect(drawn(after)).toEqual(drawn(before));
    const back = renameFix(parse(after), list, 'renamed-thing', name);
    expect(filesOf(applyFix(after, back ?? { edits: [] }))).toEqual(filesOf(before));
  });
});

it('a skill that a page names in a longer word only: the mention follows, another name does not', () => {
  const page = (text: string) => ({ ...files, 'instructions/implementation.md': text });
  const after = (text: string) => renamed(page(text), 'skills', 'tide', 'flood')['instructions/implementation.md'];
  expect(after('- Read the tides.\n- Then tideway.\n')).toBe('- Read the floods.\n- Then tideway.\n');
  expect(after('- Read the tide, not the tides.\n')).toBe('- Read the flood, not the tides.\n');
});

it('a server whose key is empty gets a name, and no page changes', () => {
  const nameless = { ...files, 'mcp.json': '{"mcpServers": {"": {"command": "x"}}}' };
  const after = renamed(nameless, 'mcp_servers', '', 'harbour');
  expect(after).toEqual({ ...nameless, 'mcp.json': '{"mcpServers": {"harbour": {"command": "x"}}}' });
});

test.each<[ListName, string, string, boolean]>([
  ['skills', 'tide', 'tideway', true],
  ['skills', 'tide', 'a/b', true],
  ['skills', 'tide', '.hidden', true],
  ['skills', 'tide', '__pycache__', true],
  ['skills', 'tide', '', true],
  ['skills', 'tide', 'tide', true],
  ['mcp_servers', 'desk', 'tide desk', true],
  ['mcp_servers', 'desk', 'gated-knowledge', true],
  ['mcp_servers', 'desk', 'Desk_2', false],
  ['agents', 'pilot', 'the pilot', false],
])('%s %s → %j refused: %s', (list, from, to, refused) => {
  expect(refusalOf(parse(harnessOf(files)), list, from, to) !== undefined).toBe(refused);
});

it('the editor renames what stands at a place', () => {
  const language = kapso.open(harnessOf(files), defaultSettings).language();
  const page = String(files['instructions/implementation.md']);
  expect(language.rename?.('instructions/implementation.md', page.indexOf('tideway') + 2, 'canal')?.title).toBe(
    'Rename the skill to `canal` everywhere',
  );
  expect(language.rename?.('instructions/implementation.md', 0, 'canal')).toBeUndefined();
  const manifest = String(files['harness.yaml']);
  expect(language.definition?.('harness.yaml', manifest.indexOf('desk') + 1)).toEqual({ path: 'mcp.json', line: 3 });
  expect(language.references?.('skills/tide/SKILL.md', 12)).toHaveLength(2);
  const hook = String(files['hooks/keep/hook.json']);
  expect(language.rename?.('hooks/keep/hook.json', hook.indexOf('keep/') + 1, 'hold')?.title).toBe(
    'Rename the hook to `hold` everywhere',
  );
  expect(language.rename?.('hooks/keep/hook.json', hook.indexOf('desk'), 'harbour')?.title).toBe(
    'Rename the server to `harbour` everywhere',
  );
  expect(language.hover?.('harness.yaml', manifest.indexOf('pilot') + 1)?.markdown).toContain(
    'Listed by `implementation`.',
  );
  expect(language.complete?.('harness.yaml', manifest.indexOf('tide,') + 2).map(({ label }) => label)).toEqual([
    'tide',
    'tideway',
  ]);
});
