import { commandHook, withHook } from '../examples';
import { at, fixBudget, type KapsoRule } from '../kit';
import { hookFixes } from '../repairs-hooks';

export const hookMalformed: KapsoRule = {
  name: 'hook-malformed',
  severity: 'error',
  source: 'spec',
  summary: 'A hook maps events to entries, and every handler has a command that splits like a shell line.',
  why: `The shape is \`{"hooks": {"Event": [{"matcher": "…", "hooks": [{"type": "command", "command": "…"}]}]}}\`: two lists, not one.

A command is split at blanks, quotes and backslashes taken into account. A quote that never closes, an empty command, or one of assignments only runs nothing.`,
  bad: withHook('{\n  "hooks": {\n    "Stop": [\n      { "command": "ls" }\n    ]\n  }\n}\n'),
  good: withHook(commandHook('SessionStart')),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'hook') return;
    for (const each of facts.faults)
      yield { ...at(facts, each), message: each.message, fixes: budget(() => hookFixes(facts, each)) };
  },
};
