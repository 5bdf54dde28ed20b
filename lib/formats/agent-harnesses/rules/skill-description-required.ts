import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { requiredField } from '../required-field';

export const skillDescriptionRequired: Rule<Model, Facts> = {
  name: 'skill-description-required',
  severity: 'error',
  source: 'spec',
  summary: 'Every skill has a description.',
  why: `An agent decides by the description alone whether a skill fits the task; the rest is read only afterwards. One skill without
a description is an error of the whole harness.

Usual causes: \`Description\` with a capital (keys are case-sensitive), or a template whose line was never filled in. Say
what the skill does and when to use it, in one sentence.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILL.md': '---\nname: low-water\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
  },
  file: requiredField('description', ['skill-file']),
};
