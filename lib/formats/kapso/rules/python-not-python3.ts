import { commandHook, withHook } from '../examples';
import { at, fix, type KapsoRule, offered, replace } from '../kit';
import type { Placed } from '../placed';

export const pythonNotPython3: KapsoRule = {
  name: 'python-not-python3',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Hooks and servers run `python3`, never `python`.',
  why: `A stock Ubuntu has no program called \`python\`. There the hook fails at every event, and the server never starts.`,
  bad: withHook(commandHook('SessionStart', 'python "$' + '{PLUGIN_ROOT}/hooks/keep-log/run.py"'), {
    'hooks/keep-log/run.sh': undefined,
    'hooks/keep-log/run.py': 'import sys\n\nsys.stdin.read()\n',
  }),
  alsoDraws: ['kapso/need-command'],
  good: withHook(commandHook('SessionStart')),
  *file(facts) {
    if (facts.kind !== 'hook' && facts.kind !== 'mcp') return;
    for (const program of facts.kind === 'hook'
      ? hookPythons(facts.handlers.map(({ command }) => command))
      : serverPythons(facts.servers.values())) {
      // A server's program is a whole string, quotes included; a hook's stands inside one.
      const text = facts.kind === 'mcp' ? '"python3"' : 'python3';
      const bare = facts.text.slice(program.start, program.end) === (facts.kind === 'mcp' ? '"python"' : 'python');
      yield {
        ...at(facts, program),
        message: '`python` is not on every machine: `python3` is.',
        fixes: offered(bare ? fix('Run `python3`', [replace(facts, program, text)], true) : undefined),
      };
    }
  },
};

/** The program itself, or the first word behind `env` and its assignments. */
function* hookPythons(commands: Iterable<{ words: readonly Placed[]; at: number }>): Iterable<Placed> {
  for (const { words, at: first } of commands) {
    const after =
      words[first]?.text === 'env'
        ? words.slice(first + 1).find(({ text }) => !/^[A-Za-z_]\w*=|^-/.test(text))
        : undefined;
    const program = after ?? words[first];
    if (program?.text === 'python') yield program;
  }
}

function* serverPythons(servers: Iterable<{ program?: Placed }>): Iterable<Placed> {
  for (const { program } of servers) if (program?.text === 'python') yield program;
}
