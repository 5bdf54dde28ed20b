/** The least that is worth having: how to behave, and one page to grow from. */
import type { Files } from '../../../core/files';
import type { Template } from '../../../core/format';
import { entryFile, skillDetector } from './entry';

const body = `Answer from what is written here first. When something is missing, say so and ask; never fill the gap with a guess.

## Where things are

- \`references/\` holds what is settled. Read \`references/REFERENCES.md\` when a question is about this place and not about the world.

## How to work

1. Say in one sentence what was understood before starting anything longer.
2. Show a change before making it.
3. When a new rule is agreed on, propose the line for \`references/house-rules.md\`.
`;

const references = `---
description: What is settled here, one page for each subject.
---

# References

- \`house-rules.md\`: before writing, naming or deciding anything on someone's behalf.
`;

const houseRules = `---
description: How things are written, named and decided here, each rule in one line.
---

# House rules

- Dates are written as year, month, day.
- A decision names who took it and when.
`;

export const minimal: Template = {
  id: 'minimal',
  title: 'Smallest harness',
  about: 'How to behave, and one page of house rules to grow from. Skills can be added whenever one is needed.',
  files: (name): Files => ({
    'HARNESS.md': entryFile(
      name,
      'Smallest harness',
      'Answers from a few settled rules and asks about the rest.',
      body,
    ),
    '.leaf-detectors': skillDetector,
    'references/REFERENCES.md': references,
    'references/house-rules.md': houseRules,
  }),
};
