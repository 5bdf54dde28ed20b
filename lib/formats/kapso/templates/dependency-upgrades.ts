// Longer than most files: it is the text of twelve.
import type { Template } from '../../../core/format';
import { nameFor } from './manifest-name';

/** Twelve files: two skills, a delegate and a hook that needs nothing of the machine's PATH. */
export const dependencyUpgrades: Template = {
  id: 'dependency-upgrades',
  title: 'Dependency upgrades',
  about: 'Twelve files: raise the packages of a repository one at a time, with the reason for each step on record.',
  files: (name) => ({
    'harness.yaml': `schema_version: 1
name: ${nameFor(name)}
version: 0.1.0
description: Raise the packages of a repository one at a time and prove that nothing broke.
modules:
  ideation:
    skills: [read-changelog]
    agents: [breakage-reader]
  implementation:
    skills:
      - read-changelog
      - narrow-breakage
    agents: [breakage-reader]
    hooks: [lockfile-by-tool]
  verification:
    skills: [narrow-breakage]
    hooks: [lockfile-by-tool]
`,
    'instructions/guardrails.md': `# Dependency upgrades

- One package per commit. A commit that raises two cannot be taken back by halves.
- The lock file is written by the package manager, never by hand.
- A test that fails before the upgrade is written down first; it is not the upgrade's fault.
- Never pin a package below the version it had, except to undo your own step.
- A deprecation warning is a finding: quote it with the place that causes it.

Each package gets one line in results/upgrades.md: old version, new version, verdict, reason.
`,
    'instructions/ideation.md': `# Ideation

Order the packages before touching any of them.

1. Sort by what depends on them: leaves first, shared foundations last.
2. Run read-changelog for each major step and keep its list of breaking changes.
3. Hand a long changelog to breakage-reader with the names of the functions we call.
4. Group only what its makers release together, and say why.

A plan names, for each package, the one test that would notice the worst thing in its changelog.
`,
    'instructions/implementation.md': `# Implementation

1. Start from a clean tree with a passing build, or write down what fails.
2. Raise one package with the package manager's own command.
3. Run the narrowest test that covers it, then the whole suite.
4. If something broke, narrow-breakage finds the first version that breaks it.
5. Adapt the calls, or stop at the last good version and say which change blocks the rest.

Consult read-changelog before adapting a call: the makers often name the replacement.
`,
    'instructions/verification.md': `# Verification

- Install from the lock file in an empty directory; a build that only works in the old tree proves nothing.
- Compare the public behaviour, not only the tests: start the program, and read its warnings.
- Where a verdict says "held back", repeat narrow-breakage and check that it names the same version.
- Look for packages that came along unasked, and ask whether each is wanted.
`,
    'instructions/learning.md': `# Learning

Worth keeping: a package whose minor releases break callers, and the call that broke.
Worth keeping: a test that passed although the behaviour had changed.
Not worth keeping: the versions of one repository on one day.
`,
    'skills/read-changelog/SKILL.md': `---
name: read-changelog
description: "List what breaks between two versions of a package, from its changelog. Use when a major or a long minor step is planned."
---

# Read a changelog

1. Find the changelog in the installed package before looking anywhere else: it matches the version exactly.
2. Cut out the part between the two versions:

       python3 "$KAPSO_HARNESS_ROOT/skills/read-changelog/scripts/between.py" CHANGELOG.md 2.4.0 3.1.0

3. Sort each entry into removed, renamed, changed default, changed result, or harmless.
4. Search the repository for every removed or renamed name. No hit means the entry is harmless here.

Report the hits with file and line, and the replacement where the changelog names one. An entry you cannot sort is
reported as it stands: a guess costs more than a question.
`,
    'skills/read-changelog/scripts/between.py': {
      text: `"""Print the part of a changelog that lies above one version and not above another."""
import re
import sys

HEADING = re.compile(r"^#{1,3}\\s.*?v?(\\d+(?:\\.\\d+)+)")


def key(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def main(path: str, old: str, new: str) -> int:
    wanted = False
    seen = False
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            heading = HEADING.match(line)
            if heading:
                wanted = key(old) < key(heading.group(1)) <= key(new)
                seen = seen or wanted
            if wanted:
                sys.stdout.write(line)
    if not seen:
        print(f"No heading between {old} and {new}: read the file by hand.", file=sys.stderr)
    return 0 if seen else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
`,
      executable: true,
    },
    'skills/narrow-breakage/SKILL.md': `---
name: narrow-breakage
description: "Find the first version of a package that makes a test fail. Use when an upgrade breaks something and its changelog does not say why."
---

# Narrow a breakage

Halve the list of released versions, not the list of commits: only releases can be installed.

1. Ask the package manager for the released versions between the good and the bad one.
2. Install the middle one, run the failing test alone, and note the outcome.
3. Repeat on the half that still holds the change. A version that cannot be installed counts as unknown: take its neighbour.
4. Put the last good version back before you report.

Report the first bad version, the last good one, and the entry of the changelog between them. If the test fails now and
then without any change, say so and stop: halving needs a steady answer.
`,
    'agents/breakage-reader.md': `---
name: breakage-reader
description: "Reads one long changelog and lists the entries that touch the given function names."
---

You are given one changelog and a list of names that our code calls.

Read every entry between the two versions. Report an entry only if it removes, renames or changes one of the names, or
changes a default that a call without arguments would meet. For each: the version, the entry word for word, the name it
touches, and the replacement the entry offers. End with the number of entries you read, so that a gap can be noticed.
`,
    'hooks/lockfile-by-tool/hook.json': `{
  "hooks": {
    "PreToolUse": [
      {
        "matcher": "Edit|Write|MultiEdit",
        "hooks": [
          {
            "type": "command",
            "command": "\\"\${PLUGIN_ROOT}/hooks/lockfile-by-tool/deny.py\\"",
            "timeout": 10
          }
        ]
      }
    ]
  }
}
`,
    'hooks/lockfile-by-tool/deny.py': {
      text: `#!/usr/bin/env python3
"""Refuse edits of lock files: the package manager writes them."""
import json
import re
import sys

LOCKED = re.compile(r"(?:^|/)(?:package-lock\\.json|yarn\\.lock|poetry\\.lock|Cargo\\.lock|go\\.sum)$")
PATCHED = re.compile(r"^\\*\\*\\* (?:Add File|Update File|Delete File|Move to): (.+)$", re.M)


def paths(tool_input: dict) -> list[str]:
    """One host names the file, the other sends a patch."""
    if "file_path" in tool_input:
        return [tool_input["file_path"]]
    return PATCHED.findall(tool_input.get("command", ""))


touched = [path for path in paths(json.load(sys.stdin).get("tool_input", {})) if LOCKED.search(path)]
if touched:
    print(json.dumps({"hookSpecificOutput": {
        "hookEventName": "PreToolUse",
        "permissionDecision": "deny",
        "permissionDecisionReason": f"{touched[0]} is written by the package manager. Run its install command.",
    }}))
`,
      executable: true,
    },
  }),
};
