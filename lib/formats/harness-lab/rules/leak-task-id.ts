import { rangeOf, textOf } from '../../../core/text';
import { linted } from '../edit';
import { bundle, exampleSuite } from '../examples';
import { taskIdIn } from '../leaks';
import type { LabRule } from '../model';
import { secretsOf } from '../secrets';

export const leakTaskId: LabRule = {
  name: 'leak-task-id',
  severity: 'error',
  source: 'spec',
  summary: 'No file except `fake.yaml` mentions a task of the suite by its id.',
  why: 'A bundle that names a task has learned the exam instead of the subject: its gain is worth nothing on other tasks. The id counts as a whole word, case and hyphens included. Describe the kind of problem instead.',
  bad: bundle({ 'system_prompt.md': 'For neap-tide, start at noon.\n' }),
  good: bundle({ 'system_prompt.md': 'For small tides, start at noon.\n', 'fake.yaml': 'solve_tasks: [neap-tide]\n' }),
  exampleSettings: { suite: exampleSuite },
  *harness(model, settings) {
    const lint = linted(model, settings);
    if (!lint) return;
    for (const { path, entry } of lint.files) {
      if (path === 'fake.yaml') continue;
      const text = textOf(entry);
      const leak = taskIdIn(text, secretsOf(lint.suite));
      if (!leak) continue;
      yield {
        path,
        ...rangeOf(text, leak.start, leak.end),
        message: `The text mentions the task id \`${leak.id}\` of the suite.`,
      };
    }
  },
};
