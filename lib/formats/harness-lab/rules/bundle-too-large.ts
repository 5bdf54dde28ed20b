import { maxBundleBytes, maxFileBytes } from '../caps';
import { bundle } from '../examples';
import type { LabRule } from '../model';

const parts = (count: number) =>
  bundle(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `agents/${index}.md`,
        { repeat: { text: 'x', times: maxFileBytes } },
      ]),
    ),
  );

export const bundleTooLarge: LabRule = {
  name: 'bundle-too-large',
  severity: 'error',
  source: 'spec',
  summary: 'All files together are not longer than 512,000 bytes.',
  why: 'Files at allowed paths count, also those over their own cap. Remove what no skill refers to, or keep large tables where the agent can fetch them.',
  bad: parts(8),
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  *harness({ bytes }) {
    if (bytes > maxBundleBytes) {
      yield { path: '.', message: `The bundle has \`${bytes}\` bytes; at most ${maxBundleBytes} are allowed.` };
    }
  },
};
