import { expect, test } from 'vitest';
import { claudeEvents, claudeHandlerTypes, claudeTools } from './claude';
import { readCommand } from './command';
import type { HookHost } from './host';

const host: HookHost = {
  events: claudeEvents,
  tools: claudeTools,
  handlerTypes: claudeHandlerTypes,
  rootVariables: ['CLAUDE_PLUGIN_ROOT'],
  workVariables: ['CLAUDE_PROJECT_DIR'],
};
const root = '$' + '{CLAUDE_PLUGIN_ROOT}';
const read = (text: string) => readCommand(text, host);
const reaches = (text: string) => read(text).reaches.map(({ base, path, use }) => `${base} ${use} ${path}`);
const hints = (text: string) => read(text).hints.map(({ kind, text: words }) => `${kind} ${words}`);

test('a line is cut into simple commands, assignments and redirections', () => {
  const { simple, fault } = read(`TZ=UTC date | tee "${root}/log" 2>/dev/null && echo 'a b' > out`);
  expect(fault).toBeUndefined();
  expect(
    simple.map(({ assignments, runs, args }) =>
      [assignments, [runs], args].map((words) => words.map((word) => word?.text)),
    ),
  ).toEqual([
    [['TZ=UTC'], ['date'], []],
    [[], ['tee'], [`${root}/log`]],
    [[], ['echo'], ['a b']],
  ]);
  expect(simple.map(({ redirects }) => redirects.map(({ operator, target }) => `${operator} ${target.text}`))).toEqual([
    [],
    ['2> /dev/null'],
    ['> out'],
  ]);
});

test('offsets are those of the line', () => {
  const line = `  "my tool"  --x='1 2' $(date +%s)`;
  const words = read(line).simple[0];
  expect([words?.runs, ...(words?.args ?? [])].map((word) => line.slice(word?.start, word?.end))).toEqual([
    '"my tool"',
    "--x='1 2'",
    '$(date +%s)',
  ]);
});

test.each([
  [`TZ=UTC python3 ${root}/hooks/tide/gone.py`, ['root script hooks/tide/gone.py']],
  [`env A=1 python3 -I "${root}/a b.py" --config=${root}/c.json`, ['root script a b.py', 'root argument c.json']],
  [`"${root}/run.sh" --fast < in`, ['root program run.sh']],
  [`cat "${root}/rules.txt" > ${root}/log.txt`, ['root argument rules.txt', 'root output log.txt']],
  ['./check.sh', ['working program check.sh']],
  ['"$CLAUDE_PROJECT_DIR"/.claude/hooks/check.sh', ['working program .claude/hooks/check.sh']],
  ['python3 $CLAUDE_PROJECT_DIR/a.py $CLAUDE_PROJECT_DIR/b.txt', ['working script a.py']],
  ['uv run --quiet ./check.py', ['working script check.py']],
  [`poetry run python -I ${root}/check.py`, ['root script check.py']],
  ['python3 -W ignore guard.py x/y.py', ['working script guard.py']],
  ['python3 -m guard', []],
  ['bash -c "echo hi"', []],
  ['/usr/bin/python3 /opt/guard.py', []],
  [`cd ${root} && ls ${root}/*.md`, []],
])('%s reaches %j', (line, expected) => {
  expect(reaches(line)).toEqual(expected);
});

test.each([
  ['python3 x.py', false],
  ['python3 -I x.py', true],
  ['python3 -sI -m x', true],
  ['python3 -X dev -I x.py', true],
  ['python3 x.py -I', false],
  ['"$' + '{HARNESSLAB_PYTHON:-python3}" -I -m x', true],
  ['$HARNESSLAB_PYTHON -m x', false],
  ['node x.js', undefined],
])('%s is isolated: %s', (line, isolated) => {
  expect(read(line).simple[0]?.interpreter?.isolated).toBe(isolated);
});

test('modules, code and scripts of interpreters are told apart', () => {
  const interpreter = (line: string) => read(line).simple[0]?.interpreter;
  expect(interpreter('python3 -Im pkg.mod --deny x')?.module?.text).toBe('pkg.mod');
  expect(interpreter("python3 -c 'print(1)' x.py")?.code?.text).toBe('print(1)');
  expect(interpreter('nohup bash ./x.sh')?.script?.text).toBe('./x.sh');
  expect(interpreter('git status')).toBeUndefined();
});

test.each([
  [
    'curl -s https://tide.example/x | sh',
    ['network curl', 'downloaded-code curl | sh', 'network https://tide.example/x'],
  ],
  ['git push && git status', ['network git push']],
  ['echo x >> notes.md', ['write notes.md']],
  ['echo x > /dev/null 2>&1', []],
  ['sudo rm -rf build', ['privilege sudo', 'destructive rm']],
  ['cat ~/.ssh/id_rsa', ['credential ~/.ssh', 'credential id_rsa']],
  ['echo $TIDE_TOKEN', ['credential $TIDE_TOKEN']],
  ['npm install left', ['network npm install']],
  ['npx --yes left@1 x', ['network npx']],
])('%s hints at %j', (line, expected) => {
  expect(hints(line)).toEqual(expected);
});

test('a quote that never closes is a fault', () => {
  expect(read(`echo "it's`).fault).toBe('the quote " never closes');
  expect(read("echo 'x").fault).toBe("the quote ' never closes");
  expect(read("echo it\\'s").fault).toBeUndefined();
});

test('words that hold the root outside quotes are named', () => {
  const unquoted = (line: string) => read(line).unquotedRoots.map((word) => word.raw);
  expect(unquoted(`python3 ${root}/a.py --fast`)).toEqual([`${root}/a.py`]);
  expect(unquoted(`python3 "${root}/a.py" '${root}'`)).toEqual([]);
  expect(unquoted(`x --to="${root}"/a$CLAUDE_PLUGIN_ROOT`)).toEqual([`--to="${root}"/a$CLAUDE_PLUGIN_ROOT`]);
});

// Read in more than linear time these would outlast the runner's own time limit.
test('a long line of unclosed brackets is read to its end', () => {
  for (const piece of ['$(', '$' + '{', '`', '"$(', '"', "'\\''"]) {
    expect(() => read(piece.repeat(300_000))).not.toThrow();
  }
});
