/** JSON files as Python's `json` reads them: of equal keys the last wins, `NaN` is a number, a byte order mark is refused. */
import type { Entry } from '../../core/harness';
import { type JsonMember, type JsonNode, type JsonString, parseJson } from '../../core/json';
import { badByteOf, textOf } from '../../core/text';
import type { Placed, Unreadable } from './placed';

export interface JsonFile {
  text: string;
  root?: JsonNode;
  unreadable?: Unreadable & { code: string };
}

export function readJson(entry: Entry): JsonFile {
  const text = textOf(entry);
  const bad = badByteOf(entry);
  if (bad !== undefined) {
    const at = Math.max(0, text.indexOf('\ufffd'));
    return { text, unreadable: { code: 'not-utf8', message: `Byte ${bad} is no UTF-8.`, start: at, end: at + 1 } };
  }
  const { root, fault } = parseJson(text, { nan: true });
  if (fault) return { text, unreadable: fault };
  return root
    ? { text, root }
    : { text, unreadable: { code: 'empty', message: 'The file is empty.', start: 0, end: 0 } };
}

/** Key → member, in order of first appearance; the last of equal keys counts. Empty for anything but an object. */
export function membersOf(node: JsonNode | undefined): Map<string, JsonMember> {
  const members = new Map<string, JsonMember>();
  if (node?.kind === 'object') for (const member of node.members) members.set(member.key.value, member);
  return members;
}

export const placedString = (node: JsonString): Placed => ({ text: node.value, start: node.start, end: node.end });

const opaque = /[A-Za-z0-9+/=_-]{80,}/g;

/** Long unbroken runs in strings, with the whole run as text; strings below `skipped` members are left out. */
export function opaqueRuns(root: JsonNode | undefined, skipped: readonly string[] = []): Placed[] {
  const found: Placed[] = [];
  const open: JsonNode[] = root ? [root] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'object') {
      for (const { key, value } of node.members) if (!skipped.includes(key.value)) open.push(value);
    } else if (node.kind === 'array') open.push(...node.items);
    else if (node.kind === 'string') {
      for (const run of node.value.matchAll(opaque)) found.push({ text: run[0], start: node.start, end: node.end });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

const escapeSequence = /\\(?:u[0-9a-fA-F]{4}|.)|[\s\S]/y;

/** Gives, for an index in a string's value, where it stands in the source: escapes are longer than what they say. */
export function sourceOffsets(text: string, node: JsonString): (index: number) => number {
  const first = node.start + 1;
  if (node.end - node.start - 2 === node.value.length) return (index) => first + index;
  const offsets: number[] = [];
  for (let at = first; at < node.end - 1; ) {
    offsets.push(at);
    escapeSequence.lastIndex = at;
    at += escapeSequence.exec(text)?.[0].length ?? 1;
  }
  return (index) => offsets[index] ?? node.end - 1;
}
