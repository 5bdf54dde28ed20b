import { bundle, commandHook, reviewed } from '../examples';
import { commandsIn, placeOf, replacement } from '../hook-place';
import type { LabRule } from '../model';

const interpreter = `"\${HARNESSLAB_PYTHON:-python3}"`;

export const hookInterpreterFixed: LabRule = {
  name: 'hook-interpreter-fixed',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: "A hook that runs Harness Lab's modules uses Harness Lab's Python.",
  why: 'The `python3` on the path need not be the one Harness Lab is installed in: the module is not found, the hook fails, and what it should guard is open. The claude runner gives its own interpreter in `HARNESSLAB_PYTHON`.',
  bad: bundle({ 'hooks.json': commandHook('python3 -I -m harnesslab.safety.decide') }),
  good: bundle({ 'hooks.json': commandHook(`${interpreter} -I -m harnesslab.safety.decide`) }),
  exampleSettings: reviewed,
  *file(file) {
    for (const command of commandsIn(file)) {
      for (const { interpreter: found } of command.reading.simple) {
        if (!found?.module?.text.startsWith('harnesslab.') || found.word.text.includes('$')) continue;
        yield {
          ...placeOf(command, command.node, found.word),
          message: `\`${found.word.text}\` may not be the Python that has \`${found.module.text}\`; \`${interpreter}\` is wanted.`,
          // Without a shell nothing puts a variable's value in its place.
          fixes: command.reading.shell
            ? [
                {
                  title: `Use \`${interpreter}\``,
                  preferred: true,
                  edits: [replacement(command, command.node, found.word, interpreter)],
                },
              ]
            : [],
        };
      }
    }
  },
};
