import { commandHook, run, withHook } from '../examples';
import { at, type KapsoRule } from '../kit';
import { scriptsOf } from '../scripts';

const flat = `#!/bin/sh\ngrep -q raw/ && echo '{"permissionDecision": "deny"}'\n`;
const nested = `#!/bin/sh
grep -q raw/ && echo '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}'
`;

export const hookDecisionShape: KapsoRule = {
  name: 'hook-decision-shape',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A hook prints its decision where the host looks for it.',
  why: `\`permissionDecision\` and \`additionalContext\` are read inside \`hookSpecificOutput\`, beside \`hookEventName\`. A \`Stop\` decision stands at the top: \`{"decision": "block", "reason": "…"}\`. In any other place a decision is passed over without a word.`,
  bad: withHook(commandHook('PreToolUse', run, 'Bash'), { 'hooks/keep-log/run.sh': { text: flat, executable: true } }),
  good: withHook(commandHook('PreToolUse', run, 'Bash'), {
    'hooks/keep-log/run.sh': { text: nested, executable: true },
  }),
  *harness(model) {
    const seen = new Set<string>();
    for (const { file } of model.hooks.values()) {
      for (const handler of file?.handlers ?? []) {
        for (const script of scriptsOf(model, handler)) {
          const stops = handler.event === 'Stop' || handler.event === 'SubagentStop';
          const key = `${script.path}\n${stops}`;
          if (seen.has(key)) continue;
          seen.add(key);
          if (script.specific && !script.hookSpecific) {
            const start = script.text.indexOf(script.specific);
            yield {
              ...at(script, { start, end: start + script.specific.length }),
              message: `\`${script.specific}\` is printed outside \`hookSpecificOutput\`, where no host looks for it.`,
            };
          } else if (stops && script.hookSpecific && script.decides) {
            const start = script.text.indexOf('hookSpecificOutput');
            yield {
              ...at(script, { start, end: start + 'hookSpecificOutput'.length }),
              message: `A \`${handler.event}\` decision stands at the top level, not inside \`hookSpecificOutput\`.`,
            };
          }
        }
      }
    }
  },
};
