// Longer than most files: one line for each ruling of the specification's tables.
import { describe, expect, test } from 'vitest';
import { check } from '../../check';
import { type Files, harnessOf } from '../../core/files';
import { defaultSettings } from '../../core/settings';
import {
  agentFile,
  commandHook,
  example,
  hookFile,
  listing,
  manifest,
  pageNaming,
  program,
  run,
  skillFile,
  withAgent,
  withHook,
  withServer,
  withSkill,
} from './examples';
import { parse } from './model';
import { needsOf } from './needs';

type Drawn = [rule: string, path: string];

/** Errors and warnings of the format's own law. */
const lawOf = (files: Files): Drawn[] =>
  check(harnessOf(files), defaultSettings, 'kapso')
    .diagnostics.filter(({ source, severity }) => source === 'spec' && severity !== 'info')
    .map(({ rule, path }): Drawn => [rule.replace('kapso/', ''), path]);

const needs = (files: Files) =>
  needsOf(parse(harnessOf(files)))
    .map(({ name }) => name)
    .sort();

const yaml = (text: string) => example({ 'harness.yaml': text });
const head = 'name: tides\nversion: 0.1.0\ndescription: Tides.\n';
const root = '$' + '{PLUGIN_ROOT}';
const reference = (name: string) => `\${${name}}`;
const server = (value: object) => withServer(value, { 'servers/gauges.sh': undefined });
const env = (values: object) => server({ command: 'x', env: values });
const headers = (values: object) => server({ type: 'streamable-http', url: 'https://x.example', headers: values });

