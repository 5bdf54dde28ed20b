import { badByteOf, bytesOf } from '../../../core/text';
import { bundle } from '../examples';
import { decodeLatin } from '../latin';
import type { LabRule } from '../model';
import { notUtf8Range } from '../utf8';

export const textNotUtf8: LabRule = {
  name: 'text-not-utf8',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Prompt, skills and agents are UTF-8.',
  why: 'Harness Lab replaces every byte that is no UTF-8 by U+FFFD, so the agent reads a lozenge where a letter was. The usual cause is a file saved in Latin-1 or Windows-1252. Save it again as UTF-8.',
  bad: bundle({ 'system_prompt.md': { base64: 'TWFy6WUK' } }),
  good: bundle({ 'system_prompt.md': 'Marée\n' }),
  *file({ path, role, entry }) {
    const read = role === 'prompt' || role === 'skill' || (role === 'agent' && path.endsWith('.md'));
    const badByte = read ? badByteOf(entry) : undefined;
    if (badByte === undefined) return;
    const bytes = bytesOf(decodeLatin(entry.bytes));
    yield {
      path,
      ...notUtf8Range(entry),
      message: `The byte at offset \`${badByte}\` is no UTF-8; the agent is shown U+FFFD in its place.`,
      fixes: [
        {
          title: 'Read the bytes as Windows-1252 and save as UTF-8',
          edits: [{ write: path, entry: { ...entry, bytes } }],
        },
      ],
    };
  },
};
