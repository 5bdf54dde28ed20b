/** Between a JSON string's value and its spelling in the file. */
import type { JsonNode, JsonString } from '../../../core/json';

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

/** The span to delete so that the member whose value is `value` disappears from its object below `root`, its comma too. */
export function memberRemoval(root: JsonNode, value: JsonNode): { start: number; end: number } | undefined {
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'array') waiting.push(...node.items);
    if (node.kind !== 'object') continue;
    const index = node.members.findIndex((member) => member.value === value);
    if (index < 0) {
      for (const member of node.members) waiting.push(member.value);
      continue;
    }
    const before = node.members[index - 1];
    const after = node.members[index + 1];
    if (after) return { start: node.members[index]?.key.start ?? value.start, end: after.key.start };
    return { start: before?.value.end ?? node.start + 1, end: value.end };
  }
  return undefined;
}
