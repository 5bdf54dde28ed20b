/** Repairs of `hook.json`: lists where one level is missing, a command, events taken out. */
import type { Fix } from '../../core/diagnostic';
import type { JsonNode, JsonObject } from '../../core/json';
import { insertJsonMember } from '../../core/json-edit';
import type { HookFacts, HookFault } from './hooks';
import { membersOf } from './json-file';
import { fix, offered, quoted, replace } from './kit';
import type { Placed } from './placed';
import { inFile, removeMembers, renameMember, wrapUnder } from './repairs-json';

export function hookFixes(hook: HookFacts, fault: HookFault): Fix[] {
  const { node, repair } = fault;
  if (!node || !repair) return [];
  const source = hook.text.slice(node.start, node.end);
  const inList = () => fix('Put it into a list', [replace(hook, node, `[${source}]`)], true);
  switch (repair) {
    case 'wrap-events':
      return [fix('Put the events under `hooks`', wrapUnder(hook, 'hooks', node), true)];
    case 'add-hooks':
      return node.kind === 'object' ? [renameMember(hook, node, 'hooks', []) ?? insertHooks(hook, node)] : [];
    case 'wrap-list':
      return [node.kind === 'object' ? inList() : fix('Begin with an empty list', [replace(hook, node, '[]')], true)];
    case 'wrap-handlers':
      return offered(handlersFix(hook, node));
    case 'add-command':
      return node.kind === 'object'
        ? [fix('Insert a command to fill in', inFile(hook, insertJsonMember(hook.text, node, 'command', 'true')), true)]
        : [];
    case 'skeleton':
      return [fix('Begin with no events', [replace(hook, node, node === hook.root ? '{ "hooks": {} }' : '{}')], true)];
  }
}

const insertHooks = (hook: HookFacts, node: JsonObject): Fix =>
  fix('Insert `hooks` to fill in', inFile(hook, insertJsonMember(hook.text, node, 'hooks', {})), true);

/** A handler that stands where its group should: the group gets the matcher, its list the rest. */
function handlersFix(hook: HookFacts, node: JsonNode): Fix | undefined {
  const source = (part: { start: number; end: number }) => hook.text.slice(part.start, part.end);
  if (node.kind !== 'object') return undefined;
  const members = membersOf(node);
  if (!members.has('command') && !members.has('type')) {
    return fix('Insert an empty list `hooks`', inFile(hook, insertJsonMember(hook.text, node, 'hooks', [])), true);
  }
  const rest = node.members
    .filter(({ key }) => key.value !== 'matcher')
    .map(({ key, value }) => `${source(key)}: ${source(value)}`);
  const matcher = members.get('matcher');
  const before = matcher ? `${source(matcher.key)}: ${source(matcher.value)}, ` : '';
  return fix(
    'Put the handler into the list `hooks`',
    [replace(hook, node, `{ ${before}"hooks": [{ ${rest.join(', ')} }] }`)],
    true,
  );
}

export function removeEventFix(hook: HookFacts, event: Placed): Fix | undefined {
  const hooks = membersOf(hook.root).get('hooks')?.value;
  if (hooks?.kind !== 'object') return undefined;
  const unwanted = new Set(hooks.members.filter(({ key }) => key.value === event.text));
  return fix(`Remove ${quoted(event.text)}`, inFile(hook, removeMembers(hooks as JsonObject, unwanted)));
}
