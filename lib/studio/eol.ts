/**
 * An editor knows one kind of line break; a file may hold several. Both sides see the same lines: the editor's text
 * is the file's with every break as LF and without a byte order mark, and its changes are carried back onto the
 * file's own text, so that an edit changes only its bytes.
 */
const breaks = /\r\n|\r|\n/g;
const mark = '\ufeff';

/** What the editor holds for a file's text. */
export const editorText = (text: string): string =>
  (text.startsWith(mark) ? text.slice(1) : text).replace(breaks, '\n');

/** A replacement as the editor reports it: offsets in its own text. */
export interface EditorChange {
  start: number;
  length: number;
  text: string;
}

export type Eol = 'LF' | 'CRLF' | 'CR' | 'mixed' | 'none';

const names: Record<string, Eol> = { '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR' };

/** Which line breaks a text holds. */
export function eolOf(text: string): Eol {
  let first: Eol = 'none';
  for (const [found] of text.matchAll(breaks)) {
    const name = names[found] ?? 'LF';
    if (first === 'none') first = name;
    else if (first !== name) return 'mixed';
  }
  return first;
}

/** Every line break of `text` as `eol`. */
export const withEol = (text: string, eol: '\n' | '\r\n'): string => text.replace(breaks, eol);

/** The file's text after changes made in the editor, all against the editor's text before them. */
export function carryBack(original: string, changes: readonly EditorChange[]): string {
  let text = original;
  // From the end, so that offsets of the earlier ones hold.
  for (const change of [...changes].sort((left, right) => right.start - left.start)) text = splice(text, change);
  return text;
}

function splice(text: string, { start, length, text: inserted }: EditorChange): string {
  const from = originalOffset(text, start);
  const to = originalOffset(text, start + length);
  const before = text.slice(0, from);
  const after = text.slice(to);
  const middle = inserted.replace(breaks, breakNear(text, from));
  return glued(glued(before, middle), after);
}

/** A lone CR that comes to stand before an LF would read as one break where the editor has two. */
const glued = (left: string, right: string): string =>
  right.startsWith('\n') && left.endsWith('\r')
    ? left.replace(/\r+$/, (run) => '\n'.repeat(run.length)) + right
    : left + right;

/** Where an offset of the editor's text lies in the file's. */
export function originalOffset(text: string, offset: number): number {
  const lead = text.startsWith(mark) ? 1 : 0;
  let at = lead;
  let seen = 0;
  while (seen < offset && at < text.length) {
    const next = text.indexOf('\r\n', at);
    const plain = (next < 0 ? text.length : next) - at;
    if (seen + plain >= offset) return at + (offset - seen);
    seen += plain + 1;
    at = next + 2;
  }
  return at;
}

/** Where an offset of the file's text lies in the editor's. */
export function editorOffset(text: string, offset: number): number {
  return editorText(text.slice(0, offset)).length;
}

/** New lines take the break of the line they start from, else the file's first, else LF. */
function breakNear(text: string, offset: number): string {
  const ahead = /\r\n|\r|\n/.exec(text.slice(offset))?.[0];
  if (ahead) return ahead;
  const behind = text.slice(0, offset).match(/\r\n|\r|\n(?=[^\r\n]*$)/g);
  return behind?.at(-1) ?? '\n';
}
