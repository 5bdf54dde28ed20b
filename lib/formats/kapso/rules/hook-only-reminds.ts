import { commandHook, withHook } from '../examples';
import type { HandlerFacts } from '../hooks';
import { at, type KapsoRule } from '../kit';
import type { Model } from '../model';
import { scriptsOf } from '../scripts';

const reminder = `#!/bin/sh
echo '{"hookSpecificOutput": {"hookEventName": "SessionStart", "additionalContext": "Levels are in metres."}}'
`;

export const hookOnlyReminds: KapsoRule = {
  name: 'hook-only-reminds',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'A hook acts on its event, and does not only remind.',
  why: `The ladder, cheapest first: a line of a page, a skill, a delegate, a hook. What is the same at every event is a line of a page: it needs no program and cannot fail.`,
  bad: withHook(commandHook('SessionStart'), { 'hooks/keep-log/run.sh': { text: reminder, executable: true } }),
  good: withHook(commandHook('SessionStart')),
  *harness(model) {
    for (const { file } of model.hooks.values()) {
      for (const handler of file?.handlers ?? []) {
        if (!file || !reminds(model, handler)) continue;
        yield {
          ...at(file, handler.command),
          message: `The hook says the same at every \`${handler.event}\`: a line of a page does that.`,
        };
      }
    }
  },
};

function reminds(model: Model, handler: HandlerFacts): boolean {
  const { command } = handler;
  const program = command.words[command.at]?.text;
  if (program === 'echo' || program === 'printf') return !/[$`|;&<]/.test(command.text);
  const scripts = scriptsOf(model, handler);
  return (
    scripts.length > 0 && scripts.every((script) => script.specific === 'additionalContext' && !script.looksAround)
  );
}
