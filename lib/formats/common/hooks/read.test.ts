import { expect, test } from 'vitest';
import { spliced } from '../../../core/fixes';
import { type JsonObject, memberOf, parseJson } from '../../../core/json';
import { claudeEvents, claudeHandlerTypes, claudeTools } from './claude';
import { finderIn, type HookHost } from './host';
import { memberRemoval, spanInFile } from './json-text';
import { readMatcher } from './matcher';
import { readHookSet } from './read';
import { hookDetails, hookSentence } from './words';

const host: HookHost = {
  events: claudeEvents,
  tools: claudeTools,
  handlerTypes: claudeHandlerTypes,
  rootVariables: ['CLAUDE_PLUGIN_ROOT'],
};
const root = '$' + '{CLAUDE_PLUGIN_ROOT}';

function setOf(text: string) {
  const events = memberOf(parseJson(text).root, 'hooks')?.value;
  return readHookSet(events as JsonObject, host);
}
const readAll = (hooks: unknown) => setOf(JSON.stringify({ hooks }));
const handler = { type: 'command', command: 'tide-guard' };

test('a set in words', () => {
  const { hooks } = readAll({
    PreToolUse: [{ matcher: 'Edit|Write', hooks: [{ type: 'command', command: `python3 -I "${root}/guard.py"` }] }],
    SessionStart: [{ hooks: [handler] }, { matcher: 'resume', hooks: [handler] }],
    Stop: [{ matcher: 'x', hooks: [{ type: 'prompt', prompt: 'Done?' }] }],
    PostToolUse: [
      {
        matcher: 'Bash',
        hooks: [
          { ...handler, if: 'Bash(git push:*)' },
          { type: 'http', url: 'https://tide.example/log' },
          { type: 'mcp_tool', server: 'harbour', tool: 'log_tide' },
        ],
      },
    ],
    UserPromptExpansion: [{ matcher: '^sea:', hooks: [handler] }],
    Tide: [{ hooks: [handler] }],
  });
  expect(hooks.map(hookSentence)).toEqual([
    `Before a tool runs, if the tool is \`Edit\` or \`Write\`: runs \`python3 -I "${root}/guard.py"\`.`,
    'When a session starts: runs `tide-guard`.',
    'When a session starts, if the reason is `resume`: runs `tide-guard`.',
    'When the agent finishes its answer, its matcher `x` is not looked at: asks a `prompt` handler.',
    'After a tool ran, if the tool is `Bash`, where the call fits `Bash(git push:*)`: runs `tide-guard`.',
    'After a tool ran, if the tool is `Bash`: sends what it is told to `https://tide.example/log`.',
    'After a tool ran, if the tool is `Bash`: calls `log_tide` of the tool server `harbour`.',
    'When a command that a person typed becomes a prompt, if the command matches `^sea:`: runs `tide-guard`.',
    'On `Tide`, an unknown event: runs `tide-guard`.',
  ]);
});

test('details say what a reviewer would want to see', () => {
  const [hook] = readAll({
    PostToolUse: [{ hooks: [{ type: 'command', command: `python3 "${root}/a.py" > log && ./b.sh` }] }],
  }).hooks;
  expect(hook && hookDetails(hook, finderIn(['c.py']))).toEqual({
    event: 'PostToolUse',
    when: 'after a tool ran',
    matches: 'everything: no matcher',
    type: 'command',
    command: `python3 "${root}/a.py" > log && ./b.sh`,
    runs: 'as you, outside the tools the agent may use',
    programs: 'python3, ./b.sh',
    isolation: "not isolated: `PYTHONPATH` and the user's own packages can shadow its imports",
    files: 'a.py (script; missing); b.sh (program; in the working directory, where the agent can write)',
    hints: 'writes: log',
  });
});

test('details change with whatever a hook does', () => {
  const told = (each: object) => {
    const [hook] = readAll({ PreToolUse: [{ hooks: [each] }] }).hooks;
    return hook && hookDetails(hook, finderIn([]));
  };
  expect(told({ type: 'http', url: 'https://a.example' })).toMatchObject({ url: 'https://a.example' });
  expect(told({ type: 'prompt', prompt: 'Safe?', model: 'small' })).toMatchObject({ prompt: 'Safe?', model: 'small' });
  expect(told({ ...handler, if: 'Edit(*.ts)', shell: 'powershell' })).toMatchObject({
    if: 'Edit(*.ts)',
    shell: 'powershell',
  });
});

test('arguments given one by one are read without a shell', () => {
  const [hook] = readAll({
    Stop: [{ hooks: [{ type: 'command', command: 'python3', args: ['-I', `${root}/my guard.py`, '$LEVEL > log'] }] }],
  }).hooks;
  expect(hook && hookDetails(hook, finderIn(['my guard.py']))).toMatchObject({
    command: `python3 -I "${root}/my guard.py" "$LEVEL > log"`,
    programs: 'python3',
    isolation: 'isolated (`-I`): modules in the working directory cannot shadow its imports',
    files: 'my guard.py (script)',
  });
  expect(hook && hookDetails(hook, finderIn([])).hints).toBeUndefined();
});

test.each([
  ['python3 -m guard', 'modules in the working directory'],
  ['python3 guard.py', 'modules in the working directory'],
  ['python3 -c "import json"', 'modules in the working directory'],
  [`python3 "${root}/guard.py"`, "`PYTHONPATH` and the user's own packages"],
  ['python3 "$CLAUDE_PROJECT_DIR/guard.py"', 'modules in the working directory'],
  ['python3 /opt/guard.py', "`PYTHONPATH` and the user's own packages"],
])('what can shadow the imports of `%s`', (command, words) => {
  const [hook] = readAll({ Stop: [{ hooks: [{ type: 'command', command }] }] }).hooks;
  expect(hook && hookDetails(hook, finderIn([])).isolation).toBe(`not isolated: ${words} can shadow its imports`);
});

