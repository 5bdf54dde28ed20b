import type { Harness } from '../../../core/harness';
import type { Rule } from '../../../core/rule';
import { textOf } from '../../../core/text';
import { type CommonFacts, isTextual } from '../facts';

const mark = '\uFEFF';

export const byteOrderMark: Rule<Harness, CommonFacts> = {
  name: 'byte-order-mark',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'Text files start with their first character, not with a byte order mark.',
  why: 'A byte order mark is an invisible character. Many readers take it as text: front matter is then not at the start of the file, and JSON does not parse. Editors on Windows write it when saving as "UTF-8 with BOM". Removing it changes nothing that people see.',
  bad: { 'notes.md': '\uFEFF# Tides\n' },
  good: { 'notes.md': '# Tides\n' },
  *file({ path, entry }) {
    if (entry.kind !== 'file' || !isTextual(path) || !textOf(entry).startsWith(mark)) return;
    yield {
      path,
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 2,
      message: 'The file starts with a byte order mark (`U+FEFF`), which many readers take as a character of the text.',
      fixes: [{ title: 'Remove the byte order mark', edits: [{ path, start: 0, end: 1, text: '' }], preferred: true }],
    };
  },
};
