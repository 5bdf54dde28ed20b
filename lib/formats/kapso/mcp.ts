/** `mcp.json`: the tool servers of a harness. */
import { type Entry, perEntry } from '../../core/harness';
import type { JsonNode } from '../../core/json';
import type { Path } from '../../core/path';
import { membersOf, opaqueRuns, readJson } from './json-file';
import type { Placed, Span, Unreadable } from './placed';
import { readServer, type ServerFacts } from './server';

export interface McpFacts {
  kind: 'mcp';
  path: Path;
  text: string;
  /** False where nothing can be said about which servers there are. */
  readable: boolean;
  /** No JSON. */
  unreadable?: Unreadable & { code: string };
  /** JSON, but no object with `mcpServers` in it; `wrap`: the servers lie at the top. */
  malformed?: Unreadable & { wrap?: Span };
  root?: JsonNode;
  servers: ReadonlyMap<string, ServerFacts>;
  opaque: Placed[];
}

export const readMcp = perEntry((entry: Entry, path: Path): McpFacts => {
  const { text, root, unreadable } = readJson(entry);
  const none = {
    kind: 'mcp',
    path,
    text,
    servers: new Map<string, ServerFacts>(),
    opaque: opaqueRuns(root, ['env', 'headers']),
  } as const;
  // A link is there, but not followed: nothing is known of its servers.
  if (entry.kind !== 'file') return { ...none, readable: false };
  if (unreadable || !root) return { ...none, readable: false, ...(unreadable && { unreadable }) };
  const facts = { ...none, root };
  if (root.kind !== 'object') {
    return {
      ...facts,
      readable: false,
      malformed: { message: 'The file holds no object.', start: root.start, end: root.end },
    };
  }
  const wanted = membersOf(root).get('mcpServers');
  if (wanted?.value.kind === 'object') {
    const servers = new Map<string, ServerFacts>();
    for (const [name, member] of membersOf(wanted.value)) servers.set(name, readServer(name, member));
    return { ...facts, readable: true, servers };
  }
  if (wanted) {
    const { start, end } = wanted.value;
    return { ...facts, readable: false, malformed: { message: '`mcpServers` maps no names to servers.', start, end } };
  }
  const malformed = {
    message: 'The object has no `mcpServers`.',
    start: root.start,
    end: Math.min(root.end, root.start + 1),
  };
  const wrap = looksLikeServers(root) ? { wrap: { start: root.start, end: root.end } } : {};
  return { ...facts, readable: false, malformed: { ...malformed, ...wrap } };
});

/** Servers without their frame: every value is an object. */
const looksLikeServers = (root: JsonNode): boolean =>
  root.kind === 'object' && root.members.length > 0 && root.members.every(({ value }) => value.kind === 'object');
