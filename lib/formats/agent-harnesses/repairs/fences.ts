/** Makes a block recognisable: what stands before it, its opening, its closing, or a whole new block. */

import type { TextEdit } from '../../../core/diagnostic';
import type { NoFrontmatter } from '../../../core/frontmatter';
import { eolOf } from '../../../core/text';
import type { Facts } from '../facts';
import type { TextFix } from './after';
import { type Field, fieldsOf, line } from './keys';

/** Candidates, best first; callers keep those after which the block is found. */
export function* fencesMended(facts: Facts): Iterable<TextFix> {
  const { missing } = facts.frontmatter;
  if (!missing) return;
  const { text, key: path } = facts;
  const before = { path, start: 0, end: missing.end, text: '' };
  const titles: Partial<Record<NoFrontmatter, string>> = {
    bom: 'Remove the byte order mark',
    'leading-blank': 'Remove the white space before the block',
    'four-dashes': 'Open the block with `---`',
    'opening-text': 'Open the block with `---`',
  };
  const title = titles[missing.why] ?? 'Close the block with `---`';
  if (missing.why === 'bom' || missing.why === 'leading-blank') {
    yield { title, edits: [before] };
    yield { title, edits: [before, ...opened(facts, missing.end)] };
    yield* closed(facts, title, [before, ...opened(facts, missing.end)], missing.end);
  }
  if (missing.why === 'four-dashes' || missing.why === 'opening-text') {
    yield { title, edits: opened(facts, 0) };
    yield* closed(facts, title, opened(facts, 0), 0);
  }
  if (missing.why === 'toml') yield* fromToml(facts);
  if (missing.why === 'unclosed') yield* closed(facts, title, [], 0);
  if (missing.why === 'empty-two-lines') {
    const start = lineAfter(text, 0);
    yield {
      title: filledTitle(fieldsOf(facts)),
      edits: [{ path, start, end: start, text: withBreaks(keyLines(facts, proseOf(facts)), eolOf(text)) }],
    };
  }
  if (missing.why === 'none') {
    const opening = { path, start: 0, end: startsWithMark(text), text: `---${eolOf(text)}` };
    const keys = /^\ufeff?(?:name|description)[ \t]*:[ \t]/.test(text);
    if (keys) yield { title: 'Open the block with `---`', edits: [opening] };
    if (keys) yield* closed(facts, 'Put the keys between `---` lines', [opening], 0);
    yield* movedToTop(facts);
  }
}

/** A new block before everything else. */
export function blockInserted(facts: Facts): TextFix {
  const { text, key: path, role } = facts;
  const eol = eolOf(text);
  const gap = text.trim() === '' ? '' : eol;
  const edit = {
    path,
    start: 0,
    end: startsWithMark(text),
    text: `---${eol}${withBreaks(keyLines(facts, proseOf(facts)), eol)}---${eol}${gap}`,
  };
  const convert = role === 'harness' && text.trim() !== '';
  return { title: convert ? 'Convert to an Agent Harness: add frontmatter' : 'Add frontmatter', edits: [edit] };
}

export const filledTitle = (fields: readonly Field[]): string =>
  `Fill in ${fields.map((field) => `\`${field}\``).join(' and ')}`;

/** The lines of the fields that are wanted, with proposals as values. */
export const keyLines = (facts: Facts, prose: string): string[] =>
  fieldsOf(facts).map((field) => line(facts, field, prose));

const withBreaks = (lines: readonly string[], eol: string): string => lines.map((each) => each + eol).join('');

/** What there is to take a description from, without fences. */
const proseOf = ({ text }: Facts): string => text.replace(/^\ufeff?\s*(?:-{3,}\s*)*/, '');

const startsWithMark = (text: string): number => (text.startsWith('\ufeff') ? 1 : 0);

/** The opening line made `---`; a comment or key behind the dashes moves to a line of its own. */
function opened({ text, key: path }: Facts, start: number): TextEdit[] {
  const end = lineEnd(text, start);
  const opening = /^-{3,}[ \t]*/.exec(text.slice(start, end))?.[0] ?? '';
  const rest = text.slice(start + opening.length, end);
  if (/^#|^[\w-]+: /.test(rest)) {
    return [{ path, start: start + 3, end: start + opening.length, text: eolOf(text) }];
  }
  return start + 3 < end ? [{ path, start: start + 3, end, text: '' }] : [];
}

/** Lines that may belong to a YAML block. */
const yamlLine = /^(?:[\w"'-][^:\n]*:(?:\s|$)|[ \t]+\S|#|-[ \t])/;

function* closed(facts: Facts, title: string, first: readonly TextEdit[], from: number): Iterable<TextFix> {
  const { text, key: path } = facts;
  const eol = eolOf(text);
  let last = first.some((edit) => edit.text.includes('---')) ? 0 : lineEnd(text, from);
  let inBlock = true;
  for (let at = last === 0 ? startsWithMark(text) : lineAfter(text, from); at < text.length; at = lineAfter(text, at)) {
    const end = lineEnd(text, at);
    const content = text.slice(at, end);
    if (/^(?:[ \t]+-{3,}|\.\.\.|\+{3,}|_{3,}|={3,}|\u2014+|--)[ \t]*$/.test(content)) {
      yield { title, edits: [...first, { path, start: at, end, text: '---' }] };
      break;
    }
    if (inBlock && yamlLine.test(content)) last = end;
    else if (content.trim() !== '') inBlock = false;
  }
  if (last > 0) yield { title, edits: [...first, { path, start: last, end: last, text: `${eol}---` }] };
}

function* fromToml({ text, key: path }: Facts): Iterable<TextFix> {
  const edits: TextEdit[] = [{ path, start: 0, end: lineEnd(text, 0), text: '---' }];
  for (let at = lineAfter(text, 0); at < text.length; at = lineAfter(text, at)) {
    const end = lineEnd(text, at);
    const content = text.slice(at, end);
    if (content.startsWith('+++')) {
      edits.push({ path, start: at, end, text: '---' });
      break;
    }
    const equals = /^[\w-]+([ \t]*=[ \t]*)(?=\S)/.exec(content);
    if (equals) {
      const start = at + equals[0].length - (equals[1] ?? '').length;
      edits.push({ path, start, end: at + equals[0].length, text: ': ' });
    }
  }
  yield { title: 'Write the block as YAML', edits };
}

/** A block that something else, such as a comment, stands before. */
function* movedToTop({ text, key: path }: Facts): Iterable<TextFix> {
  const found = /(?:^|\n)(---[ \t]*\r?\n(?=[^\n]*:)[\s\S]*?\n---[ \t]*(?:\r?\n|$))/.exec(text.slice(0, 20_000));
  if (!found?.[1]) return;
  const start = found.index + found[0].length - found[1].length;
  const edits = [
    { path, start: 0, end: startsWithMark(text), text: found[1].endsWith('\n') ? found[1] : `${found[1]}\n` },
    { path, start, end: start + found[1].length, text: '' },
  ];
  yield { title: 'Move the block to the top', edits };
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== '\n' && text.charAt(at) !== '\r') at++;
  return at;
}

function lineAfter(text: string, from: number): number {
  const end = lineEnd(text, from);
  return text.startsWith('\r\n', end) ? end + 2 : end + 1;
}
