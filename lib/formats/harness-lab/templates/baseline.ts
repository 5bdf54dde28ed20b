import type { Template } from '../../../core/format';
import { quoteYaml } from '../../../core/yaml/quote';

export const baseline: Template = {
  id: 'baseline',
  title: 'Baseline',
  about: 'A short system prompt, one skill and a simulation: a bundle to grow from.',
  files: (name) => ({
    'harness.yaml': `name: ${quoteYaml(name)}\ndescription: Works in small steps and proves each one.\n`,
    'system_prompt.md': `Read the code you are about to change and its tests before you change it.
Make the smallest change that solves the task, and keep the style of the file.
Run the tests that cover it. Say what you ran and what it printed.
`,
    'skills/failing-test/SKILL.md': `---
name: failing-test
description: Use when a task describes a bug, before changing any code.
---
# Start from a failing test

1. Write the shortest test that shows the bug, next to the tests of the module it is in.
2. Run it and read why it fails. If it passes, the bug is elsewhere: look at the inputs again.
3. Fix the cause, not the test. Run the whole file of tests, then the suite.
`,
    'fake.yaml': 'solve_tasks: []\n',
  }),
};
