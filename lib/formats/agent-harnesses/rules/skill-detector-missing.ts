import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { declared } from '../advice/declared';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const skillDetectorMissing: Rule<Model, Facts> = {
  name: 'skill-detector-missing',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A harness with SKILL.md files declares the leaf type `skill`.',
  why: `A directory with a SKILL.md is a skill only if a line of \`.leaf-detectors\` says so. Without it the directory is a group like
any other: SKILL.md is listed as a file, \`scripts/\` and \`references/\` below it are walked and need routing files of their
own, and the agent is told of no skill at all.

The one line \`skill=SKILL.md\` settles it for the whole harness.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILLS.md': '---\ndescription: How to find the next low water.\n---\n\nSee `SKILL.md`.\n',
    'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
  },
  *harness(model): Iterable<Finding> {
    if (model.detectors.byType.has('skill') || !model.detectors.readable) return;
    // One finding for the whole harness: one line repairs all of it.
    const skills = model.structure.files.filter(
      (file) => file.name === 'SKILL.md' && file.role === 'content' && file.parent.parent?.kind !== 'root',
    );
    const [first] = skills;
    if (!first) return;
    const others = skills.length === 1 ? ' is' : ` and ${skills.length - 1} more are`;
    yield {
      path: first.path,
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 1,
      message: `\`${first.path}\`${others} read as plain content; the line \`skill=SKILL.md\` in \`.leaf-detectors\` makes ${skills.length === 1 ? 'a skill of it' : 'skills of them'}.`,
      fixes: [
        {
          title: 'Add `skill=SKILL.md` to `.leaf-detectors`',
          edits: [declared(model, ['skill=SKILL.md'])],
          preferred: true,
        },
      ],
    };
  },
};
