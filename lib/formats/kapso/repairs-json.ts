/** Repairs of JSON texts: what is nearly JSON, and members taken out or put around. */
import type { Fix, TextEdit } from '../../core/diagnostic';
import { type JsonObject, parseJson } from '../../core/json';
import { renameJsonKey } from '../../core/json-edit';
import { nearest } from '../../core/nearest';
import type { Splice } from '../../core/splice';
import { lineStarts } from '../../core/text';
import { eolOf, fix } from './kit';
import type { Span } from './placed';

interface JsonText {
  path: string;
  text: string;
}

export const inFile = ({ path }: { path: string }, splices: readonly Splice[]): TextEdit[] =>
  splices.map((splice) => ({ path, ...splice }));

const pythonWords = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);

/** One slip after another is mended until the text is JSON; undefined where something else is wrong. */
function mended(text: string): string | undefined {
  let now = text;
  for (let steps = 0; steps < 50; steps++) {
    const { fault } = parseJson(now, { nan: true });
    if (!fault) return now;
    const wrong = now.slice(fault.start, fault.end);
    const right = rightFor(fault.code, wrong);
    if (right === undefined) return undefined;
    const end = fault.code === 'missing-comma' ? fault.start : fault.end;
    now = now.slice(0, fault.start) + right + now.slice(end);
  }
  return undefined;
}

function rightFor(code: string, wrong: string): string | undefined {
  if (code === 'bom' || code === 'trailing-comma' || code === 'comment') return '';
  if (code === 'missing-comma') return ',';
  if (code === 'unquoted-key') return JSON.stringify(wrong);
  if (code === 'python-word') return pythonWords.get(wrong);
  return code === 'single-quote' && !/[\\"]/.test(wrong) ? `"${wrong.slice(1, -1)}"` : undefined;
}

const titles = new Map([
  ['bom', 'Remove the byte order mark'],
  ['trailing-comma', 'Remove the comma before the bracket'],
  ['comment', 'Remove the comments'],
  ['single-quote', 'Write double quotes'],
]);

/** The fix of a file that is nearly JSON. One splice, from the first change to the last. */
export function jsonFixes(file: JsonText, { code }: { code: string }): Fix[] {
  const right = mended(file.text);
  if (right === undefined) return [];
  return [fix(titles.get(code) ?? 'Make it JSON', [between(file, right)], true)];
}

function between({ path, text }: JsonText, right: string): TextEdit {
  const shorter = Math.min(text.length, right.length);
  let start = 0;
  while (start < shorter && text[start] === right[start]) start++;
  let tail = 0;
  while (tail < shorter - start && text[text.length - 1 - tail] === right[right.length - 1 - tail]) tail++;
  return { path, start, end: text.length - tail, text: right.slice(start, right.length - tail) };
}

/** Puts an object under a key of a new one, its lines one step further in. */
export function wrapUnder(file: JsonText, key: string, span: Span): TextEdit[] {
  const { path, text } = file;
  const eol = eolOf(text);
  const lines = lineStarts(text).filter((start) => start > span.start && start < span.end);
  return [
    { path, start: span.start, end: span.start, text: `{${eol}  "${key}": ` },
    ...lines.map((start) => ({ path, start, end: start, text: '  ' })),
    { path, start: span.end, end: span.end, text: `${eol}}` },
  ];
}

/** Takes members out, commas with them: each run of neighbours in one splice. */
export function removeMembers(object: JsonObject, unwanted: ReadonlySet<unknown>): Splice[] {
  const { members } = object;
  const splices: Splice[] = [];
  for (let first = 0; first < members.length; first++) {
    if (!unwanted.has(members[first])) continue;
    let next = first + 1;
    while (next < members.length && unwanted.has(members[next])) next++;
    const before = members[first - 1];
    const after = members[next];
    const start = members[first]?.key.start ?? 0;
    const end = members[next - 1]?.value.end ?? 0;
    if (after) splices.push({ start, end: after.key.start, text: '' });
    else if (before) splices.push({ start: before.value.end, end, text: '' });
    else splices.push({ start: object.start + 1, end: object.end - 1, text: '' });
    first = next;
  }
  return splices;
}

/** Gives the one member that was meant its name: an object under a key that is nearly it, or under one of its cousins. */
export function renameMember(
  file: { path: string },
  object: JsonObject,
  name: string,
  cousins: readonly string[],
): Fix | undefined {
  const meant = object.members.find(
    ({ key, value }) => value.kind === 'object' && (cousins.includes(key.value) || nearest(key.value, [name]) === name),
  );
  return (
    meant &&
    fix(
      `Rename \`${meant.key.value.replaceAll('`', "'")}\` to \`${name}\``,
      inFile(file, renameJsonKey(meant, name)),
      true,
    )
  );
}
