import type { Harness } from '../../../core/harness';
import type { Rule } from '../../../core/rule';
import { badByteOf } from '../../../core/text';
import { type CommonFacts, isTextual } from '../facts';

export const notUtf8: Rule<Harness, CommonFacts> = {
  name: 'not-utf8',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Text files are UTF-8.',
  why: 'Agents and tools read text as UTF-8. Other encodings lose characters or stop the reader. The usual cause is an editor that saved as Latin-1 or UTF-16. The studio shows such a file as bytes and exports it unchanged; save it again as UTF-8 where it came from.',
  bad: { 'notes.md': { base64: 'Y2Fm6Q==' } },
  good: { 'notes.md': 'café' },
  *file({ path, entry }) {
    if (entry.kind !== 'file' || !isTextual(path)) return;
    const at = badByteOf(entry);
    if (at === undefined) return;
    const byte = entry.bytes[at];
    const seen = byte === undefined ? 'the end of the file' : `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    yield { path, message: `Not UTF-8 at byte ${at}: \`${seen}\` begins no character, where UTF-8 text was wanted.` };
  },
};
