import type { Template } from '../../../core/format';
import { nameFor } from './manifest-name';

/** What `kapso harness new` is said to write: a manifest and the page that reaches every session. */
export const starter: Template = {
  id: 'starter',
  title: 'Starter',
  about: 'The smallest harness: a manifest and one page that every session reads.',
  files: (name) => ({
    'harness.yaml': `schema_version: 1
name: ${nameFor(name)}
version: 0.1.0
description: Say in one sentence what this harness helps with.

# A module lists what its sessions get: a list left out is empty, and nothing is inherited.
# setup and verification are held once they have a page or an attachment.
modules:
  ideation:
    skills: []
    mcp_servers: []
    agents: []
    hooks: []
  implementation:
    skills: []
    mcp_servers: []
    agents: []
    hooks: []
`,
    'instructions/guardrails.md': `# Standing rules

- Read the task statement first; where it and this page differ, the statement wins.
- Say what you measured and show the command that measured it.
- Leave every result where the next session can find it, and name it after what it holds.
`,
  }),
};
