/** Repairs of handlers and groups inside `hook.json`. */
import type { TextEdit } from '../../core/diagnostic';
import type { JsonNode, JsonObject } from '../../core/json';
import type { HookFacts } from './hooks';
import { inFile, removeMembers } from './repairs-json';

/** The object one of whose members has `value`. Walks without recursion. */
function holderOf(root: JsonNode | undefined, value: JsonNode): JsonObject | undefined {
  const open: JsonNode[] = root ? [root] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'array') open.push(...node.items);
    if (node.kind !== 'object') continue;
    if (node.members.some((member) => member.value === value)) return node;
    open.push(...node.members.map((member) => member.value));
  }
  return undefined;
}

/** Takes out the member that has a value. */
export function removeValue(hook: HookFacts, value: JsonNode): TextEdit[] {
  const holder = holderOf(hook.root, value);
  if (!holder) return [];
  return inFile(hook, removeMembers(holder, new Set(holder.members.filter((member) => member.value === value))));
}
