import { expect, test } from 'vitest';
import { type Files, filesOf, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { defaultSettings } from '../../core/settings';
import { harnessLab } from '.';
import { agent, bundle, commandHook, exampleSuite, skill } from './examples';

const root = '$' + '{CLAUDE_PLUGIN_ROOT}';

const files: Files = bundle({
  'skills/tides/SKILL.md': skill('tides', 'See [the table](table.csv).'),
  'skills/tides/table.csv': 'noon,4.2\n',
  'skills/tides/guard.py': 'print(4.2)\n',
  'agents/harbour.md': agent('harbour'),
  'hooks.json': commandHook(`python3 -I "${root}/skills/tides/guard.py"`),
  'fake.yaml': 'component_solves:\n  skills/tides: [neap-tide]\n  "agents/harbour.md": []\n',
});

/** The place of `|` in a text of the bundle, and the help there. */
function at(path: string, text: string) {
  const offset = text.indexOf('|');
  const settings = { ...defaultSettings, suite: exampleSuite };
  const opened = harnessLab.open(harnessOf({ ...files, [path]: text.replace('|', '') }), settings);
  return { language: opened.language(), offset };
}
const labels = (path: string, text: string) => {
  const { language, offset } = at(path, text);
  return language.complete?.(path, offset).map(({ label }) => label) ?? [];
};

test.each([
  ['harness.yaml', 'name: tide\nd|', 'description'],
  ['fake.yaml', '|', 'component_llm_calls'],
  ['fake.yaml', 'solve_tasks: [n|', 'neap-tide'],
  ['fake.yaml', 'solve_tasks:\n  - |', 'neap-tide'],
  ['fake.yaml', 'component_llm_calls:\n  sk|', 'skills/tides'],
  ['fake.yaml', 'component_solves: {skills/tides: [|', 'neap-tide'],
  ['hooks.json', '{"hooks": {"|', 'PreToolUse'],
  ['hooks.json', '{"hooks": {"Stop": [{"matcher": "Ba|', 'Bash'],
  ['hooks.json', '{"hooks": {"Stop": [{"hooks": [{"type": "|', 'command'],
  [
    'hooks.json',
    `{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x ${root}/sk|`,
    'skills/tides/guard.py',
  ],
  ['hooks.json', '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "$|', root],
  ['skills/tides/SKILL.md', '---\nname: tides\n|', 'description'],
])('in %s at %j there is %s', (path, text, label) => {
  expect(labels(path, text)).toContain(label);
});

test.each([
  ['skills/tides/SKILL.md', '---\nname: tides\n---\n|'],
  ['hooks.json', '{"|'],
  ['system_prompt.md', '|'],
  ['harness.yaml', 'name: |'],
])('in %s at %j nothing is offered', (path, text) => {
  expect(labels(path, text)).toEqual([]);
});

test('a completion replaces what is typed', () => {
  const { language, offset } = at('hooks.json', '{"hooks": {"Stop": [{"matcher": "Edit|');
  const text = '{"hooks": {"Stop": [{"matcher": "Edit';
  const write = language.complete?.('hooks.json', offset).find(({ label }) => label === 'Write');
  expect(write && text.slice(0, write.start) + write.insert).toBe('{"hooks": {"Stop": [{"matcher": "Write');
});

const help = harnessLab.open(harnessOf(files), defaultSettings).language();
const offsetOf = (path: string, words: string) => String(files[path]).indexOf(words) + 1;

test('names and links lead to their files', () => {
  const leads = (path: string, words: string) => help.definition?.(path, offsetOf(path, words))?.path;
  expect(leads('fake.yaml', 'skills/tides')).toBe('skills/tides/SKILL.md');
  expect(leads('fake.yaml', 'agents/')).toBe('agents/harbour.md');
  expect(leads('hooks.json', 'skills/tides/guard')).toBe('skills/tides/guard.py');
  expect(leads('skills/tides/SKILL.md', 'table.csv')).toBe('skills/tides/table.csv');
  expect(leads('harness.yaml', 'tide')).toBeUndefined();
});

test('a name finds the places that spell it', () => {
  const offset = offsetOf('skills/tides/SKILL.md', 'tides');
  expect(help.references?.('skills/tides/SKILL.md', offset).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'fake.yaml:2',
    'hooks.json:9',
  ]);
});

test('events and commands are said in words', () => {
  expect(help.hover?.('hooks.json', offsetOf('hooks.json', 'PreToolUse'))?.markdown).toBe(
    '`PreToolUse`: before a tool runs.',
  );
  const command = help.hover?.('hooks.json', offsetOf('hooks.json', 'python3'))?.markdown;
  expect(command).toContain('Before a tool runs, if the tool is `Bash`: runs');
  expect(command).toContain('- skills/tides/guard.py (script)');
});

test('a renamed skill takes its directory, name and mentions along', () => {
  const fix = help.rename?.('skills/tides/SKILL.md', offsetOf('skills/tides/SKILL.md', 'tides'), 'levels');
  const after = filesOf(applyFix(harnessOf(files), fix ?? { edits: [] }));
  expect(Object.keys(after).filter((path) => path.startsWith('skills/'))).toEqual([
    'skills/levels/SKILL.md',
    'skills/levels/guard.py',
    'skills/levels/table.csv',
  ]);
  expect(after['skills/levels/SKILL.md']).toContain('name: levels\n');
  expect(after['hooks.json']).toContain(`${root}/skills/levels/guard.py`);
  expect(after['fake.yaml']).toContain('skills/levels: [neap-tide]');
});

test('arguments given one by one follow a rename', () => {
  const listed: Files = {
    ...files,
    'hooks.json': `{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "sh", "args": ["-e", "${root}/skills/tides/guard.py"]}]}]}}`,
  };
  const { rename } = harnessLab.open(harnessOf(listed), defaultSettings).language();
  const fix = rename?.('skills/tides/SKILL.md', offsetOf('skills/tides/SKILL.md', 'tides'), 'levels');
  expect(filesOf(applyFix(harnessOf(listed), fix ?? { edits: [] }))['hooks.json']).toContain(
    `"sh", "args": ["-e", "${root}/skills/levels/guard.py"]`,
  );
});

test('a renamed agent too, by any of its mentions', () => {
  const fix = help.rename?.('fake.yaml', offsetOf('fake.yaml', 'agents/'), 'port');
  const after = filesOf(applyFix(harnessOf(files), fix ?? { edits: [] }));
  expect(after['agents/port.md']).toBe(agent('harbour').replace('name: harbour', 'name: port'));
  expect(after['fake.yaml']).toContain('"agents/port.md": []');
});

test('no name is given twice or that no file can have', () => {
  const offset = offsetOf('skills/tides/SKILL.md', 'tides');
  expect(help.rename?.('skills/tides/SKILL.md', offset, 'tides')).toBeUndefined();
  expect(help.rename?.('skills/tides/SKILL.md', offset, 'a/b')).toBeUndefined();
  expect(help.rename?.('skills/tides/table.csv', 0, 'x')).toBeUndefined();
});
