import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { requiredField } from '../required-field';

export const skillNameRequired: Rule<Model, Facts> = {
  name: 'skill-name-required',
  severity: 'error',
  source: 'spec',
  summary: 'Every skill has a name.',
  why: `A skill is listed to the agent by its name. One skill without a name is an error of the whole harness.

Usual causes: \`Name\` with a capital (keys are case-sensitive), or a file that began as a plain note. The name of the
skill's directory is nearly always the right one.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILL.md': '---\ndescription: Finds the next low water of a harbour.\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
  },
  file: requiredField('name', ['skill-file']),
};
