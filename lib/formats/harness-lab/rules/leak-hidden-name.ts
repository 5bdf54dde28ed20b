import { rangeOf, textOf } from '../../../core/text';
import { linted } from '../edit';
import { bundle, exampleSuite } from '../examples';
import { hiddenNameIn } from '../leaks';
import type { LabRule } from '../model';
import { secretsOf } from '../secrets';

export const leakHiddenName: LabRule = {
  name: 'leak-hidden-name',
  severity: 'error',
  source: 'spec',
  summary: 'No file mentions the name of a hidden test.',
  why: 'Names of hidden test files, functions and classes tell an optimizer what is measured. Any mention counts, also inside a longer word, from six characters on. The name itself is never printed: an optimizer may read this report.',
  bad: bundle({ 'system_prompt.md': 'Look at test_harbour_levels first.\n' }),
  good: bundle({ 'system_prompt.md': 'Look at the harbour tests first.\n' }),
  exampleSettings: { suite: exampleSuite },
  *harness(model, settings) {
    const lint = linted(model, settings);
    if (!lint) return;
    for (const { path, entry } of lint.files) {
      const text = textOf(entry);
      const leak = hiddenNameIn(text, secretsOf(lint.suite));
      if (!leak) continue;
      yield {
        path,
        ...rangeOf(text, leak.start, leak.end),
        message: 'The text mentions the name of a hidden test (`[hidden-test]`).',
      };
    }
  },
};
