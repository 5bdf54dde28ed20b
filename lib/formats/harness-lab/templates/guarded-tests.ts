import type { Template } from '../../../core/format';
import { quoteYaml } from '../../../core/yaml/quote';

/** The script reads the event on standard input; exit status 2 refuses the call and tells the agent why. */
const guard = `"""Refuses edits below tests/: the tests say what is wanted, so the agent may not change them."""

import json
import os
import sys


def main() -> int:
    event = json.load(sys.stdin)
    given = event.get("tool_input") or {}
    target = given.get("file_path") or given.get("notebook_path") or ""
    root = os.environ.get("HARNESSLAB_WORKTREE") or event.get("cwd") or "."
    path = os.path.relpath(os.path.realpath(os.path.join(root, target)), os.path.realpath(root))
    if path.split(os.sep)[0] != "tests":
        return 0
    print(f"{path} is a test: change the code it tests instead.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
`;

const command = `"\${HARNESSLAB_PYTHON:-python3}" -I "\${CLAUDE_PLUGIN_ROOT}/skills/guarded-tests/guard.py"`;

const hooks = {
  hooks: {
    PreToolUse: [{ matcher: 'Edit|MultiEdit|Write|NotebookEdit', hooks: [{ type: 'command', command }] }],
  },
};

export const guardedTests: Template = {
  id: 'guarded-tests',
  title: 'Guarded tests (hook)',
  about:
    'A hook that refuses edits below `tests/`, with the skill that explains it. Every bundle with hooks asks for a review.',
  files: (name) => ({
    'harness.yaml': `name: ${quoteYaml(name)}\ndescription: Keeps the tests as they are while the agent works.\n`,
    'hooks.json': `${JSON.stringify(hooks, null, 2)}\n`,
    'skills/guarded-tests/SKILL.md': `---
name: guarded-tests
description: Use when an edit below tests/ is refused.
---
# Tests are guarded here

A hook refuses edits of files below \`tests/\`. The tests say what is wanted: change the code until they pass. If a test
contradicts the task, finish the rest and say which test and why in your last message.
`,
    'skills/guarded-tests/guard.py': guard,
  }),
};
