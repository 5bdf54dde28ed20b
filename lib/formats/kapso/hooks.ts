/** `hook.json`: which events a hook listens to and what it runs. */
import { type Entry, perEntry } from '../../core/harness';
import { type JsonNode, type JsonObject, memberOf } from '../../core/json';
import type { Path } from '../../core/path';
import { type Hook, readHookSet, type HookFault as SharedFault } from '../common/hooks';
import { type CommandFacts, readHookCommand } from './hook-command';
import { hookHost } from './hook-host';
import { membersOf, opaqueRuns, placedString, readJson } from './json-file';
import { isEventName } from './names';
import type { Placed, Span, Unreadable } from './placed';
import type { ScriptWord } from './server';

export interface HandlerFacts {
  event: string;
  matcher?: Placed;
  /** As the shared reader has it. */
  hook: Hook;
  /** Undefined where it is missing or no text. */
  type?: Placed;
  /** Where it says that nobody waits for it. */
  background?: Span;
  command: CommandFacts;
}

/** A shape no hook has, and the repair that fits it. */
export interface HookFault extends Span {
  message: string;
  repair?: 'wrap-events' | 'wrap-list' | 'wrap-handlers' | 'add-command' | 'add-hooks' | 'skeleton';
  node?: JsonNode;
}

export interface HookFacts {
  kind: 'hook';
  path: Path;
  text: string;
  unreadable?: Unreadable & { code: string };
  root?: JsonNode;
  faults: HookFault[];
  /** Every event as written, the unknown ones too. */
  events: Placed[];
  handlers: HandlerFacts[];
  /** Programs PATH must have. */
  programs: Placed[];
  scripts: ScriptWord[];
  opaque: Placed[];
}

export const readHook = perEntry((entry: Entry, path: Path): HookFacts => {
  const { text, root, unreadable } = readJson(entry);
  const facts: HookFacts = {
    kind: 'hook',
    path,
    text,
    faults: [],
    events: [],
    handlers: [],
    programs: [],
    scripts: [],
    opaque: opaqueRuns(root),
  };
  if (unreadable) facts.unreadable = unreadable;
  if (!root) return facts;
  facts.root = root;
  readRoot(facts, root);
  for (const { command } of facts.handlers) {
    if (command.program) facts.programs.push(command.program);
    facts.scripts.push(...command.scripts);
  }
  return facts;
});

function fault(facts: HookFacts, at: Span, message: string, repair?: HookFault['repair'], node?: JsonNode): void {
  facts.faults.push({ message, start: at.start, end: at.end, ...(repair && { repair }), ...(node && { node }) });
}

function readRoot(facts: HookFacts, root: JsonNode): void {
  if (root.kind !== 'object') {
    fault(facts, root, 'The file holds no object.', 'skeleton', root);
    return;
  }
  const hooks = membersOf(root).get('hooks');
  if (!hooks) {
    const events = [...membersOf(root).keys()];
    const wrap = events.length > 0 && events.every(isEventName);
    fault(
      facts,
      { start: root.start, end: root.start + 1 },
      'The object has no `hooks`.',
      wrap ? 'wrap-events' : 'add-hooks',
      root,
    );
    return;
  }
  if (hooks.value.kind !== 'object') {
    fault(facts, hooks.value, '`hooks` maps no events to lists.', 'skeleton', hooks.value);
    return;
  }
  readSet(facts, hooks.value);
}

/** Which repair fits a shape the shared reader could not read. */
const repairs: Partial<Record<SharedFault['code'], HookFault['repair']>> = {
  'event-not-list': 'wrap-list',
  'group-without-hooks': 'wrap-handlers',
};

/** The shared reader takes the set apart; the checker's own questions are which events there are and whether commands split. */
function readSet(facts: HookFacts, value: JsonObject): void {
  const set = readHookSet(value, hookHost);
  facts.events = set.events.map(({ name, key }) => ({ text: name, start: key.start, end: key.end }));
  for (const { code, event, node, pointer, message } of set.faults) {
    // A handler without a type is the host's affair; commands are asked below; inside an unknown event nothing is looked for.
    if (!isEventName(event) || code === 'type-missing' || code.startsWith('command-')) continue;
    // Said of the value of `hooks` where there is one, else of the group that has none.
    const valued = code === 'group-without-hooks' && pointer.endsWith('/hooks');
    fault(facts, node, message, valued ? 'wrap-list' : repairs[code], node);
  }
  for (const hook of set.hooks) if (isEventName(hook.event.name)) readHandler(facts, hook);
  facts.faults.sort((left, right) => left.start - right.start);
}

function readHandler(facts: HookFacts, hook: Hook): void {
  const event = hook.event.name;
  const command = memberOf(hook.node, 'command')?.value;
  if (!command) {
    fault(facts, hook.node, `A handler of \`${event}\` has no command.`, 'add-command', hook.node);
    return;
  }
  if (command.kind !== 'string') {
    fault(facts, command, `The command of a handler of \`${event}\` is no text.`);
    return;
  }
  const reading = readHookCommand(facts.text, command);
  if (reading.fault) {
    fault(facts, command, reading.fault);
    return;
  }
  const background = memberOf(hook.node, 'async')?.value;
  facts.handlers.push({
    event,
    hook,
    ...(hook.matcher && { matcher: placedString(hook.matcher.node) }),
    ...(hook.type && { type: placedString(hook.type) }),
    ...(background?.kind === 'boolean' && background.value && { background }),
    command: reading,
  });
}
