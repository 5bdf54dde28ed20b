import { bundle, skill } from '../examples';
import { copyFix } from '../links';
import type { LabRule } from '../model';

export const symlink: LabRule = {
  name: 'symlink',
  severity: 'error',
  source: 'spec',
  summary: 'No file is a symbolic link.',
  why: 'A link means something else on every machine, so Harness Lab refuses the bundle, also for a link that dangles or stays inside. Put a copy of the target in its place.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/notes.md': { symlink: 'SKILL.md' } }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/notes.md': 'High water is at noon.\n' }),
  *harness({ harness, links }) {
    for (const { path, target, toDirectory } of links) {
      if (toDirectory) continue;
      yield {
        path,
        message: `\`${path}\` is a symbolic link to \`${target}\`; a bundle holds plain files only.`,
        fixes: [...copyFix(harness, path), { title: 'Delete the link', edits: [{ remove: path }] }],
      };
    }
  },
};
