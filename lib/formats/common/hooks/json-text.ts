/** Between a JSON string's value and its spelling in the file. */
import type { JsonNode, JsonString } from '../../../core/json';
import { removeJsonPart } from '../../../core/json-edit';
import type { Splice } from '../../../core/splice';

/** Offset in the file of an offset in the string's value. */
export function offsetInFile(text: string, node: JsonString, offset: number): number {
  let at = node.start + 1;
  for (let units = 0; units < offset && at < node.end - 1; units++) {
    if (text[at] !== '\\') at += 1;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return at;
}

/** The span in the file of a span of the string's value. */
export const spanInFile = (text: string, node: JsonString, span: { start: number; end: number }) => ({
  start: offsetInFile(text, node, span.start),
  end: offsetInFile(text, node, span.end),
});

/** A text as it is spelt inside a JSON string. */
export const spelling = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Takes out the member whose key or value `part` is, wherever below `root` its object lies. */
export function memberRemoval(root: JsonNode, part: JsonNode): Splice[] {
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'array') for (const item of node.items) waiting.push(item);
    if (node.kind !== 'object') continue;
    const index = node.members.findIndex(({ key, value }) => key === part || value === part);
    if (index >= 0) return removeJsonPart(node, index);
    for (const { value } of node.members) waiting.push(value);
  }
  return [];
}
