import { commandHook, run, withHook } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import { toolEvents } from '../names';
import { removeValue } from '../repairs-handlers';

export const hookMatcherIgnored: KapsoRule = {
  name: 'hook-matcher-ignored',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Only hooks on tool events have a matcher.',
  why: `A matcher is compared with the name of a tool. Events of the whole session have none, so the hook runs at every one of them, whatever the matcher says; some hosts filter a few of these events by another word, others do not.`,
  bad: withHook(commandHook('SessionStart', run, 'Bash')),
  good: withHook(commandHook('PreToolUse', run, 'Bash')),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'hook') return;
    const seen = new Set<number>();
    for (const { event, hook } of facts.handlers) {
      const node = hook.matcher?.node;
      if (!node || node.value === '' || toolEvents.has(event) || seen.has(node.start)) continue;
      seen.add(node.start);
      yield {
        ...at(facts, node),
        message: `\`${event}\` is about the whole session, so its matcher ${quoted(node.value)} keeps nothing out.`,
        fixes: budget(() => offered(fix('Remove the matcher', removeValue(facts, node), true))),
      };
    }
  },
};
