import type { Template } from '../../../core/format';
import { quoteYaml } from '../../../core/yaml/quote';

export const reviewers: Template = {
  id: 'reviewers',
  title: 'Reviewer agents',
  about: 'Two subagents that look at a finished change: one at its correctness, one at its size.',
  files: (name) => ({
    'harness.yaml': `name: ${quoteYaml(name)}\ndescription: Lets two reviewers look at every change before it is done.\n`,
    'system_prompt.md': `When a change is complete, hand it to the agents correctness-reviewer and size-reviewer.
Answer each of their remarks: change the code, or say in one sentence why not.
`,
    'agents/correctness-reviewer.md': `---
name: correctness-reviewer
description: Use after a change is complete, to look for cases it gets wrong.
tools: Read, Grep, Glob
---
Read the change and the code around it. Look for inputs that it gets wrong: empty, zero, very large, repeated, out of
order, in another time zone or encoding. For each, name the line and the input. Report only what you can show.
`,
    'agents/size-reviewer.md': `---
name: size-reviewer
description: Use after a change is complete, to find what it could do without.
tools: Read, Grep, Glob
---
Read the change. Name each line it could do without: a second way to do one thing, a helper that exists already, a
comment that repeats the code. Say what to use instead. Report nothing where the change is as small as it can be.
`,
  }),
};
