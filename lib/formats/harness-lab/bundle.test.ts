import { expect, test } from 'vitest';
import { check } from '../../check';
import { type Files, filesOf, harnessOf } from '../../core/files';
import { defaultSettings, type Settings } from '../../core/settings';
import { contextText } from '../../core/tokens';
import { harnessLab } from '.';
import { agent, bundle, exampleSuite, skill } from './examples';

const open = (files: Files, settings: Partial<Settings> = {}) =>
  harnessLab.open(harnessOf(files), { ...defaultSettings, ...settings });
const errors = (files: Files, settings: Partial<Settings>) =>
  check(harnessOf(files), { ...defaultSettings, ...settings }, 'harness-lab')
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ rule, path }) => `${rule} ${path}`);
const exported = (files: Files, id: string) => {
  const found = open(files)
    .exports()
    .find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

const full: Files = bundle({
  'system_prompt.md': '  Read the table.\r\nTwice.\n\n',
  'skills/tides/SKILL.md': skill('tides', 'From the top.'),
  'skills/tides/table.csv': 'noon,4.2\n',
  'agents/harbour.md': agent('harbour'),
  'hooks.json': '{"hooks": {}}\n',
  'fake.yaml':
    'solve_tasks: [neap]\nfail_tasks: [neap, spring]\ncomponent_solves: {skills/tides: [spring], skills/x: [ebb]}\nllm_calls: 4\ncomponent_llm_calls: {hooks.json: 2}\n',
  '.cache/x': 'x',
});

test('what each runner puts before the agent', () => {
  const contexts = new Map(
    open(full)
      .contexts()
      .map((context) => [context.name, contextText(context)]),
  );
  expect(Object.fromEntries(contexts)).toEqual({
    claude: 'Read the table.\r\nTwice.',
    codex: 'Read the table.\r\nTwice.\n\n## Skill: tides\n\nFrom the top.',
    generic: 'Read the table.\r\nTwice.',
    fake: '',
    'skill tides': 'From the top.',
    'agent harbour': 'Check every figure.',
  });
});

test('each runner says what it applies beside the prompt, and what it passes over', () => {
  const hooks = '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "tide-guard"}]}]}}';
  const contexts = open({ ...full, 'hooks.json': hooks }).contexts();
  const beside = (name: string) =>
    Object.fromEntries(
      (contexts.find((context) => context.name === name)?.beside?.() ?? []).map(({ title, about = '', items }) => [
        title,
        items.map((item) => `${item.path}: ${[...item.lines, about].join(' ').trim()}`),
      ]),
    );
  expect(beside('claude')).toMatchObject({
    'Plugin: agents': ['agents/harbour.md: Started when a task fits its description.'],
    'Plugin: hooks': ['hooks.json: When the agent finishes its answer: runs `tide-guard`.'],
    'Passed over': ['fake.yaml: It reads no simulation.'],
  });
  expect(beside('generic')['Passed over']?.map((line) => line.split(':')[0])).toContain('skills/tides/SKILL.md');
  expect(beside('codex')['Passed over']?.map((line) => line.split(':')[0])).not.toContain('skills/tides/SKILL.md');
  expect(beside('fake').Simulated).toEqual([
    'fake.yaml: It simulates neap: is solved; spring: is solved while skills/tides is there.',
    'fake.yaml: It counts as calls 4 and 2 for components.',
  ]);
});

test('every file that no prompt holds has its reason', () => {
  expect(
    Object.fromEntries(
      open(full)
        .unread()
        .map(({ path, reason }) => [path, reason]),
    ),
  ).toMatchObject({
    'harness.yaml': 'Reports and the plugin show its name and description; no prompt holds it.',
    'skills/tides/table.csv': 'The agent opens it when its skill says so; no prompt holds it.',
    'hooks.json': 'The claude runner hands it to Claude Code, which runs its commands; no prompt holds it.',
    'fake.yaml': 'Only the fake runner reads it.',
    '.cache/x': 'It is not loaded: names that start with a dot are never loaded (`.cache`).',
  });
});

test('the picture says what runners pass over and what the simulation changes', () => {
  const { nodes, edges } = open(full).graph();
  const details = (id: string) => nodes.find((node) => node.id === id)?.details;
  expect(details('runner:codex')?.ignores).toBe(
    'agents/harbour.md, fake.yaml, harness.yaml, hooks.json, skills/tides/table.csv',
  );
  expect(details('runner:fake')).toMatchObject({
    simulates: 'neap: is solved; spring: is solved while skills/tides is there',
    calls: '4 and 2 for components',
  });
  expect(edges).toContainEqual({ source: 'runner:generic', target: 'file:skills/tides/SKILL.md', kind: 'ignores' });
});

test('figures measure the bundle against its caps', () => {
  const figures = open(full).figures();
  expect(figures.map(({ id, value, limit }) => [id, value, limit])).toEqual([
    ['files', 7, 64],
    ['bundle-bytes', expect.any(Number), 512_000],
    ['file-bytes', expect.any(Number), 64_000],
  ]);
});

test('the zip leaves ignored files out and says so', async () => {
  const zip = exported(full, 'bundle-zip');
  const { '.cache/x': _ignored, ...loaded } = full;
  expect(await zip.files({})).toEqual(loaded);
  expect(zip.leftOut()).toEqual([
    { path: '.cache/x', reason: 'names that start with a dot are never loaded (`.cache`)' },
  ]);
  expect(zip.blocked?.()).toBeUndefined();
  expect(exported(bundle({ 'README.md': 'x' }), 'bundle-zip').blocked?.()).toContain('`README.md`');
});

test('the zip loaded again has the hash of the bundle', async () => {
  const parts = (files: Files) => open(files).hashed()[0]?.parts;
  expect(parts(await exported(full, 'bundle-zip').files({}))).toEqual(parts(full));
});

test('the plugin drops executable bits and escapes what is beyond ASCII', async () => {
  const files: Files = {
    'harness.yaml': 'description: Zoll \u{1f6a2} "x"\n',
    'skills/a/run.sh': { text: 'true\n', executable: true },
    'hooks.json': '{"hooks": {}}',
  };
  const plugin = await exported(files, 'claude-plugin').files({});
  expect(plugin).toEqual({
    '.claude-plugin/plugin.json': expect.stringContaining('"description": "Zoll \\ud83d\\udea2 \\"x\\""'),
    'hooks/hooks.json': '{"hooks": {}}',
    'skills/a/run.sh': 'true\n',
  });
  expect(exported(bundle({}), 'claude-plugin').blocked?.()).toContain('no skill, agent or hook');
});

test('texts leave as the runners give them to the agent', async () => {
  expect(await exported(full, 'system-prompt').files({})).toEqual({ 'system-prompt.md': 'Read the table.\r\nTwice.' });
  expect(await exported(full, 'prompt-prefix').files({})).toEqual({
    'prompt-prefix.md': 'Read the table.\r\nTwice.\n\n## Skill: tides\n\nFrom the top.',
  });
  expect(exported(bundle({}), 'system-prompt').blocked?.()).toBe('The bundle has no system prompt.');
});

test('the summary names bundle, hash and sizes', async () => {
  const { 'summary.txt': summary } = await exported({ 'harness.yaml': 'name: tide\n' }, 'file-summary').files({});
  expect(summary).toMatch(/^tide {2}hash [0-9a-f]{64}\n {2}harness\.yaml {2}11 bytes\n$/);
});

test('an edit is judged as a map of files, or as two directories', () => {
  const base = harnessOf(bundle({ 'skills/a/.x': '1', '.gitignore': 'x\n' }));
  const head = bundle({ 'skills/a/.x': '2' });
  expect(errors(head, { optimizer: { base } })).toEqual(['harness-lab/edit-file-deleted .gitignore']);
  expect(errors(head, { optimizer: { base, directories: true } })).toEqual([]);
});

test('an edit may carry a binary file along', () => {
  const files = bundle({ 'skills/a/b.bin': { base64: '/wA=' } });
  expect(errors(files, { optimizer: { base: harnessOf(files) } })).toEqual([]);
});

test('no report of a leak holds what is hidden', () => {
  const files = bundle({ 'system_prompt.md': 'test_harbour_levels\nassert level_at("noon", harbour) == 4.2\n' });
  const { diagnostics } = check(harnessOf(files), { ...defaultSettings, suite: exampleSuite }, 'harness-lab');
  const leaks = diagnostics.filter(({ rule }) => rule.startsWith('harness-lab/leak-'));
  expect(leaks.map(({ rule, line }) => `${rule} ${line}`)).toEqual([
    'harness-lab/leak-hidden-name 1',
    'harness-lab/leak-hidden-line 2',
  ]);
  expect(JSON.stringify(leaks)).not.toMatch(/harbour_levels|level_at/);
});

test.each(harnessLab.templates.map((template) => [template.id, template] as const))(
  'the template %s draws nothing',
  (_id, template) => {
    for (const name of ['tide', 'no', '12:30', 'a: "b" #c', '潮\u{1f30a}', '-']) {
      const harness = harnessOf(template.files(name));
      const { diagnostics, valid, opened } = check(harness, defaultSettings, 'harness-lab');
      // Every bundle with hooks asks for a review, and so does the one that shows how.
      expect(diagnostics.filter(({ rule }) => rule !== 'harness-lab/hooks-review')).toEqual([]);
      expect(valid).toBe(true);
      expect(opened?.graph().nodes[0]?.details.name).toBe(name);
      expect(harnessLab.detect(harness)?.likelihood).toBeGreaterThan(0.4);
      expect(filesOf(harness)).toEqual(template.files(name));
    }
  },
);

test('links are resolved as a file system would', () => {
  const links: Files = {
    'skills/a/SKILL.md': skill('a'),
    'skills/loop': { symlink: 'loop' },
    'skills/up': { symlink: '../../skills' },
    'skills/self': { symlink: '.' },
    'skills/via': { symlink: 'alias/../a' },
    'skills/alias': { symlink: './a/' },
    'skills/absolute': { symlink: '/skills/a' },
    'skills/root': { symlink: '..' },
    'skills/above': { symlink: '../../..' },
    'skills/top': { symlink: '/' },
    'skills/nowhere': { symlink: 'gone/../a' },
    'skills/through-a-file': { symlink: 'a/SKILL.md/..' },
  };
  const found = check(harnessOf(links), defaultSettings, 'harness-lab').diagnostics.flatMap(({ rule, path }) =>
    rule.includes('symlink') ? [`${rule.slice('harness-lab/'.length)} ${path}`] : [],
  );
  expect(found.sort()).toEqual([
    'symlink skills/absolute',
    'symlink skills/loop',
    'symlink skills/nowhere',
    'symlink skills/through-a-file',
    'symlink skills/up',
    'symlinked-directory skills/above',
    'symlinked-directory skills/alias',
    'symlinked-directory skills/root',
    'symlinked-directory skills/self',
    'symlinked-directory skills/top',
    'symlinked-directory skills/via',
  ]);
});
