import { nearest } from '../../../core/nearest';
import { commandHook, withHook } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted, replace } from '../kit';
import { eventNames, isEventName } from '../names';
import { removeEventFix } from '../repairs-hooks';

/** What other hosts call these. */
const cousins = new Map([
  ['BeforeTool', 'PreToolUse'],
  ['AfterTool', 'PostToolUse'],
  ['SubagentEnd', 'SubagentStop'],
  ['PreToolCall', 'PreToolUse'],
  ['PostToolCall', 'PostToolUse'],
]);

export const hookUnknownEvent: KapsoRule = {
  name: 'hook-unknown-event',
  severity: 'error',
  source: 'spec',
  summary: 'Every hook names a known event.',
  why: `The events are ${eventNames.map((name) => `\`${name}\``).join(', ')}, spelt exactly so.

Events that only one host has, such as \`Notification\`, are refused: a harness works on every host.`,
  bad: withHook(commandHook('preToolUse')),
  good: withHook(commandHook('PreToolUse')),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'hook') return;
    const taken = new Set(facts.events.map(({ text }) => text));
    for (const event of facts.events) {
      if (isEventName(event.text)) continue;
      const meant = cousins.get(event.text) ?? nearest(event.text, eventNames);
      yield {
        ...at(facts, event),
        message: `${quoted(event.text)} is no hook event${meant ? `: did you mean \`${meant}\`` : `: \`${eventNames.join('`, `')}\` are`}${meant ? '?' : '.'}`,
        fixes: budget(() =>
          offered(
            meant === undefined || taken.has(meant)
              ? undefined
              : fix(`Listen to \`${meant}\``, [replace(facts, event, JSON.stringify(meant))], true),
            removeEventFix(facts, event),
          ),
        ),
      };
    }
  },
};
