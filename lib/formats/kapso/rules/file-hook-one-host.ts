import { commandHook, run, withHook } from '../examples';
import { at, type KapsoRule } from '../kit';
import { scriptsOf } from '../scripts';

const onePath = '#!/bin/sh\njq -e \'.tool_input.file_path | test("^raw/") | not\' > /dev/null || exit 2\n';
const both = `#!/bin/sh
# One host gives tool_input.file_path, the other a patch with lines like "*** Update File: raw/x".
if grep -qE '"file_path": *"raw/|[*]{3} (Add|Update|Delete) File: raw/'; then exit 2; fi
`;

export const fileHookOneHost: KapsoRule = {
  name: 'file-hook-one-host',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A hook on file tools reads both the path and the patch.',
  why: `Claude Code's file tools give \`tool_input.file_path\`. On Codex the same matcher fires on \`apply_patch\`, whose \`tool_input.command\` is the patch: the paths stand behind \`*** Add File: \`, \`*** Update File: \`, \`*** Delete File: \` and \`*** Move to: \`. A script that reads only one of the two lets everything pass on the other host.`,
  bad: withHook(commandHook('PreToolUse', run, 'Edit|Write|MultiEdit'), {
    'hooks/keep-log/run.sh': { text: onePath, executable: true },
  }),
  good: withHook(commandHook('PreToolUse', run, 'Edit|Write|MultiEdit'), {
    'hooks/keep-log/run.sh': { text: both, executable: true },
  }),
  *harness(model) {
    for (const { file } of model.hooks.values()) {
      for (const handler of file?.handlers ?? []) {
        if (!file || !/\b(?:Edit|Write|MultiEdit|apply_patch)\b/.test(handler.matcher?.text ?? '')) continue;
        for (const script of scriptsOf(model, handler)) {
          if (script.readsFilePath === script.readsPatch) continue;
          const [reads, misses] = script.readsFilePath
            ? ['`file_path`', 'the patch of Codex']
            : ['the patch', "Claude Code's `file_path`"];
          yield { ...at(file, handler.command), message: `\`${script.path}\` reads only ${reads}, not ${misses}.` };
        }
      }
    }
  },
};
