import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { requiredField } from '../required-field';

export const harnessDescriptionRequired: Rule<Model, Facts> = {
  name: 'harness-description-required',
  severity: 'error',
  source: 'spec',
  summary: 'HARNESS.md has a description.',
  why: `The description says in one sentence what the harness is for; it is how one of several is chosen. The reference refuses a
HARNESS.md, at the root or nested, whose \`description\` is absent or empty.

Usual causes: \`Description\` with a capital (keys are case-sensitive), an empty block text, or a value that starts with
\`#\` and so is a comment.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n',
  },
  file: requiredField('description', ['harness', 'nested-harness']),
};
