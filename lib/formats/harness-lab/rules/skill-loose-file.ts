import { baseName } from '../../../core/path';
import { firstSkills } from '../components';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

export const skillLooseFile: LabRule = {
  name: 'skill-loose-file',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: "Files below `skills/` lie in a skill's directory.",
  why: 'A file directly under `skills/` belongs to no skill, so no session learns of it; an ablation still treats it as a component of its own. Move it to the skill that uses it.',
  bad: bundle({ 'skills/INDEX.md': '# Skills\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/INDEX.md': '# Parts\n' }),
  *harness(model) {
    const { files, harness } = model;
    for (const { path, role } of files) {
      const name = baseName(path);
      if (role !== 'support' || path !== `skills/${name}` || name === 'SKILL.md') continue;
      yield {
        path,
        message: `\`${path}\` belongs to no skill; it is in no prompt and no skill can refer to it as its own.`,
        fixes: firstSkills(model).flatMap((skill) => {
          const to = `skills/${skill}/${name}`;
          return harness.has(to) ? [] : [{ title: `Move to \`${to}\``, edits: [{ rename: path, to }] }];
        }),
      };
    }
  },
};
