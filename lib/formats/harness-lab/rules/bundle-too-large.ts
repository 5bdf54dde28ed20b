import { maxBundleBytes } from '../caps';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

const parts = (count: number) =>
  bundle({
    'skills/tides/SKILL.md': skill('tides'),
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `skills/tides/${index}.txt`,
        { repeat: { text: 'noon 4.2\n', times: 5500 } },
      ]),
    ),
  });

export const bundleTooLarge: LabRule = {
  name: 'bundle-too-large',
  severity: 'error',
  source: 'spec',
  summary: 'All files together are not longer than 512,000 bytes.',
  why: 'Files at allowed paths count, also those over their own cap. Remove what no skill refers to, or keep large tables where the agent can fetch them.',
  bad: parts(11),
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  *harness({ bytes }) {
    if (bytes > maxBundleBytes) {
      yield { path: '.', message: `The bundle has \`${bytes}\` bytes; at most ${maxBundleBytes} are allowed.` };
    }
  },
};
