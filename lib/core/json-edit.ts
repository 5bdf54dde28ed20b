/** Changes a JSON text by splices that keep its formatting: indentation, line ends, the space after a colon. */
import { type JsonArray, type JsonMember, type JsonNode, type JsonObject, nodeAt } from './json';
import type { Splice } from './splice';
import { eolOf } from './text';

/** A value as code writes it down. */
export type JsonLiteral =
  | null
  | boolean
  | number
  | string
  | readonly JsonLiteral[]
  | { readonly [key: string]: JsonLiteral };

interface Span {
  start: number;
  end: number;
}

type Collection = JsonObject | JsonArray;

/** Puts a value in the place of the one at a pointer; no splice where nothing is there. */
export function setJson(text: string, root: JsonNode, pointer: string, value: JsonLiteral): Splice[] {
  const node = nodeAt(root, pointer);
  return node ? [{ start: node.start, end: node.end, text: written(text, value, indentOfLine(text, node.start)) }] : [];
}

/** Gives a member another key; its value stays as written. */
export const renameJsonKey = (member: JsonMember, name: string): Splice[] => [
  { start: member.key.start, end: member.key.end, text: JSON.stringify(name) },
];

/** Adds a member after the one named, or at the end. */
export function insertJsonMember(
  text: string,
  object: JsonObject,
  key: string,
  value: JsonLiteral,
  after?: string,
): Splice[] {
  const found = object.members.findLastIndex((member) => member.key.value === after);
  const first = object.members[0];
  const colon = first ? text.slice(first.key.end, first.value.start) : ': ';
  return insert(text, object, found < 0 ? object.members.length : found + 1, (indent) => {
    return `${JSON.stringify(key)}${colon}${written(text, value, indent)}`;
  });
}

/** Adds an element at the end, laid out as the others are. */
export const appendJsonItem = (text: string, array: JsonArray, value: JsonLiteral): Splice[] =>
  insert(text, array, array.items.length, (indent) => written(text, value, indent));

/** Takes out a member or an element, with its comma. */
export function removeJsonPart(collection: Collection, index: number): Splice[] {
  const parts = partsOf(collection);
  const part = parts[index];
  const before = parts[index - 1];
  const after = parts[index + 1];
  if (!part) return [];
  if (after) return [{ start: part.start, end: after.start, text: '' }];
  if (before) return [{ start: before.end, end: part.end, text: '' }];
  return [{ start: collection.start + 1, end: collection.end - 1, text: '' }];
}

const partsOf = (collection: Collection): Span[] =>
  collection.kind === 'array'
    ? collection.items
    : collection.members.map(({ key, value }) => ({ start: key.start, end: value.end }));

/** Inserts what `write` gives for the indentation it will have, as the part number `index`. */
function insert(text: string, collection: Collection, index: number, write: (indent: string) => string): Splice[] {
  const parts = partsOf(collection);
  const outer = indentOfLine(text, collection.start);
  const first = parts[0];
  if (!first) {
    if (!/[\n\r]/.test(text)) return [replaceInside(collection, write(outer))];
    const indent = outer + unitOf(text);
    return [replaceInside(collection, `${eolOf(text)}${indent}${write(indent)}${eolOf(text)}${outer}`)];
  }
  const broken = /[\n\r]/.test(text.slice(collection.start, first.start));
  const indent = broken ? indentOfLine(text, first.start) : outer;
  const gap = broken ? eolOf(text) + indent : ' ';
  const before = parts[index - 1];
  return before
    ? [{ start: before.end, end: before.end, text: `,${gap}${write(indent)}` }]
    : [{ start: first.start, end: first.start, text: `${write(indent)},${gap}` }];
}

const replaceInside = (collection: Collection, text: string): Splice => ({
  start: collection.start + 1,
  end: collection.end - 1,
  text,
});

/** A value laid out for a place whose line is indented by `indent`. */
const written = (text: string, value: JsonLiteral, indent: string): string =>
  laidOut(value, /[\n\r]/.test(text) ? { unit: unitOf(text), eol: eolOf(text) } : undefined, indent);

const isScalar = (value: JsonLiteral): value is null | boolean | number | string =>
  value === null || typeof value !== 'object';

const isList = (value: JsonLiteral): value is readonly JsonLiteral[] => Array.isArray(value);

/** Short lists of scalars stay on one line. */
const LONGEST_LINE = 60;

function laidOut(value: JsonLiteral, lines: { unit: string; eol: string } | undefined, indent: string): string {
  if (isScalar(value)) return JSON.stringify(value);
  const [opening, closing] = isList(value) ? ['[', ']'] : ['{', '}'];
  const inner = indent + (lines?.unit ?? '');
  const parts = isList(value)
    ? value.map((item) => laidOut(item, lines, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${laidOut(item, lines, inner)}`);
  const line = opening + parts.join(', ') + closing;
  if (!lines || parts.length === 0 || (isList(value) && value.every(isScalar) && line.length <= LONGEST_LINE))
    return line;
  const gap = lines.eol + inner;
  return opening + gap + parts.join(`,${gap}`) + lines.eol + indent + closing;
}

/** One step of indentation: that of the first indented line. */
const unitOf = (text: string): string => /[\n\r]([ \t]+)\S/.exec(text)?.[1] ?? '  ';

function indentOfLine(text: string, at: number): string {
  let start = at;
  while (start > 0 && !'\n\r'.includes(text.charAt(start - 1))) start--;
  return /^[ \t]*/.exec(text.slice(start, at))?.[0] ?? '';
}
