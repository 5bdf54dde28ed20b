import { finderIn } from '../../common/hooks';
import { bundle, commandHook, reviewed, skill } from '../examples';
import { commandsOf, placeOf, replacement } from '../hook-place';
import type { LabRule } from '../model';
import { pluginPaths } from '../plugin';

const tides = { 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/guard.py': 'print(4.2)\n' };

export const hookScriptInWorktree: LabRule = {
  name: 'hook-script-in-worktree',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'No hook runs a script where the agent works.',
  why: `A relative path, like one below \`$CLAUDE_PROJECT_DIR\`, means a file where the agent works, which the agent can rewrite: it would choose what runs outside its tools, with your rights. Name the script below \`\${CLAUDE_PLUGIN_ROOT}\`.`,
  bad: bundle({ ...tides, 'hooks.json': commandHook('python3 -I skills/tides/guard.py') }),
  good: bundle({ ...tides, 'hooks.json': commandHook(`python3 -I "\${CLAUDE_PLUGIN_ROOT}/skills/tides/guard.py"`) }),
  exampleSettings: reviewed,
  *harness(model) {
    const find = finderIn(pluginPaths(model));
    for (const command of commandsOf(model)) {
      for (const { base, path, word } of command.reading.reaches) {
        if (base !== 'working') continue;
        const inRoot = `\${CLAUDE_PLUGIN_ROOT}/${path}`;
        const edits = [replacement(command, command.node, word, command.reading.shell ? `"${inRoot}"` : inRoot)];
        yield {
          ...placeOf(command, command.node, word),
          message: `\`${word.text}\` is a file where the agent works, so the agent decides what this hook runs.`,
          fixes: find(path) === 'file' ? [{ title: 'Name the file of the bundle', preferred: true, edits }] : [],
        };
      }
    }
  },
};
