import { memberOf } from '../../../core/json';
import { insertJsonMember } from '../../../core/json-edit';
import { commandHook, hookFile, run, withHook } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted, replace } from '../kit';
import { removeValue } from '../repairs-handlers';
import { inFile } from '../repairs-json';

export const hookHandlerNotPortable: KapsoRule = {
  name: 'hook-handler-not-portable',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every handler is of the type `command` and is waited for.',
  why: `Claude Code knows other types of handlers and handlers that run in the background; Codex reads them and skips them. A rule that holds on one host only holds on none.`,
  bad: withHook(hookFile('SessionStart', { type: 'command', command: run, async: true })),
  good: withHook(commandHook('SessionStart')),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'hook') return;
    for (const { hook, type, background } of facts.handlers) {
      if (type?.text !== 'command') {
        const written = memberOf(hook.node, 'type')?.value;
        yield {
          ...at(facts, written ?? hook.node),
          message: type
            ? `A handler of the type ${quoted(type.text)} is skipped on Codex: \`command\` runs on both hosts.`
            : 'A handler without a type is read differently by each host: `command` is wanted.',
          fixes: budget(() => [
            fix(
              'Give it the type `command`',
              written
                ? [replace(facts, written, '"command"')]
                : inFile(facts, insertJsonMember(facts.text, hook.node, 'type', 'command')),
              true,
            ),
          ]),
        };
      }
      const waits = memberOf(hook.node, 'async')?.value;
      if (background && waits) {
        yield {
          ...at(facts, waits),
          message: 'A handler that nobody waits for is skipped on Codex.',
          fixes: budget(() => offered(fix('Wait for it', removeValue(facts, waits), true))),
        };
      }
    }
  },
};