test.each([
  ['.*', 'if the tool matches `.*` (every known one)'],
  [
    '^(Task|Web).*',
    'if the tool matches `^(Task|Web).*` (of the known ones `Task`, `TaskCreate`, `TaskGet`, `TaskList`, `TaskOutput`, `TaskStop`, `TaskUpdate`, `WebFetch` or `WebSearch`)',
  ],
  [
    '^[A-N].*',
    'if the tool matches `^[A-N].*` (of the known ones `Agent`, `AskUserQuestion`, `Bash`, `BashOutput`, `CronCreate`, `CronDelete`, `CronList`, `Edit` and 14 more)',
  ],
])('a matcher of many tools, `%s`, stays readable', (matcher, words) => {
  const [hook] = readAll({ PreToolUse: [{ matcher, hooks: [handler] }] }).hooks;
  expect(hook && hookDetails(hook, finderIn([])).matches).toBe(words);
});

test.each(['', '*'])('a matcher `%s` that could hold nothing back is not spoken of', (matcher) => {
  const [hook] = readAll({ Stop: [{ matcher, hooks: [handler] }] }).hooks;
  expect(hook && hookSentence(hook)).toBe('When the agent finishes its answer: runs `tide-guard`.');
  expect(hook && hookDetails(hook, finderIn([]))).not.toHaveProperty('matches');
});

test('shape faults are kept with what could be read', () => {
  const { faults, hooks } = readAll({
    Stop: handler,
    SessionStart: ['x', { matcher: 1, hooks: [] }, { hooks: handler }, {}],
    SessionEnd: [
      {
        hooks: [
          1,
          { command: 'x' },
          { type: 'command' },
          { type: 'command', command: ' ' },
          { type: 'command', command: "a 'b" },
        ],
      },
    ],
  });
  expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'event-not-list /hooks/Stop',
    'group-not-object /hooks/SessionStart/0',
    'matcher-not-text /hooks/SessionStart/1/matcher',
    'group-without-hooks /hooks/SessionStart/2/hooks',
    'group-without-hooks /hooks/SessionStart/3',
    'handler-not-object /hooks/SessionEnd/0/hooks/0',
    'type-missing /hooks/SessionEnd/0/hooks/1',
    'command-missing /hooks/SessionEnd/0/hooks/2',
    'command-missing /hooks/SessionEnd/0/hooks/3',
    'command-unsplit /hooks/SessionEnd/0/hooks/4/command',
  ]);
  expect(hooks).toHaveLength(4);
});

test('unknown events are compared with the known ones; of equal keys the last counts', () => {
  const { events } = setOf('{"hooks": {"preToolUse": [], "PreTooluse": 1, "__proto__": [], "PreTooluse": []}}');
  expect(events.map(({ name, known, meant }) => [name, known?.name, meant])).toEqual([
    ['preToolUse', undefined, 'PreToolUse'],
    ['PreTooluse', undefined, 'PreToolUse'],
    ['__proto__', undefined, undefined],
  ]);
});

test.each([
  ['', 'all', claudeTools.length, []],
  ['*', 'all', claudeTools.length, []],
  ['Bash', 'names', 1, []],
  ['Bash|Wrte', 'names', 1, ['Write']],
  ['bash', 'names', 0, ['Bash']],
  ['mcp__memory__read', 'names', 0, []],
  ['Notebook.*', 'pattern', 2, []],
  ['^(Edit|Writ)$', 'pattern', 1, ['Write']],
  ['(a+)+$', 'pattern', undefined, []],
])('the matcher %j is %s and matches %s tools', (text, kind, count, meant) => {
  const reading = readMatcher(text, claudeEvents[0], host);
  expect(reading.kind).toBe(kind);
  expect(reading.matched?.length).toBe(count);
  expect(reading.alternatives.flatMap((each) => each.meant ?? [])).toEqual(meant);
});

test('what is no regular expression has a fault', () => {
  expect(readMatcher('Edit(', claudeEvents[0], host).fault).toBeDefined();
});

test('spans of a value are found through its escapes', () => {
  const text = '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "a \\"\\u0062 c\\" d"}]}]}}';
  const command = setOf(text).hooks[0]?.command;
  const word = command?.reading.simple[0]?.args[1];
  const span = command && word && spanInFile(text, command.node, word);
  expect(text.slice(span?.start, span?.end)).toBe('d');
});

test('a member is removed with its comma', () => {
  const text = '{"hooks": {"Stop": [{"matcher": "x", "hooks": []}, {"hooks": [], "matcher": "y"}, {"matcher": "z"}]}}';
  const stop = setOf(text).events[0]?.value;
  const groups = stop?.kind === 'array' ? stop.items : [];
  const removed = groups.map((group) => {
    const matcher = memberOf(group, 'matcher')?.value;
    return stop && matcher ? spliced(text, memberRemoval(stop, matcher)) : undefined;
  });
  expect(removed).toEqual([
    '{"hooks": {"Stop": [{"hooks": []}, {"hooks": [], "matcher": "y"}, {"matcher": "z"}]}}',
    '{"hooks": {"Stop": [{"matcher": "x", "hooks": []}, {"hooks": []}, {"matcher": "z"}]}}',
    '{"hooks": {"Stop": [{"matcher": "x", "hooks": []}, {"hooks": [], "matcher": "y"}, {}]}}',
  ]);
});
