import { shadowsOf } from '../../common/hooks';
import { bundle, commandHook, reviewed } from '../examples';
import { commandsIn, placeOf, replacement } from '../hook-place';
import type { LabRule } from '../model';

export const hookPythonNotIsolated: LabRule = {
  name: 'hook-python-not-isolated',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every hook that runs Python runs it isolated.',
  why: 'Hooks run where the agent works. Without `-I` Python imports from there first when it runs a module, a line of code or a script that lies there, so a `json.py` that the agent wrote takes the place of the real one, and runs with your rights outside its tools. A script of the plugin is open to `PYTHONPATH` and to packages of the user instead. With `-I` its own directory is off the path too: a script that imports its neighbours has to add it.',
  bad: bundle({ 'hooks.json': commandHook('python3 -m tide_guard') }),
  good: bundle({ 'hooks.json': commandHook('python3 -I -m tide_guard') }),
  exampleSettings: reviewed,
  *file(file) {
    for (const command of commandsIn(file)) {
      for (const { interpreter, args } of command.reading.simple) {
        if (interpreter?.name !== 'python' || interpreter.isolated) continue;
        const { word } = interpreter;
        const [first] = args;
        const after = { ...word, start: word.end };
        const insertion = command.reading.shell
          ? [replacement(command, command.node, after, ' -I')]
          : first?.node
            ? [{ path: command.path, start: first.node.start, end: first.node.start, text: '"-I", ' }]
            : [];
        yield {
          ...placeOf(command, command.node, word),
          message: `\`${word.text}\` runs without \`-I\`: ${shadowsOf(interpreter)} can take the place of its imports.`,
          fixes: insertion.length > 0 ? [{ title: 'Insert `-I`', preferred: true, edits: insertion }] : [],
        };
      }
    }
  },
};
