import { maxFiles } from '../caps';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

const notes = (count: number) =>
  bundle({
    'skills/tides/SKILL.md': skill('tides'),
    ...Object.fromEntries(Array.from({ length: count - 2 }, (_, index) => [`skills/tides/${index}.txt`, 'noon 4.2\n'])),
  });

export const tooManyFiles: LabRule = {
  name: 'too-many-files',
  severity: 'error',
  source: 'spec',
  summary: `A bundle holds at most ${maxFiles} files.`,
  why: 'The whole bundle is copied for every run, so Harness Lab caps it. All loaded files count, also those at refused paths; ignored files do not. Merge small files, or remove what no skill needs.',
  bad: notes(maxFiles + 1),
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  *harness({ files }) {
    if (files.length > maxFiles) {
      yield { path: '.', message: `The bundle holds \`${files.length}\` files; at most ${maxFiles} are allowed.` };
    }
  },
};
