/** Small enough to read in two minutes, with one of each thing the format knows. */
import type { Files } from '../../../core/files';
import type { Template } from '../../../core/format';
import { entryFile, skillDetector } from './entry';

const body = `State a fact together with the file it comes from. When something is not written down here, say so and ask; never guess.

## Where things are

- \`skills/\` holds the chores I can do. Read \`skills/SKILLS.md\` before starting one.
- \`references/\` holds what is settled: words, people, agreements. Read \`references/REFERENCES.md\` before answering a question.

## How to work

1. Look for a matching skill. If none fits, work from the references and say that no skill covers the task.
2. Show what is going to change before changing anything.
3. When something new is settled, propose the exact line to add and the file it belongs in.
`;

const skills = `---
description: Recurring chores with exact steps, one directory for each.
---

# Skills

- \`record-decision/\`: something has just been agreed and must not be forgotten.
`;

const recordDecision = `---
name: record-decision
description: Writes down what was agreed, why, and what was turned down, as a dated note in the decision log.
---

# Record a decision

Use this as soon as people agree on something that later work depends on.

1. Ask for whatever is missing: what was decided, by whom, for which reason, and which alternative lost.
2. Run \`scripts/new-decision.py "Title of the decision"\`. It prints an empty note with today's date.
3. Fill in the note. One or two sentences for each heading; no names of people who were not there.
4. Show the note. Once it is approved, add it at the top of the list in \`references/decisions.md\`.

If an older note is overruled, leave its text and add a line "Replaced by" with the new title.
`;

const newDecision = `#!/usr/bin/env python3
"""Print an empty decision note. Usage: new-decision.py "Title of the decision"."""

import sys
from datetime import date


def main() -> int:
    title = " ".join(sys.argv[1:]).strip()
    if not title:
        print("give the title of the decision", file=sys.stderr)
        return 2
    print(f"## {date.today().isoformat()} {title}\\n")
    for heading in ("Decided", "Because", "Turned down", "Affects"):
        print(f"- **{heading}:** ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
`;

const references = `---
description: What is settled about the project, to be quoted rather than retold.
---

# References

- \`glossary.md\`: a word or abbreviation is used in a special sense.
- \`decisions.md\`: someone asks why a thing is the way it is, or wants to change it.
`;

const glossary = `---
description: Words and abbreviations with the meaning they have in this project.
---

# Glossary

| Word | Meaning here |
| --- | --- |
| decision | something people agreed on that later work depends on |
| chore | work that comes back and should be done the same way each time |
`;

const decisions = `---
description: The log of agreements, newest first, each with its date and reason.
---

# Decisions

No decision is recorded yet.
`;

export const projectDesk: Template = {
  id: 'project-desk',
  title: 'Project desk',
  about: 'Remembers what a project has settled and does its recurring chores: one skill with a script, two references.',
  files: (name): Files => ({
    'HARNESS.md': entryFile(
      name,
      'Project desk',
      'Keeps the knowledge of one project at hand and does its recurring chores the same way every time.',
      body,
    ),
    '.leaf-detectors': skillDetector,
    'skills/SKILLS.md': skills,
    'skills/record-decision/SKILL.md': recordDecision,
    'skills/record-decision/scripts/new-decision.py': { text: newDecision, executable: true },
    'references/REFERENCES.md': references,
    'references/glossary.md': glossary,
    'references/decisions.md': decisions,
  }),
};
