import { maxFileBytes } from '../caps';
import { bundle } from '../examples';
import type { LabRule } from '../model';

const table = (times: number) => bundle({ 'agents/table.md': { repeat: { text: '潮', times } } });

export const fileTooLarge: LabRule = {
  name: 'file-too-large',
  severity: 'error',
  source: 'spec',
  summary: 'No file is longer than 64,000 bytes.',
  why: 'The cap counts UTF-8 bytes, not characters: 潮 is three. A file over the cap is not read any further, so its other faults stay hidden. Split it by subject, and let the skill say which part to open when.',
  bad: table(21_400),
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  *file({ path, role, size }) {
    if (role !== 'refused' && size > maxFileBytes) {
      yield { path, message: `The file has \`${size}\` bytes; at most ${maxFileBytes} are allowed.` };
    }
  },
};
