/**
 * Splices on a parsed text that keep comments, order, quoting and line ends. `text` is the one the offsets of the nodes
 * belong to.
 */
import { lineEnd } from '../shown';
import type { Splice } from '../splice';
import { eolOf } from '../text';
import {
  blockLines,
  columnOf,
  dashOf,
  flowText,
  headed,
  keyColumn,
  lineAfter,
  lineStart,
  pairLines,
  type YamlLiteral,
} from './layout';
import type { YamlList, YamlMap, YamlNode, YamlPair, YamlScalar } from './node';
import { doubleQuoted, type QuoteOptions, quotedYaml, quoteYaml } from './quote';

export type { YamlLiteral } from './layout';

interface Span {
  start: number;
  end: number;
}

/** Quotes a scalar so that its text stays what it is. */
export const quoteScalar = (node: YamlScalar): Splice[] => [
  { start: node.start, end: node.end, text: quotedYaml(node.text) },
];

/** Gives a scalar another text, in the style it has where that can hold it. */
export function setScalar(text: string, node: YamlScalar, value: string, options: QuoteOptions = {}): Splice[] {
  // An absent value stands right after its colon or dash.
  const gap = node.start === node.end && /[:-]/u.test(text.charAt(node.start - 1)) ? ' ' : '';
  return [{ start: node.start, end: node.end, text: gap + styled(text, node, value, options) }];
}

function styled(text: string, node: YamlScalar, value: string, options: QuoteOptions): string {
  switch (node.style) {
    case 'double':
      return doubleQuoted(value);
    case 'single':
      return /[\n\r\t]/u.test(value) ? quotedYaml(value) : singleWhereSafe(value);
    case 'literal':
    case 'folded':
      return literal(text, node, value) ?? quoteYaml(value);
    case 'plain':
      return quoteYaml(value, options);
  }
}

function singleWhereSafe(value: string): string {
  const spelled = quotedYaml(value);
  return spelled.startsWith('"') && spelled === `"${value}"` ? `'${value.replaceAll("'", "''")}'` : spelled;
}

/** A block text at the indentation of the one it replaces; nothing where a block cannot hold the value. */
function literal(text: string, node: YamlScalar, value: string): string | undefined {
  const body = value.endsWith('\n') ? value.slice(0, -1) : value;
  if (body === '' || /^[\s]|\n$|[^\P{C}\n]/u.test(body)) return undefined;
  const written = text.slice(node.start, node.end);
  const indent = /[\n\r]([ ]+)\S/u.exec(written)?.[1] ?? ' '.repeat(indentBelow(text, node.start));
  const head = value.endsWith('\n') ? '|' : '|-';
  const eol = eolOf(text);
  return (
    head +
    body
      .split('\n')
      .map((line) => eol + (line === '' ? '' : indent + line))
      .join('')
  );
}

const indentBelow = (text: string, at: number): number =>
  (/^[ -]*/u.exec(text.slice(lineStart(text, at), at))?.[0].length ?? 0) + 2;

/** Adds a pair after the one of a key, or at the end. */
export function insertPair(text: string, map: YamlMap, key: string, value: YamlLiteral, after?: string): Splice[] {
  const found = map.pairs.findLast((pair) => pair.key.kind === 'scalar' && pair.key.text === after);
  const before = found ?? map.pairs.at(-1);
  if (map.flow) {
    const spelled = `${quoteYaml(key, { flow: true })}: ${flowText(value)}`;
    return before
      ? [insertAt(before.value.end, `, ${spelled}`)]
      : [{ start: map.start + 1, end: map.end - 1, text: spelled }];
  }
  const at = lineEnd(text, before?.value.end ?? map.end);
  return [insertAt(at, linesAfter(text, keyColumn(text, map), pairLines(key, value)))];
}

const insertAt = (at: number, text: string): Splice => ({ start: at, end: at, text });

const linesAfter = (text: string, column: number, lines: readonly string[]): string =>
  lines.map((line) => eolOf(text) + ' '.repeat(column) + line).join('');

/** Takes out a pair: in block style with its lines, in flow style with its comma. */
export function removePair(text: string, map: YamlMap, pair: YamlPair): Splice[] {
  const index = map.pairs.indexOf(pair);
  const spans = map.pairs.map(({ key, value }) => ({ start: key.start, end: value.end }));
  return map.flow ? removeFlowPart(map, spans, index) : removeBlockPart(text, spans, index);
}

function removeFlowPart(collection: Span, parts: readonly Span[], index: number): Splice[] {
  const [part, before, after] = [parts[index], parts[index - 1], parts[index + 1]];
  if (!part) return [];
  if (after) return [{ start: part.start, end: after.start, text: '' }];
  if (before) return [{ start: before.end, end: part.end, text: '' }];
  return [{ start: collection.start + 1, end: collection.end - 1, text: '' }];
}

