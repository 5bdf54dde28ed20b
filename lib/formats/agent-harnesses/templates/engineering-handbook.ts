/** A large one: groups within groups, two types of leaf, and a routing file at every level. Long for the texts it holds. */
import type { Files } from '../../../core/files';
import type { Template } from '../../../core/format';
import { yamlText } from '../yaml-text';
import { entryFile } from './entry';

const body = `Work as a member of the team would: from its written habits, with a way back for every change.

## Where things are

- \`skills/\` holds work with steps: changing code, releasing it, mending what is down. Start at \`skills/SKILLS.md\`.
- \`knowledge/\` holds what the systems are and why they are so. Start at \`knowledge/KNOWLEDGE.md\`.
- \`tools/\` holds programs that may be run, each with its page. Start at \`tools/TOOLS.md\`.

## How to work

1. Name the kind of task and go down one directory at a time: every one has a file that says where to go on.
2. Before touching a system, read its page under \`knowledge/systems/\`.
3. Nothing runs against production without a person saying so in this conversation.
4. What was learned goes into the page where it would have been looked for.
`;

const page = (description: string, text: string): string =>
  `---\ndescription: ${yamlText(description)}\n---\n\n${text}`;
const skill = (name: string, description: string, text: string): string =>
  `---\nname: ${name}\ndescription: ${yamlText(description)}\n---\n\n${text}`;

const skills: Files = {
  'skills/SKILLS.md': page(
    'Work with steps, by the moment it is needed.',
    `# Skills

- \`change/\`: code is to be written, reviewed or removed.
- \`release/\`: something finished is to reach users.
- \`incident/\`: something is down, slow or losing data.
`,
  ),
  'skills/change/SKILLS.md': page(
    'Writing, reviewing and removing code.',
    `# Change

- \`plan-change/\`: before the first line, when more than one file is touched.
- \`review-change/\`: someone asks for an opinion on a diff.
- \`remove-feature/\`: code is to go, not to come.
`,
  ),
  'skills/change/plan-change/SKILL.md': skill(
    'plan-change',
    'Cuts a change into steps that can be merged and undone one by one, with the risk of each.',
    `# Plan a change

1. Say what will be true afterwards that is not true now, in one sentence a user would understand.
2. List the systems it touches. Read the page of each under \`knowledge/systems/\`.
3. Cut it into steps. Each one passes the tests alone, and can be undone alone.
4. Mark every step that cannot be undone, such as a migration, and say how it is rehearsed.
5. Show the list. Start only when a person has agreed to it.
`,
  ),
  'skills/change/review-change/SKILL.md': skill(
    'review-change',
    'Reads a diff in the order of harm and writes remarks that the author can act on.',
    `# Review a change

1. Read the description first. If it does not say why, ask before reading on.
2. Look for harm, in this order: lost data, open doors, broken callers, silent failure, slowness.
3. Then look at what the next reader needs: names, tests that would fail without the change, dead code left behind.
4. Write each remark as what happens, when, and what would be better. Taste is marked as taste.
5. End with one line: merge, merge after the marked remarks, or not like this.

\`references/questions.md\` has the questions that found most faults here.
`,
  ),
  'skills/change/review-change/references/questions.md': `# Questions that found faults

- What happens when this runs twice?
- What does the caller see when the network stops half-way?
- Which of these values comes from outside?
- What is in the log afterwards, and is any of it secret?
`,
  'skills/change/remove-feature/SKILL.md': skill(
    'remove-feature',
    'Takes a feature out in the order callers, code, data, so that nothing points at what is gone.',
    `# Remove a feature

1. Find who still uses it: callers, settings, documents, dashboards, saved data.
2. Stop new use first. Wait for one release.
3. Remove callers, then the code, then the data, in separate changes.
4. Search for the name again. What is left is a remark in the change, with a reason.
`,
  ),
  'skills/release/SKILLS.md': page(
    'Bringing finished work to users, and taking it back.',
    `# Release

- \`cut-release/\`: a version is to be made.
- \`roll-back/\`: the last version has to go.
`,
  ),
  'skills/release/cut-release/SKILL.md': skill(
    'cut-release',
    'Makes a version: notes for users, checks, tag, and the signs to watch in the first hour.',
    `# Cut a release

1. Use the tool \`changelog\` to list what was merged since the last tag.
2. Write notes for users: what they can do now, what they must do, what is gone. One line each.
3. Check that every migration was rehearsed and that the way back is written down.
4. Propose the tag. A person sets it.
5. Name three signs to watch in the first hour, with the value at which to roll back.
`,
  ),
  'skills/release/roll-back/SKILL.md': skill(
    'roll-back',
    'Decides whether the last version is taken back, and says in which order, data first.',
    `# Roll back

1. State the sign that is wrong and since when. If it began before the release, this is an incident and no rollback.
2. Check whether data written since can be read by the version before. If not, stop and ask.
3. Propose the commands in order. A person runs them.
4. Watch the same sign for ten minutes and report it with times.
`,
  ),
  'skills/incident/SKILLS.md': page(
    'When something is down, slow or losing data.',
    `# Incident

- \`first-minutes/\`: it has just begun, and nobody leads yet.
- \`write-review/\`: it is over, and the team wants to learn from it.
`,
  ),
  'skills/incident/first-minutes/SKILL.md': skill(
    'first-minutes',
    'Brings order into an outage: harm, leader, last change, first safe act, next report.',
    `# The first minutes

1. Write one line of harm: who cannot do what, since when.
2. Ask who leads. Without an answer, the person in this conversation does.
3. List what changed in the last hour: releases, settings, traffic, certificates.
4. Propose the safest act that lessens the harm, even if it explains nothing.
5. Say when the next report comes, and keep to it.

Keep a list of times as you go: the review is written from it.
`,
  ),
  'skills/incident/write-review/SKILL.md': skill(
    'write-review',
    'Turns the notes of an outage into a page without blame: what happened, why it could, what changes.',
    `# Write the review

1. Put the times in order, each with its source.
2. Ask "what made this possible" until the answer is something the team can change.
3. List changes with an owner and a date. Three good ones beat ten.
4. Name people by their part, never by fault.
5. Propose the line for the page of the system, under \`knowledge/systems/\`.
`,
  ),
};

