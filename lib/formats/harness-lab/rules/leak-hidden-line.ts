import { rangeOf, textOf } from '../../../core/text';
import { linted } from '../edit';
import { bundle, exampleSuite } from '../examples';
import { hiddenLineIn } from '../leaks';
import type { LabRule } from '../model';
import { secretsOf } from '../secrets';

export const leakHiddenLine: LabRule = {
  name: 'leak-hidden-line',
  severity: 'error',
  source: 'spec',
  summary: 'No file holds a whole line of a hidden test.',
  why: 'A line copied from a hidden test gives its answer away. Lines count from 24 characters on, without the blanks around them; imports are exempt. Say the rule behind the line in other words.',
  bad: bundle({ 'system_prompt.md': 'assert level_at("noon", harbour) == 4.2\n' }),
  good: bundle({ 'system_prompt.md': 'At noon the level is given in metres.\n' }),
  exampleSettings: { suite: exampleSuite },
  *harness(model, settings) {
    const lint = linted(model, settings);
    if (!lint) return;
    for (const { path, entry } of lint.files) {
      const text = textOf(entry);
      const leak = hiddenLineIn(text, secretsOf(lint.suite));
      if (!leak) continue;
      yield {
        path,
        ...rangeOf(text, leak.start, leak.end),
        message: 'The text holds a whole line of a hidden test.',
      };
    }
  },
};
