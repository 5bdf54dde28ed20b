import { commandHook, withHook } from '../examples';
import { at, type KapsoRule } from '../kit';
import { jsonFixes } from '../repairs-json';

export const hookInvalidJson: KapsoRule = {
  name: 'hook-invalid-json',
  severity: 'error',
  source: 'spec',
  summary: 'Every `hook.json` is JSON.',
  why: `A hook whose file does not parse never runs. Comments, trailing commas, single quotes and a byte order mark are no JSON.`,
  bad: withHook(commandHook('Stop').replace(/\n}\n$/, ',\n}\n')),
  good: withHook(commandHook('SessionStart')),
  *file(facts) {
    if (facts.kind !== 'hook' || !facts.unreadable) return;
    yield {
      ...at(facts, facts.unreadable),
      message: facts.unreadable.message,
      fixes: jsonFixes(facts, facts.unreadable),
    };
  },
};
