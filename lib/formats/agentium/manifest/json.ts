/** A JSON text as a value with places, the last of equal keys winning as in `JSON.parse`. */
import { type JsonFault, type JsonNode, parseJson as parse } from '../../../core/json';
import type { Path } from '../../../core/path';
import type { Fault } from '../fault';
import type { Member, Origin, Value } from '../value';

export type ParsedJson = { value: Value; root: JsonNode } | { fault: Fault; json: JsonFault | undefined };

export function parseJson(path: Path, text: string): ParsedJson {
  const { root, fault } = parse(text);
  if (root && !fault) return { value: valueOfNode(root, path), root };
  const start = fault?.start ?? 0;
  const at: Value = { kind: 'undefined', origin: { path, start, end: fault?.end ?? start } };
  const wanted = fault?.message;
  return { fault: { rule: 'manifest-json-syntax', pointer: '', at, ...(wanted ? { wanted } : {}) }, json: fault };
}

/** Built from a list of things still to be made: nesting costs no recursion. */
function valueOfNode(root: JsonNode, path: Path): Value {
  const top: Value[] = [];
  const waiting: { node: JsonNode; put: (value: Value) => void }[] = [{ node: root, put: (value) => top.push(value) }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, put } = next;
    const origin: Origin = { path, start: node.start, end: node.end };
    if (node.kind === 'array') {
      const items: Value[] = node.items.map(() => ({ kind: 'null' }));
      put({ kind: 'list', items, origin, places: node.items.map(({ start, end }) => ({ path, start, end })) });
      for (const [index, item] of node.items.entries())
        waiting.push({
          node: item,
          put: (value) => {
            items[index] = value;
          },
        });
    } else if (node.kind === 'object') {
      const members = new Map<string, Member>();
      put({ kind: 'object', members, origin });
      const last = new Map(node.members.map((member) => [member.key.value, member] as const));
      for (const [name, { key, value }] of last) {
        const place = { path, start: key.start, end: key.end };
        const member: Member = { value: { kind: 'null' }, key: place, whole: { ...place, end: value.end } };
        members.set(name, member);
        waiting.push({
          node: value,
          put: (made) => {
            member.value = made;
          },
        });
      }
    } else if (node.kind === 'null') put({ kind: 'null', origin });
    else if (node.kind === 'string') put({ kind: 'text', value: node.value, origin });
    else if (node.kind === 'number') put({ kind: 'number', value: node.value, origin });
    else put({ kind: 'boolean', value: node.value, origin });
  }
  return top[0] ?? { kind: 'null' };
}
