import { maxBundleBytes, maxFileBytes, maxFiles, near } from '../caps';
import { bundle } from '../examples';
import type { LabRule } from '../model';

export const nearCap: LabRule = {
  name: 'near-cap',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'Files and bundle stay below four fifths of their caps.',
  why: 'A bundle that is edited grows, and one file or byte too many refuses the whole of it. From 52 files, 51,200 bytes in a file or 409,600 bytes in all on, it is time to split or to remove.',
  bad: bundle({ 'system_prompt.md': { repeat: { text: 'Read the table.\n', times: 3200 } } }),
  good: bundle({ 'system_prompt.md': 'Read the table.\n' }),
  *harness({ files, bytes }) {
    if (near(files.length, maxFiles)) {
      yield { path: '.', message: `The bundle holds \`${files.length}\` of at most ${maxFiles} files.` };
    }
    if (near(bytes, maxBundleBytes)) {
      yield { path: '.', message: `The bundle has \`${bytes}\` of at most ${maxBundleBytes} bytes.` };
    }
    for (const { path, role, size } of files) {
      if (role === 'refused' || !near(size, maxFileBytes)) continue;
      yield { path, message: `The file has \`${size}\` of at most ${maxFileBytes} bytes.` };
    }
  },
};
