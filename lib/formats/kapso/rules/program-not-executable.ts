import { commandHook, program, withHook } from '../examples';
import { at, fix, type KapsoRule, offered } from '../kit';
import type { Model } from '../model';
import type { ScriptWord } from '../server';

export const programNotExecutable: KapsoRule = {
  name: 'program-not-executable',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A program of the harness that a command starts is executable.',
  why: `A command whose first word is a file of the harness starts that file itself. Without the executable bit the system refuses, though the file is there. Set the bit, or run the file through its interpreter: \`python3 "…/x.py"\`.`,
  bad: withHook(commandHook('SessionStart'), { 'hooks/keep-log/run.sh': program.text }),
  good: withHook(commandHook('SessionStart')),
  *harness(model) {
    for (const { file, word } of programs(model)) {
      const entry = word.target === undefined ? undefined : model.harness.get(word.target);
      if (entry?.kind !== 'file' || entry.executable || word.target === undefined) continue;
      yield {
        ...at(file, word),
        message: `\`${word.target}\` is started as a program, but is not executable.`,
        fixes: offered(
          fix('Make it executable', [{ write: word.target, entry: { ...entry, executable: true } }], true),
        ),
      };
    }
  },
};

function* programs(model: Model): Iterable<{ file: { path: string; text: string }; word: ScriptWord }> {
  const { mcp } = model;
  if (mcp)
    for (const server of mcp.servers.values())
      for (const word of server.scripts) if (word.isProgram) yield { file: mcp, word };
  for (const { file } of model.hooks.values())
    if (file) for (const word of file.scripts) if (word.isProgram) yield { file, word };
}
