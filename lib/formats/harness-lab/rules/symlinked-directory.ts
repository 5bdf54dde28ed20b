import { bundle, skill } from '../examples';
import { copyFix } from '../links';
import type { LabRule } from '../model';

export const symlinkedDirectory: LabRule = {
  name: 'symlinked-directory',
  severity: 'warning',
  source: 'spec',
  summary: 'No directory is a symbolic link.',
  why: 'Harness Lab does not follow a link to a directory and does not report it: everything behind it is missing from the bundle, the hash and the plugin. Put a copy in its place, or delete the link.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/levels': { symlink: 'tides' } }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/levels/SKILL.md': skill('levels') }),
  *harness({ harness, links }) {
    for (const { path, target, toDirectory } of links) {
      if (!toDirectory) continue;
      yield {
        path,
        message: `\`${path}\` is a symbolic link to the directory \`${target}\`; what lies behind it is not loaded.`,
        fixes: [...copyFix(harness, path), { title: 'Delete the link', edits: [{ remove: path }] }],
      };
    }
  },
};
