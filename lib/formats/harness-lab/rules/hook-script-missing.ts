import { nearest } from '../../../core/nearest';
import { fileOf } from '../../../core/text';
import { finderIn } from '../../common/hooks';
import { bundle, commandHook, reviewed, skill } from '../examples';
import { commandsOf, placeOf, replacement } from '../hook-place';
import type { LabRule } from '../model';
import { roleOf } from '../paths';
import { pluginPaths } from '../plugin';

const hook = { 'hooks.json': commandHook(`python3 -I "\${CLAUDE_PLUGIN_ROOT}/skills/tides/guard.py"`) };

export const hookScriptMissing: LabRule = {
  name: 'hook-script-missing',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: "Every file that a hook names below the plugin's root is in the plugin.",
  why: 'The plugin holds `skills/`, `agents/` and `hooks/hooks.json`, and nothing else of the bundle. A hook that names another file fails each time it runs, or guards nothing. Keep scripts in the directory of a skill.',
  bad: bundle({ ...hook, 'skills/tides/SKILL.md': skill('tides') }),
  good: bundle({ ...hook, 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/guard.py': 'print(4.2)\n' }),
  exampleSettings: reviewed,
  *harness(model) {
    const paths = pluginPaths(model);
    const find = finderIn(paths);
    for (const command of commandsOf(model)) {
      for (const { base, path, use, word } of command.reading.reaches) {
        if (base !== 'root' || use === 'output' || find(path) !== 'missing') continue;
        const near = nearest(path, paths);
        const at = word.raw.indexOf(path);
        const span = { ...word, start: word.start + at, end: word.start + at + path.length };
        const creates = roleOf(path) === 'support' || roleOf(path) === 'agent';
        yield {
          ...placeOf(command, command.node, word),
          message: `The plugin will have no \`${path}\`, which this hook names.`,
          fixes: [
            ...(near !== undefined && at >= 0
              ? [{ title: `Use \`${near}\``, edits: [replacement(command, command.node, span, near)] }]
              : []),
            ...(creates && !model.harness.has(path)
              ? [{ title: `Create \`${path}\``, edits: [{ write: path, entry: fileOf('') }] }]
              : []),
          ],
        };
      }
    }
  },
};
