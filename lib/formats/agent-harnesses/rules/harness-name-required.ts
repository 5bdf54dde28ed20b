import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { requiredField } from '../required-field';

export const harnessNameRequired: Rule<Model, Facts> = {
  name: 'harness-name-required',
  severity: 'error',
  source: 'spec',
  summary: 'HARNESS.md has a name.',
  why: `The name is what people and tools call the harness; it stands first in everything an agent is told. The reference refuses a
HARNESS.md, at the root or nested, whose \`name\` is absent or empty.

Usual causes: \`Name\` with a capital (keys are case-sensitive), a name nested under another key, or a value that starts
with \`#\` and so is a comment.`,
  bad: {
    'HARNESS.md': '---\ndescription: Reads tide tables for three harbours.\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n',
  },
  file: requiredField('name', ['harness', 'nested-harness']),
};
