/** Reads a set of hooks: events → groups with a matcher → handlers. Shape faults are kept beside what could be read. */
import { type JsonNode, type JsonObject, type JsonString, memberOf } from '../../../core/json';
import { nearest } from '../../../core/nearest';
import { pointerTo } from '../../../core/pointer';
import { type CommandReading, readArguments, readCommand } from './command';
import type { HookEvent, HookHost } from './host';
import { type MatcherReading, readMatcher } from './matcher';

/** A key of the set. */
export interface EventUse {
  name: string;
  key: JsonString;
  value: JsonNode;
  pointer: string;
  /** What the host knows of it; absent for an unknown event. */
  known?: HookEvent;
  /** The known event that an unknown one nearly is. */
  meant?: string;
}

export interface Hook {
  event: EventUse;
  /** The whole handler. */
  node: JsonObject;
  pointer: string;
  matcher?: { node: JsonString; reading: MatcherReading };
  /** `command`, `prompt`, …; absent where it is missing or no text. */
  type?: JsonString;
  command?: { node: JsonString; reading: CommandReading };
}

export type HookFaultCode =
  | 'event-not-list'
  | 'group-not-object'
  | 'group-without-hooks'
  | 'matcher-not-text'
  | 'handler-not-object'
  | 'type-missing'
  | 'command-missing'
  | 'command-unsplit';

export interface HookFault {
  code: HookFaultCode;
  /** What stands there, or what it stands in where it is missing. */
  node: JsonNode;
  pointer: string;
  event: string;
  /** The breach, in words without the place. */
  message: string;
}

export interface HookSet {
  events: readonly EventUse[];
  hooks: readonly Hook[];
  faults: readonly HookFault[];
}

/** `set` is the object that maps events to groups; `pointer` is its place in the file. */
export function readHookSet(set: JsonObject, host: HookHost, pointer = '/hooks'): HookSet {
  const reader = new Reader(host);
  // In order of first appearance; of equal keys the last one counts.
  const members = new Map(set.members.map((member) => [member.key.value, member]));
  for (const { key, value } of members.values()) reader.event(key, value, pointerTo(pointer, key.value));
  return reader;
}

class Reader implements HookSet {
  readonly events: EventUse[] = [];
  readonly hooks: Hook[] = [];
  readonly faults: HookFault[] = [];
  private readonly host: HookHost;
  private readonly known: ReadonlyMap<string, HookEvent>;

  constructor(host: HookHost) {
    this.host = host;
    this.known = new Map(host.events.map((event) => [event.name, event]));
  }

  private fault(code: HookFaultCode, event: EventUse, node: JsonNode, pointer: string, message: string) {
    this.faults.push({ code, node, pointer, event: event.name, message });
  }

  event(key: JsonString, value: JsonNode, pointer: string) {
    const name = key.value;
    const known = this.known.get(name);
    const meant = known ? undefined : nearest(name, this.known.keys());
    const event: EventUse = {
      name,
      key,
      value,
      pointer,
      ...(known && { known }),
      ...(meant !== undefined && { meant }),
    };
    this.events.push(event);
    if (value.kind !== 'array') {
      this.fault(
        'event-not-list',
        event,
        value,
        pointer,
        `\`${name}\` holds ${kindWords(value)}; a list of groups is wanted.`,
      );
      return;
    }
    for (const [index, group] of value.items.entries()) this.group(event, group, `${pointer}/${index}`);
  }

  private group(event: EventUse, group: JsonNode, pointer: string) {
    if (group.kind !== 'object') {
      this.fault(
        'group-not-object',
        event,
        group,
        pointer,
        `A group of \`${event.name}\` is ${kindWords(group)}; an object with \`hooks\` is wanted.`,
      );
      return;
    }
    const matcher = memberOf(group, 'matcher')?.value;
    if (matcher && matcher.kind !== 'string') {
      this.fault(
        'matcher-not-text',
        event,
        matcher,
        `${pointer}/matcher`,
        `The matcher of \`${event.name}\` is ${kindWords(matcher)}; a text is wanted.`,
      );
    }
    const handlers = memberOf(group, 'hooks')?.value;
    if (handlers?.kind !== 'array') {
      this.fault(
        'group-without-hooks',
        event,
        handlers ?? group,
        handlers ? `${pointer}/hooks` : pointer,
        handlers
          ? `\`hooks\` of a group of \`${event.name}\` is ${kindWords(handlers)}; a list is wanted.`
          : `A group of \`${event.name}\` has no list \`hooks\`, so it does nothing.`,
      );
      return;
    }
    const read =
      matcher?.kind === 'string'
        ? { matcher: { node: matcher, reading: readMatcher(matcher.value, event.known, this.host) } }
        : {};
    for (const [index, handler] of handlers.items.entries()) {
      this.handler(event, read, handler, `${pointer}/hooks/${index}`);
    }
  }

  private handler(event: EventUse, matcher: Pick<Hook, 'matcher'>, node: JsonNode, pointer: string) {
    if (node.kind !== 'object') {
      this.fault(
        'handler-not-object',
        event,
        node,
        pointer,
        `A hook of \`${event.name}\` is ${kindWords(node)}; an object with \`type\` is wanted.`,
      );
      return;
    }
    const type = memberOf(node, 'type')?.value;
    const command = memberOf(node, 'command')?.value;
    const hook: Hook = { event, node, pointer, ...matcher };
    if (type?.kind === 'string') hook.type = type;
    else
      this.fault(
        'type-missing',
        event,
        type ?? node,
        pointer,
        `A hook of \`${event.name}\` has no \`type\`, such as \`command\`.`,
      );
    if (command?.kind === 'string' && command.value.trim() !== '') {
      const args = memberOf(node, 'args')?.value;
      const reading =
        args?.kind === 'array'
          ? readArguments(
              command.value,
              args.items.filter((item) => item.kind === 'string'),
              this.host,
            )
          : readCommand(command.value, this.host);
      hook.command = { node: command, reading };
      if (reading.fault !== undefined) {
        const message = `The command of \`${event.name}\` does not split into words: ${reading.fault}.`;
        this.fault('command-unsplit', event, command, `${pointer}/command`, message);
      }
    } else if (hook.type === undefined ? command !== undefined : hook.type.value === 'command') {
      this.fault(
        'command-missing',
        event,
        command ?? node,
        pointer,
        `A command hook of \`${event.name}\` has no \`command\`.`,
      );
    }
    this.hooks.push(hook);
  }
}

function kindWords(node: JsonNode): string {
  if (node.kind === 'null') return '`null`';
  return node.kind === 'array' || node.kind === 'object'
    ? `an ${node.kind === 'array' ? 'array' : 'object'}`
    : `a ${node.kind}`;
}