const knowledge: Files = {
  'knowledge/KNOWLEDGE.md': page(
    'What the systems are, and why they are so.',
    `# Knowledge

- \`systems/\`: a name of a service, a database or a queue comes up.
- \`decisions/\`: someone asks why, or wants it otherwise.
- \`glossary.md\`: a word is used in a special sense.
`,
  ),
  'knowledge/glossary.md': page(
    'Words with the meaning they have in this team.',
    `# Glossary

| Word | Meaning here |
| --- | --- |
| harm | what users cannot do, lose, or wait for |
| way back | the written steps that undo a change |
| sign | a number on a dashboard that tells of harm |
`,
  ),
  'knowledge/systems/KNOWLEDGE.md': page(
    'One page for each system: purpose, owner, dangers.',
    `# Systems

- \`gateway.md\`: requests from outside, sign-in, limits.
- \`store.md\`: the database, its copies and its migrations.
- \`jobs.md\`: everything that runs later or at night.
`,
  ),
  'knowledge/systems/gateway.md': page(
    'The door for requests from outside, with sign-in and limits.',
    `# Gateway

- **Purpose:** lets requests in, knows who sends them, and slows down those that ask too much.
- **Owner:** write the team's name here.
- **Danger:** a wrong limit locks everyone out. Limits are changed by one step at a time.
`,
  ),
  'knowledge/systems/store.md': page(
    'The database with its copies, and the rules for migrations.',
    `# Store

- **Purpose:** keeps what must not be lost.
- **Owner:** write the team's name here.
- **Danger:** a migration holds a lock. Rehearse it on a copy and write down how long it took.
`,
  ),
  'knowledge/systems/jobs.md': page(
    'Work that runs later or at night, and what happens when it runs twice.',
    `# Jobs

- **Purpose:** does what nobody waits for.
- **Owner:** write the team's name here.
- **Danger:** a job may run twice. Each one says in its first line why that is harmless.
`,
  ),
  'knowledge/decisions/KNOWLEDGE.md': page(
    'Decisions with their reasons, newest first.',
    `# Decisions

- \`one-way-doors.md\`: something is about to be done that cannot be undone.
- \`boring-tools.md\`: someone proposes a new language, database or service.
`,
  ),
  'knowledge/decisions/one-way-doors.md': page(
    'Why steps that cannot be undone wait for a second person.',
    `# One-way doors

**Decided:** a step without a way back is read by a second person first.
**Because:** two of the three worst outages began with one that was not.
**Turned down:** a list of forbidden commands. It was always out of date.
`,
  ),
  'knowledge/decisions/boring-tools.md': page(
    'Why new technology has to replace something, and who pays for running it.',
    `# Boring tools

**Decided:** a new tool comes in only if an old one goes, and its proposer is on call for it.
**Because:** every tool is paid for at night.
**Turned down:** a yearly vote. Nobody remembered what was voted on.
`,
  ),
};

const tools: Files = {
  'tools/TOOLS.md': page(
    'Programs that may be run, each with a page.',
    `# Tools

- \`changelog/\`: lists what was merged since a tag, grouped by kind.
`,
  ),
  'tools/changelog/TOOL.md': `# changelog

Reads lines of the form \`kind: text\` and prints them grouped by kind. It changes nothing.

\`\`\`sh
git log --format=%s v1.4.0..HEAD | python3 changelog.py
\`\`\`
`,
  'tools/changelog/changelog.py': {
    text: `#!/usr/bin/env python3
"""Group lines "kind: text" from standard input by kind."""

import sys
from collections import defaultdict


def main() -> int:
    groups: dict[str, list[str]] = defaultdict(list)
    for line in sys.stdin:
        kind, colon, text = line.strip().partition(":")
        if colon:
            groups[kind.strip().lower()].append(text.strip())
        elif kind:
            groups["other"].append(kind)
    for kind in sorted(groups):
        print(f"## {kind}")
        for text in groups[kind]:
            print(f"- {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
`,
    executable: true,
  },
};

export const engineeringHandbook: Template = {
  id: 'engineering-handbook',
  title: 'Engineering handbook',
  about: 'A large one: seven skills in three groups, systems and decisions, a tool as a leaf of its own type.',
  files: (name): Files => ({
    'HARNESS.md': entryFile(
      name,
      'Engineering handbook',
      'Plans, reviews, releases and mends software the way one team has agreed to.',
      body,
    ),
    '.leaf-detectors':
      '# A directory with one of these files is a leaf: it is read as a whole and not searched further.\nskill=SKILL.md\ntool=TOOL.md\n',
    ...skills,
    ...knowledge,
    ...tools,
  }),
};
