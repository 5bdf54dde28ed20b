import { bundle, commandHook, reviewed, skill } from '../examples';
import { commandsIn, placeOf, replacement } from '../hook-place';
import type { LabRule } from '../model';

const tides = { 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/guard.py': 'print(4.2)\n' };

export const hookPathUnquoted: LabRule = {
  name: 'hook-path-unquoted',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: "Every path below the plugin's root stands in quotes.",
  why: "The root is a directory on somebody's machine. Where its name holds a blank, the shell cuts an unquoted path in two and the hook fails. Put quotes around the path, and leave the options outside.",
  bad: bundle({
    ...tides,
    'hooks.json': commandHook(`python3 -I \${CLAUDE_PLUGIN_ROOT}/skills/tides/guard.py --fast`),
  }),
  good: bundle({
    ...tides,
    'hooks.json': commandHook(`python3 -I "\${CLAUDE_PLUGIN_ROOT}/skills/tides/guard.py" --fast`),
  }),
  exampleSettings: reviewed,
  *file(file) {
    for (const command of commandsIn(file)) {
      for (const word of command.reading.unquotedRoots) {
        const simple = /^[^'"\\=]+$/.test(word.raw);
        const edits = [replacement(command, command.node, word, `"${word.raw}"`)];
        yield {
          ...placeOf(command, command.node, word),
          message: `\`${word.raw}\` stands without quotes: a blank in the plugin's path cuts it in two.`,
          fixes: simple ? [{ title: 'Put the path in quotes', preferred: true, edits }] : [],
        };
      }
    }
  },
};
