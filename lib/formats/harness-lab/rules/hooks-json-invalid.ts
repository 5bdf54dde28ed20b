import type { Fix, TextEdit } from '../../../core/diagnostic';
import { parseJson } from '../../../core/json';
import { rangeOf } from '../../../core/text';
import { bundle, reviewed } from '../examples';
import type { HooksFile } from '../hooks-file';
import type { LabRule } from '../model';

export const hooksJsonInvalid: LabRule = {
  name: 'hooks-json-invalid',
  severity: 'error',
  source: 'spec',
  summary: '`hooks.json` is UTF-8 and JSON.',
  why: 'Harness Lab reads the file with Python: no byte order mark, no comments, no trailing commas, no single quotes. A file that cannot be read refuses the whole bundle.',
  bad: bundle({ 'hooks.json': '{"hooks": {},}\n' }),
  good: bundle({ 'hooks.json': '{"hooks": {}}\n' }),
  exampleSettings: reviewed,
  *file({ path, content }) {
    if (content?.kind !== 'hooks' || !content.fault) return;
    const { text, fault } = content;
    yield {
      path,
      ...rangeOf(text, fault.start, fault.end),
      message: fault.message,
      fixes: fixesFor(path, content),
    };
  },
};

const removable = new Map([
  ['bom', 'Remove the byte order mark'],
  ['comment', 'Remove comments and trailing commas'],
  ['trailing-comma', 'Remove comments and trailing commas'],
]);

/** Takes out, one after the other, what Python's reader stumbles over; offered where the rest is JSON. */
function fixesFor(path: string, { text, fault }: HooksFile): Fix[] {
  const title = removable.get(fault?.code ?? '');
  if (title === undefined) return [];
  const edits = extras(text).map(({ start, end }): TextEdit => ({ path, start, end, text: '' }));
  let at = 0;
  let after = '';
  for (const { start, end } of edits) {
    after += text.slice(at, start);
    at = end;
  }
  return parseJson(after + text.slice(at), { nan: true }).fault ? [] : [{ title, preferred: true, edits }];
}

/** A byte order mark, comments, and commas before a closing bracket; strings are passed over. */
function extras(text: string): { start: number; end: number }[] {
  const token =
    /^\ufeff|"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|,(?=\s*(?:(?:\/\/[^\n]*\s*|\/\*.*?(?:\*\/|$)\s*))*[\]}])/gs;
  return Array.from(text.matchAll(token)).flatMap((match) =>
    match[0].startsWith('"') ? [] : [{ start: match.index, end: match.index + match[0].length }],
  );
}
