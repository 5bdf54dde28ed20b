/** Where things stand in a YAML text, and how new ones are laid out. */
import { lineEnd } from '../shown';
import type { YamlList, YamlMap } from './node';
import { quoteYaml } from './quote';

/** A value as code writes it down. */
export type YamlLiteral =
  | null
  | boolean
  | number
  | string
  | readonly YamlLiteral[]
  | { readonly [key: string]: YamlLiteral };

export function lineStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && text.charCodeAt(start - 1) !== 10 && text.charCodeAt(start - 1) !== 13) start--;
  return start;
}

export const columnOf = (text: string, at: number): number => at - lineStart(text, at);

/** Offset after the line break of the line an offset lies in. */
export function lineAfter(text: string, at: number): number {
  const end = lineEnd(text, at);
  return text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length);
}

/** Column at which the keys of a block mapping stand. */
export function keyColumn(text: string, map: YamlMap): number {
  const at = map.pairs[0]?.key.start ?? map.start;
  const explicit = /\?[ ]+$/u.exec(text.slice(lineStart(text, at), at));
  return columnOf(text, at) - (explicit?.[0].length ?? 0);
}

/** Offset of the dash of an item of a block list. */
export function dashOf(text: string, list: YamlList, index: number): number {
  const item = list.items[index];
  return item ? text.lastIndexOf('-', item.start - 1) : list.start;
}

const isScalar = (value: YamlLiteral): value is null | boolean | number | string =>
  value === null || typeof value !== 'object';

const isList = (value: YamlLiteral): value is readonly YamlLiteral[] => Array.isArray(value);

const scalarText = (value: null | boolean | number | string, flow: boolean): string =>
  typeof value === 'string' ? quoteYaml(value, { flow }) : String(value);

/** A value on one line, in flow style. */
export function flowText(value: YamlLiteral): string {
  if (isScalar(value)) return scalarText(value, true);
  if (isList(value)) return `[${value.map(flowText).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, item]) => `${quoteYaml(key, { flow: true })}: ${flowText(item)}`)
    .join(', ')}}`;
}

/** The lines of a value in block style, to be indented alike. Empty collections have no block style. */
export function blockLines(value: YamlLiteral): string[] {
  if (isScalar(value)) return [scalarText(value, false)];
  if (isList(value)) return value.length === 0 ? ['[]'] : value.flatMap((item) => headed('-', item, '  '));
  const entries = Object.entries(value);
  return entries.length === 0 ? ['{}'] : entries.flatMap(([key, item]) => pairLines(key, item));
}

/** The lines of a pair: on one line for what has one, else with the value indented below the key. */
export const pairLines = (key: string, value: YamlLiteral): string[] => {
  const lines = blockLines(value);
  const head = `${quoteYaml(key)}:`;
  const nested = !isScalar(value) && lines[0] !== '[]' && lines[0] !== '{}';
  return nested ? [head, ...lines.map((line) => `  ${line}`)] : [`${head} ${lines[0] ?? ''}`];
};

export function headed(head: string, value: YamlLiteral, indent: string): string[] {
  const [first = '', ...rest] = blockLines(value);
  return [`${head} ${first}`, ...rest.map((line) => indent + line)];
}