/** The whole lines of a part; where it shares its first line with what holds it, the next part moves up. */
function removeBlockPart(text: string, parts: readonly Span[], index: number): Splice[] {
  const part = parts[index];
  if (!part) return [];
  const after = parts[index + 1];
  const start = lineStart(text, part.start);
  if (/\S/u.test(text.slice(start, part.start).replace(/\?[ ]+$/u, ''))) {
    return [{ start: part.start, end: after ? after.start : part.end, text: '' }];
  }
  const end = lineAfter(text, part.end);
  // The last line of a text without a final line break takes the break before it along.
  const cutsBreak = end === lineEnd(text, part.end) && start > 0;
  const breakLength = text.endsWith('\r\n', start) ? 2 : 1;
  return [{ start: cutsBreak ? start - breakLength : start, end, text: '' }];
}

/** Adds an item at the end of a list, in its style and indentation. */
export function appendItem(text: string, list: YamlList, value: YamlLiteral): Splice[] {
  const last = list.items.at(-1);
  if (list.flow) {
    return last
      ? [insertAt(last.end, `, ${flowText(value)}`)]
      : [{ start: list.start + 1, end: list.end - 1, text: flowText(value) }];
  }
  const column = columnOf(text, dashOf(text, list, 0));
  return [insertAt(lineEnd(text, last?.end ?? list.end), linesAfter(text, column, headed('-', value, '  ')))];
}

/** Takes out an item (0-based), in block style with its lines; without its only item a block list is nothing at all. */
export function removeItem(text: string, list: YamlList, index: number): Splice[] {
  if (list.flow) return removeFlowPart(list, list.items, index);
  const spans = list.items.map((item, each) => ({ start: dashOf(text, list, each), end: item.end }));
  return removeBlockPart(text, spans, index);
}

/** Writes a collection in flow style as a block below its key or dash; no splice where that cannot keep the values. */
export function flowToBlock(text: string, root: YamlNode, node: YamlMap | YamlList): Splice[] {
  const place = placeOf(root, node);
  const value = node.flow && !text.slice(node.start, node.end).includes('#') ? literalOf(node) : undefined;
  if (!place || value === undefined) return [];
  const size = node.kind === 'map' ? node.pairs.length : node.items.length;
  let from = node.start;
  while (from > 0 && text.charAt(from - 1) === ' ') from--;
  // Nothing says an empty collection in block style: an absent value is as near as it gets.
  if (size === 0) return place.in === 'root' ? [] : [{ start: from, end: node.end, text: '' }];
  const [first = '', ...rest] = blockLines(value);
  if (place.in !== 'pair') {
    const lines = [first, ...rest.map((line) => ' '.repeat(columnOf(text, node.start)) + line)];
    return [{ start: node.start, end: node.end, text: lines.join(eolOf(text)) }];
  }
  const sibling = place.map.pairs.find(({ value: other }) => other.kind === 'map' && !other.flow)?.value;
  const column = sibling ? columnOf(text, sibling.start) : keyColumn(text, place.map) + 2;
  return [{ start: from, end: node.end, text: linesAfter(text, column, [first, ...rest]) }];
}

type Place = { in: 'root' | 'item' } | { in: 'pair'; map: YamlMap };

function placeOf(root: YamlNode, wanted: YamlNode): Place | undefined {
  if (root === wanted) return { in: 'root' };
  const waiting: YamlNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'list') {
      if (node.items.includes(wanted)) return node.flow ? undefined : { in: 'item' };
      for (const item of node.items) waiting.push(item);
    } else if (node.kind === 'map') {
      if (node.pairs.some(({ value }) => value === wanted)) return node.flow ? undefined : { in: 'pair', map: node };
      for (const { value } of node.pairs) waiting.push(value);
    }
  }
  return undefined;
}

/** The texts of a tree; nothing where a key, an alias or a tag has no spelling of its own in block style. */
function literalOf(node: YamlNode): YamlLiteral | undefined {
  if (node.tag !== undefined || node.anchor !== undefined || node.kind === 'alias') return undefined;
  if (node.kind === 'scalar') return node.text;
  if (node.kind === 'list') {
    const items = node.items.map(literalOf);
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const entries = new Map<string, YamlLiteral>();
  for (const { key, value } of node.pairs) {
    const item = literalOf(value);
    if (key.kind !== 'scalar' || item === undefined || entries.has(key.text)) return undefined;
    entries.set(key.text, item);
  }
  return Object.fromEntries(entries);
}
