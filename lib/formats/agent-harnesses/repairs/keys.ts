/** Fills in `name` and `description`. */

import type { TextEdit } from '../../../core/diagnostic';
import { eolOf } from '../../../core/text';
import type { Facts } from '../facts';
import { quoted, yamlText } from '../yaml-text';
import type { TextFix } from './after';
import { firstHeading, firstSentence, words } from './proposals';

export type Field = 'name' | 'description';

/** The fields a file must have. */
export const fieldsOf = (facts: Facts): readonly Field[] => (facts.isNamed ? ['name', 'description'] : ['description']);

/** What a field could say, from the directory's name, the headings and the prose. */
export function proposed(facts: Facts, field: Field, prose: string): string {
  const own = facts.role === 'content' || facts.topRouting ? words(facts.fileName) : facts.directoryName;
  const name = own || (firstHeading(prose) ?? 'My harness');
  if (field === 'name') return name;
  return firstSentence(prose) ?? `Says what ${firstHeading(prose) ?? name} is for.`;
}

export const line = (facts: Facts, field: Field, prose: string): string =>
  `${field}: ${yamlText(proposed(facts, field, prose))}`;

/** Ways to give a mapping a field that it lacks or has left empty. */
export function* fillIn(facts: Facts, field: Field): Iterable<TextFix> {
  const { mapping, frontmatter, text, key: path } = facts;
  const first = mapping?.pairs[0];
  if (!first) return;
  const pair = frontmatter.pair(field);
  const value = yamlText(proposed(facts, field, facts.body));
  const title = `Set \`${field}\` to \`${shown(proposed(facts, field, facts.body))}\``;
  if (pair) {
    const colon = text.indexOf(':', pair.key.end) + 1;
    const comment = frontmatter.yaml?.comments.find(
      (each) => each.start >= colon && !/[\r\n]/.test(text.slice(colon, each.start)),
    );
    if (comment) {
      const said = text.slice(comment.start, comment.end).trimEnd();
      const edits = [{ path, start: comment.start, end: comment.start + said.length, text: quoted(said) }];
      yield { title: 'Quote the text that is read as a comment', edits };
    }
    const style = pair.value.kind === 'scalar' ? pair.value.style : 'plain';
    if (style === 'plain') yield { title, edits: [{ path, start: colon, end: colon, text: ` ${value}` }] };
    yield { title, edits: [{ path, start: pair.value.start, end: pair.value.end, text: value }] };
    yield { title, edits: [{ path, start: pair.value.start, end: lineEndOf(text, pair.value.start), text: value }] };
    return;
  }
  const added = `${field}: ${value}`;
  const name = field === 'description' ? frontmatter.pair('name') : undefined;
  if (name) yield { title, edits: [afterLine(facts, name.key.start, name.value.end, added)] };
  yield { title, edits: [beforeLine(facts, first.key.start, added)] };
}

function beforeLine({ text, key: path }: Facts, offset: number, added: string): TextEdit {
  const start = lineStartOf(text, offset);
  const indent = /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
  return { path, start, end: start, text: `${indent}${added}${eolOf(text)}` };
}

function afterLine({ text, key: path }: Facts, keyStart: number, valueEnd: number, added: string): TextEdit {
  const indent = text.slice(lineStartOf(text, keyStart), keyStart);
  const end = lineEndOf(text, valueEnd);
  return { path, start: end, end, text: `${eolOf(text)}${indent}${added}` };
}

function lineStartOf(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && !'\n\r'.includes(text.charAt(at - 1))) at--;
  return at;
}

function lineEndOf(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && !'\n\r'.includes(text.charAt(at))) at++;
  return at;
}

const shown = (value: string): string => {
  const short = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return short.replaceAll('`', "'");
};