const cases: [title: string, files: Files, drawn: Drawn[]][] = [
  // The manifest
  ['schema_version is not required', yaml(head), []],
  ['a key may be an alias', yaml('name: &d description\nversion: 0.1.0\n*d : Tides.\n'), []],
  ['a lone ! leaves a number a number', yaml(`${head}description: ! 1\n`), [['manifest-bad-type', 'harness.yaml']]],
  [
    'empty and null fields count as missing',
    yaml('name:\nversion: ""\ndescription: null\n'),
    [
      ['manifest-missing-field', 'harness.yaml'],
      ['manifest-missing-field', 'harness.yaml'],
      ['manifest-missing-field', 'harness.yaml'],
    ],
  ],
  ['an empty file is no mapping', yaml(''), [['manifest-invalid-yaml', 'harness.yaml']]],
  ['a byte order mark is read', yaml(`\ufeff${head}`), []],
  [
    'bytes that are no UTF-8',
    example({ 'harness.yaml': { base64: '//4=' } }),
    [['manifest-invalid-yaml', 'harness.yaml']],
  ],
  ['a name may be one digit and end in a hyphen', yaml(head.replace('tides', '"7"')), []],
  ['a number is no text', yaml(head.replace('tides', '7')), [['manifest-bad-type', 'harness.yaml']]],
  [
    'a name with a line end behind it',
    yaml(head.replace('tides', '"tides\\n"')),
    [['manifest-bad-name', 'harness.yaml']],
  ],
  ['a version may be a number or a date', yaml(head.replace('0.1.0', '1.0')), []],
  ['a version is no truth value', yaml(head.replace('0.1.0', 'yes')), [['manifest-bad-type', 'harness.yaml']]],
  ['of equal keys the last wins', yaml(`name: Bad\n${head}`), []],
  [
    'merge keys are read',
    yaml(`base: &base {version: 0.1.0}\n<<: *base\nname: tides\ndescription: Tides.\n`),
    [['manifest-unknown-field', 'harness.yaml']],
  ],
  [
    'null stands for empty everywhere',
    yaml(`${head}environment: null\nmodules:\n  setup:\n  ideation: {skills: null}\n`),
    [],
  ],
  ['yes is true in YAML 1.1', yaml(`${head}environment: {gpu: yes}\n`), []],
  ['gpu as a text', yaml(`${head}environment: {gpu: "yes"}\n`), [['manifest-bad-type', 'harness.yaml']]],
  [
    'a list entry that is no text',
    yaml(`${head}modules: {setup: {skills: [1, {a: b}]}}\n`),
    [
      ['manifest-bad-type', 'harness.yaml'],
      ['manifest-bad-type', 'harness.yaml'],
    ],
  ],
  [
    'guardrails is no module',
    yaml(`${head}modules: {guardrails: {}}\n`),
    [['manifest-unknown-module', 'harness.yaml']],
  ],
  [
    'nothing that depends on unreadable lists is said',
    example({ 'harness.yaml': `${head}modules: [setup]\n`, 'agents/gap-reader.md': agentFile('gap-reader') }),
    [['manifest-bad-type', 'harness.yaml']],
  ],
  [
    'a definition listed under an unknown module only',
    example({
      'harness.yaml': `${head}modules: {research: {agents: [gap-reader]}}\n`,
      'agents/gap-reader.md': agentFile('gap-reader'),
    }),
    [
      ['unlisted', 'agents/gap-reader.md'],
      ['manifest-unknown-module', 'harness.yaml'],
    ],
  ],
  // Listings
  [
    'one finding for each undefined listing',
    yaml(`${head}modules: {setup: {agents: [x]}, learning: {agents: [x]}}\n`),
    [
      ['undefined-attachment', 'harness.yaml'],
      ['undefined-attachment', 'harness.yaml'],
    ],
  ],
  [
    'names with slashes and dots',
    yaml(`${head}modules: {setup: {agents: [../x, a/b, ".."]}}\n`),
    [
      ['undefined-attachment', 'harness.yaml'],
      ['undefined-attachment', 'harness.yaml'],
      ['undefined-attachment', 'harness.yaml'],
    ],
  ],
  ["the engine's own server may be listed", yaml(`${head}modules: {setup: {mcp_servers: [gated-knowledge]}}\n`), []],
  [
    'a name listed into an unreadable mcp.json',
    example({ 'harness.yaml': listing('mcp_servers', 'x'), 'mcp.json': '{' }),
    [['mcp-invalid-json', 'mcp.json']],
  ],
  [
    'a delegate in a folder is none',
    example({ 'harness.yaml': listing('agents', 'x'), 'agents/x/x.md': agentFile('x') }),
    [['undefined-attachment', 'harness.yaml']],
  ],
  ['hidden directories define nothing', example({ 'skills/.cache/SKILL.md': 'x', 'hooks/__pycache__/a.pyc': 'x' }), []],
  // Skills and delegates
  [
    'a substring is a mention',
    withSkill(skillFile('smooth-gauge'), { 'instructions/implementation.md': pageNaming('smooth-gauge-deep') }),
    [],
  ],
  [
    'an empty page of its own is read, and names nothing',
    withSkill(skillFile('smooth-gauge'), {
      'instructions/implementation.md': '',
      'instructions/guardrails.md': pageNaming('smooth-gauge'),
    }),
    [['skill-unmentioned', 'instructions/implementation.md']],
  ],
  [
    'a skill that one list names twice lacks one mention',
    example({
      'harness.yaml': listing('skills', 'x-y, x-y'),
      'skills/x-y/SKILL.md': skillFile('x-y'),
    }),
    [['skill-unmentioned', 'instructions/guardrails.md']],
  ],
  [
    'a name listed in the wrong shape is not called unlisted',
    example({
      'harness.yaml': manifest('modules: {setup: {agents: [gap-reader: x, [log-keeper]]}}\n'),
      'agents/gap-reader.md': agentFile('gap-reader'),
      'agents/log-keeper.md': agentFile('log-keeper'),
    }),
    [
      ['manifest-bad-type', 'harness.yaml'],
      ['manifest-bad-type', 'harness.yaml'],
    ],
  ],
  [
    'without any page the finding sits on guardrails',
    example({
      'instructions/guardrails.md': undefined,
      'harness.yaml': listing('skills', 'x'),
      'skills/x/SKILL.md': skillFile('x'),
    }),
    [['skill-unmentioned', 'instructions/guardrails.md']],
  ],
  [
    'front matter that never closes',
    withAgent('---\nname: gap-reader\n'),
    [['front-matter-missing', 'agents/gap-reader.md']],
  ],
  [
    'a blank line before it',
    withAgent(`\n${agentFile('gap-reader')}`),
    [['front-matter-missing', 'agents/gap-reader.md']],
  ],
  [
    'a byte order mark before it',
    withAgent(`\ufeff${agentFile('gap-reader')}`),
    [['front-matter-missing', 'agents/gap-reader.md']],
  ],
  [
    'CRLF and blanks behind the fences',
    withAgent(agentFile('gap-reader').replaceAll('\n', '\r\n').replace('---', '--- ')),
    [],
  ],
  [
    'an empty block has neither key',
    withAgent('---\n---\nRead.\n'),
    [
      ['front-matter-key-missing', 'agents/gap-reader.md'],
      ['front-matter-key-missing', 'agents/gap-reader.md'],
    ],
  ],
  [
    'a block that is a list',
    withAgent('---\n- name: x\n---\nRead.\n'),
    [['front-matter-invalid', 'agents/gap-reader.md']],
  ],
  ['a delegate may go by another name than its file', withAgent(agentFile('another')), []],
  [
    'unlisted definitions are read for faults too',
    example({ 'skills/x/SKILL.md': 'x' }),
    [
      ['unlisted', 'skills/x/'],
      ['front-matter-missing', 'skills/x/SKILL.md'],
    ],
  ],
  // Servers
  [
    'a byte order mark is no JSON',
    example({ 'mcp.json': '\ufeff{"mcpServers": {}}' }),
    [['mcp-invalid-json', 'mcp.json']],
  ],
  ['NaN is JSON to Python', example({ 'mcp.json': '{"mcpServers": {}, "x": NaN}' }), []],
  ['an empty set of servers', example({ 'mcp.json': '{"mcpServers": {}}' }), []],
  [
    '__proto__ is a name like others',
    withServer({ command: 'x' }, { 'servers/gauges.sh': undefined }, '__proto__'),
    [],
  ],
  ['type stdio', server({ type: 'stdio', command: 'x' }), [['mcp-server-malformed', 'mcp.json']]],
  ['type http', server({ type: 'http', url: 'https://x.example' }), [['mcp-server-malformed', 'mcp.json']]],
  ['a url without its type', server({ url: 'https://x.example' }), [['mcp-server-malformed', 'mcp.json']]],
  ['a key that no kind has', server({ command: 'x', timeout: 3 }), [['mcp-server-malformed', 'mcp.json']]],
  ['args that are no list', server({ command: 'x', args: '--fast' }), [['mcp-server-malformed', 'mcp.json']]],
  ['env that is no object', server({ command: 'x', env: [] }), [['mcp-server-malformed', 'mcp.json']]],
  [
    'one server with two faults of its shape',
    server({ command: 'x', timeout: 3, url: 'y' }),
    [['mcp-server-malformed', 'mcp.json']],
  ],
  ['the reference as it should be', env({ A: reference('A') }), []],
  ['a header may name any variable', headers({ Authorization: reference('T') }), []],
  ['small letters are a name', env({ a: reference('a') }), []],
  ['another variable', env({ A: reference('B') }), [['mcp-env-key-mismatch', 'mcp.json']]],
  ['the root as a value', env({ A: root }), [['mcp-env-key-mismatch', 'mcp.json']]],
  ['a longer value', env({ A: `x${reference('A')}` }), [['mcp-embedded-reference', 'mcp.json']]],
  ['blanks around it', env({ A: ` ${reference('A')}` }), [['mcp-embedded-reference', 'mcp.json']]],
  ['a default', env({ A: '$' + '{A:-x}' }), [['mcp-embedded-reference', 'mcp.json']]],
  ["another host's spelling", env({ A: '$' + '{env:A}' }), [['mcp-embedded-reference', 'mcp.json']]],
  ['$A', env({ A: '$A' }), [['mcp-literal-value', 'mcp.json']]],
  [
    '{A}, %A%, empty and a number',
    env({ A: '{A}', B: '%B%', C: '', D: 8080 }),
    [
      ['mcp-literal-value', 'mcp.json'],
      ['mcp-literal-value', 'mcp.json'],
      ['mcp-literal-value', 'mcp.json'],
      ['mcp-literal-value', 'mcp.json'],
    ],
  ],
  ['Bearer in front', headers({ Authorization: `Bearer ${reference('T')}` }), [['mcp-embedded-reference', 'mcp.json']]],
  ['seventy-nine letters are no opaque value', server({ command: 'x', args: ['a'.repeat(79)] }), []],
  ['eighty are', server({ command: 'x', args: ['a'.repeat(80)] }), [['opaque-value', 'mcp.json']]],
  [
    'a long path of the harness is none',
    withServer(
      { command: 'x', args: [`servers/${'a'.repeat(90)}/x`] },
      { 'servers/gauges.sh': undefined, [`servers/${'a'.repeat(90)}/x`]: '' },
    ),
    [],
  ],
  ['a folder as argument', withServer({ command: 'x', args: [`${root}/servers`] }), []],
  [
    'a missing data file with an ending',
    server({ command: 'x', args: ['--data', `${root}/data/x.json`] }),
    [['script-missing', 'mcp.json']],
  ],
  ['a path that leaves the harness', server({ command: `${root}/../x.sh` }), [['script-missing', 'mcp.json']]],
  [
    'a link is there',
    withServer(
      { command: `${root}/servers/link.sh` },
      { 'servers/gauges.sh': undefined, 'servers/link.sh': { symlink: 'gauges.sh' } },
    ),
    [],
  ],
  [
    'what lies behind a link is not called missing',
    withServer(
      { command: `${root}/servers/bin/x.sh`, args: [`${root}/servers/bin/y.py`] },
      { 'servers/gauges.sh': undefined, 'servers/bin': { symlink: '../tools' } },
    ),
    [],
  ],
  // Hooks
  ["a matcher on a session-wide event is the host's affair", withHook(commandHook('Stop', run, 'Bash')), []],
  ['a handler without a type', withHook(hookFile('Stop', { command: run })), []],
  ['another type with a command', withHook(hookFile('Stop', { type: 'prompt', command: run })), []],
  [
    'another type without one',
    withHook(hookFile('Stop', { type: 'prompt', prompt: 'x' })),
    [['hook-malformed', 'hooks/keep-log/hook.json']],
  ],
  ['assignments only', withHook(commandHook('Stop', 'A=1 B="x y"')), [['hook-malformed', 'hooks/keep-log/hook.json']]],
  ['an empty command', withHook(commandHook('Stop', ' ')), [['hook-malformed', 'hooks/keep-log/hook.json']]],
  [
    'a quote that never closes',
    withHook(commandHook('Stop', 'echo "x')),
    [['hook-malformed', 'hooks/keep-log/hook.json']],
  ],
  [
    'an apostrophe never closes',
    withHook(commandHook('Stop', "echo don't")),
    [['hook-malformed', 'hooks/keep-log/hook.json']],
  ],
  ['no events', withHook('{"hooks": {}}'), []],
  [
    'faults inside an unknown event',
    withHook('{"hooks": {"Notification": "x"}}'),
    [['hook-unknown-event', 'hooks/keep-log/hook.json']],
  ],
  [
    'each unknown event',
    withHook('{"hooks": {"preToolUse": [], "PreTooluse": []}}'),
    [
      ['hook-unknown-event', 'hooks/keep-log/hook.json'],
      ['hook-unknown-event', 'hooks/keep-log/hook.json'],
    ],
  ],
  ['of equal events the last wins', withHook('{"hooks": {"Stop": "x", "Stop": []}}'), []],
  [
    'two words naming one missing script',
    withHook(commandHook('Stop', `sh ${root}/x.sh ${root}/x.sh`)),
    [
      ['script-missing', 'hooks/keep-log/hook.json'],
      ['script-missing', 'hooks/keep-log/hook.json'],
    ],
  ],
  [
    'assignments before the program',
    withHook(commandHook('Stop', `TZ=UTC python3 ${root}/hooks/tide/gone.py`)),
    [['script-missing', 'hooks/keep-log/hook.json']],
  ],
  [
    "the harness's root by its other name",
    withHook(commandHook('Stop', 'sh "$KAPSO_HARNESS_ROOT/gone.sh"')),
    [['script-missing', 'hooks/keep-log/hook.json']],
  ],
  [
    'a program needs no ending',
    withHook(commandHook('Stop', `${root}/hooks/keep-log/run`)),
    [['script-missing', 'hooks/keep-log/hook.json']],
  ],
  ['a further word without an ending is no script', withHook(commandHook('Stop', `ls ${root}/gone`)), []],
  // Requirements
  [
    'the first bad line only',
    example({ 'harness.yaml': manifest('environment: {python: r.txt}\n'), 'r.txt': 'a b\nc d\n' }),
    [['requirements-invalid', 'r.txt']],
  ],
  ['a path with ./', example({ 'harness.yaml': manifest('environment: {python: ./r.txt}\n'), 'r.txt': 'a\n' }), []],
  [
    'a path that leaves the harness',
    example({ 'harness.yaml': manifest('environment: {python: ../r.txt}\n') }),
    [['requirements-missing', 'harness.yaml']],
  ],
  [
    'a bare address',
    example({ 'harness.yaml': manifest('environment: {python: r.txt}\n'), 'r.txt': 'git+https://x.example/y\n' }),
    [['requirements-invalid', 'r.txt']],
  ],
  [
    'a name at an address',
    example({ 'harness.yaml': manifest('environment: {python: r.txt}\n'), 'r.txt': 'y @ git+https://x.example/y\n' }),
    [],
  ],
];

