import { baseName, parentOf } from '../../../core/path';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

export const skillFileCase: LabRule = {
  name: 'skill-file-case',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: "A skill's file is called `SKILL.md`, in capitals.",
  why: 'Harness Lab compares names exactly: `skill.md` is a supporting file that nobody reads as a skill. File systems that ignore case hide the difference.',
  bad: bundle({ 'skills/tides/skill.md': skill('tides') }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *harness({ files, harness }) {
    for (const { path, role } of files) {
      const name = baseName(path);
      if (role !== 'support' || name === 'SKILL.md' || name.toLowerCase() !== 'skill.md') continue;
      if (path.split('/').length !== 3) continue;
      const to = `${parentOf(path)}/SKILL.md`;
      yield {
        path,
        message: `\`${name}\` is read as a plain file; a skill is called \`SKILL.md\`.`,
        fixes: harness.has(to)
          ? []
          : [{ title: 'Rename to `SKILL.md`', preferred: true, edits: [{ rename: path, to }] }],
      };
    }
  },
};
