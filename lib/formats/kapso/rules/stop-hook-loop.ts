import { commandHook, withHook } from '../examples';
import { at, type KapsoRule } from '../kit';
import { scriptsOf } from '../scripts';

const decision = `echo '{"decision": "block", "reason": "Write results/levels.csv first."}'`;
const looping = `#!/bin/sh\ntest -f results/levels.csv || ${decision}\n`;
const ending = `#!/bin/sh\ngrep -q '"stop_hook_active": *true' && exit 0\ntest -f results/levels.csv || ${decision}\n`;

export const stopHookLoop: KapsoRule = {
  name: 'stop-hook-loop',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A `Stop` hook stays silent once `stop_hook_active` is true.',
  why: `A decision to block sends the session back to work, and at its next stop the hook is asked again. The event says so in \`stop_hook_active\`; a script that never looks at it can keep a session going for ever.`,
  bad: withHook(commandHook('Stop'), { 'hooks/keep-log/run.sh': { text: looping, executable: true } }),
  good: withHook(commandHook('Stop'), { 'hooks/keep-log/run.sh': { text: ending, executable: true } }),
  *harness(model) {
    for (const { file } of model.hooks.values()) {
      for (const handler of file?.handlers ?? []) {
        if (!file || (handler.event !== 'Stop' && handler.event !== 'SubagentStop')) continue;
        for (const script of scriptsOf(model, handler)) {
          // Exit code 0 and silence mean no opinion: such a script cannot hold a session.
          if (script.looksAtStopActive || !script.speaks) continue;
          yield {
            ...at(file, handler.command),
            message: `\`${script.path}\` never looks at \`stop_hook_active\`, so it may keep the session from ending.`,
          };
        }
      }
    }
  },
};