describe('what the checker says', () => {
  test.each(cases)('%s', (_title, files, drawn) => expect(lawOf(files).sort()).toEqual([...drawn].sort()));
});

test('a requirements file inside a skill is one of its files too', () => {
  const files: Files = { ...withSkill(skillFile('smooth-gauge')), 'skills/smooth-gauge/r.txt': 'a b\n' };
  const manifestText = `${String(files['harness.yaml'])}environment: {python: skills/smooth-gauge/r.txt}\n`;
  expect(lawOf({ ...files, 'harness.yaml': manifestText })).toEqual([
    ['requirements-invalid', 'skills/smooth-gauge/r.txt'],
  ]);
  expect(parse(harnessOf({ ...files, 'harness.yaml': manifestText })).skills.get('smooth-gauge')?.files).toEqual([
    'skills/smooth-gauge/r.txt',
  ]);
});

describe('what the machine needs', () => {
  test.each<[string, Files, string[]]>([
    ['an unlisted hook needs nothing', example({ 'hooks/x/hook.json': commandHook('Stop', 'jq .') }), []],
    ['an unmounted server needs nothing', example({ 'mcp.json': '{"mcpServers": {"x": {"command": "y"}}}' }), []],
    ['the program behind assignments', withHook(commandHook('Stop', 'A="x y" B= jq .')), ['command:jq']],
    ['env is the program', withHook(commandHook('Stop', 'env A=1 python3 x.py')), ['command:env']],
    [
      'absolute and relative words as written',
      withHook(commandHook('Stop', './x.sh && /usr/bin/y')),
      ['command:./x.sh'],
    ],
    ['escapes are taken off', withHook(commandHook('Stop', 'tr\\ue')), ['command:true']],
    ['a program of the harness is none', withHook(commandHook('Stop'), { 'hooks/keep-log/run.sh': program }), []],
    [
      'each module that mounts',
      example({
        'harness.yaml': manifest('modules: {setup: {mcp_servers: [x]}, learning: {mcp_servers: [x]}}\n'),
        'mcp.json': JSON.stringify({ mcpServers: { x: { command: 'y', env: { A: reference('A') } } } }),
      }),
      ['command:y', 'env:A@learning', 'env:A@setup'],
    ],
    [
      'requirements as written',
      example({
        'harness.yaml': manifest('environment: {python: r.txt, commands: [git, git], gpu: true}\n'),
        'r.txt': ' a >=1  # why\n-r b\n',
      }),
      ['command:git', 'command:python3', 'gpu', 'python:a >=1'],
    ],
  ])('%s', (_title, files, wanted) => expect(needs(files)).toEqual(wanted));
});
