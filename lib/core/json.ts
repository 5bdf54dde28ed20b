/** Strict JSON with positions, as `JSON.parse` or Python's `json` reads it. Total; nesting costs no recursion. */
import type { JsonDocument, JsonMember, JsonNode, JsonObject, JsonString } from './json-node';
import { JsonReader } from './json-reader';
import { pathOfPointer } from './pointer';

export type {
  JsonArray,
  JsonFault,
  JsonMember,
  JsonNode,
  JsonNumber,
  JsonObject,
  JsonString,
} from './json-node';

export interface JsonOptions {
  /** Python's dialect: `NaN`, `Infinity` and `-Infinity` are numbers. */
  nan?: boolean;
}

/** Total: never throws, whatever the text. Reads what `JSON.parse` reads, and with `nan` what `json.loads` of Python does. */
export function parseJson(text: string, options: JsonOptions = {}): JsonDocument {
  return new JsonReader(text, options.nan === true).read();
}

/** `Map` for objects, so that every key is data, `__proto__` too; the last of two equal keys wins. */
export type JsonValue = null | boolean | number | string | JsonValue[] | Map<string, JsonValue>;

/** The value that the nodes spell, without their places. */
export function valueOfJson(root: JsonNode): JsonValue {
  const top: JsonValue[] = [];
  const waiting: { node: JsonNode; put: (value: JsonValue) => void }[] = [
    { node: root, put: (value) => top.push(value) },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, put } = next;
    if (node.kind === 'object') {
      const map = new Map<string, JsonValue>();
      put(map);
      for (const [key, { value }] of lastMembers(node)) {
        // Kept in order although the values are made later.
        map.set(key, null);
        waiting.push({ node: value, put: (made) => map.set(key, made) });
      }
    } else if (node.kind === 'array') {
      const list: JsonValue[] = new Array<JsonValue>(node.items.length).fill(null);
      put(list);
      for (const [index, item] of node.items.entries()) {
        waiting.push({
          node: item,
          put: (made) => {
            list[index] = made;
          },
        });
      }
    } else put(node.kind === 'null' ? null : node.value);
  }
  return top[0] ?? null;
}

function lastMembers(node: JsonObject): Map<string, JsonMember> {
  const members = new Map<string, JsonMember>();
  for (const member of node.members) members.set(member.key.value, member);
  return members;
}

/** The member that counts under a key: the last one. */
export const memberOf = (node: JsonNode | undefined, key: string): JsonMember | undefined =>
  node?.kind === 'object' ? node.members.findLast((member) => member.key.value === key) : undefined;

/** The value at a pointer; the last of equal keys. */
export function nodeAt(root: JsonNode | undefined, pointer: string): JsonNode | undefined {
  let node = root;
  for (const part of pathOfPointer(pointer)) {
    if (node?.kind === 'array') node = /^(?:0|[1-9]\d*)$/.test(part) ? node.items[Number(part)] : undefined;
    else node = memberOf(node, part)?.value;
  }
  return node;
}

export interface DuplicateKey {
  key: JsonString;
  /** The earlier key of the same spelling. */
  first: JsonString;
}

/** Every key that an object holds again, in order of the text. */
export function duplicateKeys(root: JsonNode): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'array') for (const item of node.items) waiting.push(item);
    if (node.kind !== 'object') continue;
    const seen = new Map<string, JsonString>();
    for (const { key, value } of node.members) {
      const first = seen.get(key.value);
      if (first) found.push({ key, first });
      else seen.set(key.value, key);
      waiting.push(value);
    }
  }
  return found.sort((a, b) => a.key.start - b.key.start);
}
