import { byCodePoint } from '../../../core/path';
import { fileOf } from '../../../core/text';
import { quoteYaml } from '../../../core/yaml/quote';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { skillOf } from '../paths';
import { reachedFiles } from '../reached';

export const skillDirWithoutSkill: LabRule = {
  name: 'skill-dir-without-skill',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every directory below `skills/` has a `SKILL.md`.',
  why: 'Nothing tells the agent of files in a directory without `SKILL.md`, and no prompt holds them, yet they count against the caps. Directories that only hold scripts of hooks are fine.',
  bad: bundle({ 'skills/tides/table.csv': 'noon,4.2\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/table.csv': 'noon,4.2\n' }),
  *harness(model) {
    const directories = new Map<string, boolean>();
    for (const { path, role } of model.files) {
      if (role !== 'skill' && role !== 'support') continue;
      const [, name = '', rest] = path.split('/');
      // Loose files and misspelt or misplaced SKILL.md have rules of their own.
      if (rest === undefined) continue;
      const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
      directories.set(name, (directories.get(name) ?? false) || file === 'skill.md');
    }
    const reached = new Set([...reachedFiles(model)].map(skillOf));
    for (const [name, hasSkill] of [...directories].sort(([left], [right]) => byCodePoint(left, right))) {
      if (hasSkill || reached.has(name)) continue;
      const path = `skills/${name}/SKILL.md`;
      const entry = fileOf(`---\nname: ${quoteYaml(name)}\ndescription: Use when …\n---\n# ${name}\n`);
      yield {
        path: `skills/${name}/`,
        message: `\`skills/${name}/\` has no \`SKILL.md\`, so no session learns of its files.`,
        fixes: [{ title: `Create \`${path}\``, edits: [{ write: path, entry }] }],
      };
    }
  },
};
