/** Repairs of tool servers: one kind's keys, references for values, free names. */
import type { Fix } from '../../core/diagnostic';
import type { JsonMember, JsonObject } from '../../core/json';
import { insertJsonMember, removeJsonPart } from '../../core/json-edit';
import { membersOf } from './json-file';
import { fix, offered, quoted, replace } from './kit';
import type { McpFacts } from './mcp';
import type { Model } from './model';
import { engineServer } from './names';
import { inFile, removeMembers } from './repairs-json';
import { unlist } from './repairs-manifest';
import { httpKeys, type ServerFacts, type ServerFault, type ServerValue, stdioKeys } from './server';

/** Keep one kind's keys; say the type that is meant; insert what a kind cannot do without. */
export function serverFixes(model: Model, mcp: McpFacts, server: ServerFacts): Fix[] {
  const { value } = server.member;
  if (value.kind !== 'object') return offered(removeServer(model, mcp, server));
  const members = membersOf(value);
  const has = (key: string) => members.get(key)?.value.kind === 'string';
  const fixes = [
    has('url') ? keepNetwork(mcp, value, members) : undefined,
    has('command') ? keepCommand(mcp, value, members) : undefined,
    !has('url') && !has('command') ? complete(mcp, value, members) : undefined,
    mendShapes(mcp, members, server.fault),
  ];
  const made = offered(...fixes);
  const first = made[0];
  return [
    ...(first ? [{ ...first, preferred: true as const }, ...made.slice(1)] : []),
    ...offered(removeServer(model, mcp, server)),
  ];
}

type Members = ReadonlyMap<string, JsonMember>;

function foreignTo(object: JsonObject, known: readonly string[]): Set<JsonMember> {
  return new Set(object.members.filter(({ key }) => !known.includes(key.value)));
}

function keepNetwork(mcp: McpFacts, object: JsonObject, members: Members): Fix | undefined {
  const foreign = foreignTo(object, httpKeys);
  const type = members.get('type');
  const right = type?.value.kind === 'string' && type.value.value === 'streamable-http';
  if (foreign.size === 0 && right) return undefined;
  const named = type && !right ? [replace(mcp, type.value, '"streamable-http"')] : [];
  const url = members.get('url');
  // Before the address, so that it never meets the end of a removal.
  const inserted =
    !type && url ? [replace(mcp, { start: url.key.start, end: url.key.start }, `"type": "streamable-http", `)] : [];
  const title = foreign.size === 0 ? 'Give it the type `streamable-http`' : 'Keep the keys of a streamable-http server';
  return fix(title, [...inFile(mcp, removeMembers(object, foreign)), ...named, ...inserted]);
}

function keepCommand(mcp: McpFacts, object: JsonObject, members: Members): Fix | undefined {
  const foreign = foreignTo(object, stdioKeys);
  if (foreign.size === 0) return undefined;
  const names = [...foreign].map(({ key }) => quoted(key.value)).join(', ');
  const title = members.has('url') ? 'Keep the keys of a stdio server' : `Remove ${names}`;
  return fix(title, inFile(mcp, removeMembers(object, foreign)));
}

/** Neither kind: the key that is missing, to be filled in. */
function complete(mcp: McpFacts, object: JsonObject, members: Members): Fix | undefined {
  const network = members.has('type') || members.has('headers');
  const known: readonly string[] = network ? httpKeys : stdioKeys;
  if (foreignTo(object, known).size > 0 || members.has(network ? 'url' : 'command')) return undefined;
  const type = members.get('type');
  if (network && !(type?.value.kind === 'string' && type.value.value === 'streamable-http')) return undefined;
  const splices = network
    ? insertJsonMember(mcp.text, object, 'url', 'https://example.com/mcp')
    : insertJsonMember(mcp.text, object, 'command', 'python3');
  return fix(network ? 'Insert a `url` to fill in' : 'Insert a `command` to fill in', inFile(mcp, splices));
}

/** A single argument without its list, where that is the fault. */
function mendShapes(mcp: McpFacts, members: Members, fault: ServerFault | undefined): Fix | undefined {
  const args = members.get('args')?.value;
  if (args?.kind !== 'string' || args.start !== fault?.start) return undefined;
  return fix('Put `args` into a list', [replace(mcp, args, `[${mcp.text.slice(args.start, args.end)}]`)]);
}

/** Out of the file and off every list. */
export function removeServer(model: Model, mcp: McpFacts, server: ServerFacts): Fix | undefined {
  const servers = membersOf(mcp.root).get('mcpServers')?.value;
  const { manifest } = model;
  const listings = model.listingsOf('mcp_servers', server.name);
  // Two entries of one list would be cut out across each other.
  if (servers?.kind !== 'object' || new Set(listings.map(({ module }) => module)).size < listings.length)
    return undefined;
  const off = manifest ? listings.flatMap((listing) => unlist(manifest, listing)) : [];
  const index = servers.members.indexOf(server.member);
  return fix(`Remove the server ${quoted(server.name)}`, [...inFile(mcp, removeJsonPart(servers, index)), ...off]);
}

const variable = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A name as an environment variable has one. */
function variableOf(text: string): string {
  const name = text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[A-Z_]/.test(name) ? name : `_${name}`;
}

/** One reference in the place of a literal or a longer value, with the line that `.env` needs for it. */
export function referenceFixes(mcp: McpFacts, server: ServerFacts, value: ServerValue): Fix[] {
  const { key } = value;
  const named = variable.test(key.text);
  const name =
    value.block === 'headers' ? variableOf(`${server.name}_${key.text}`) : named ? key.text : variableOf(key.text);
  const edits = [replace(mcp, value.value, JSON.stringify(`\${${name}}`))];
  // An `env` key has to be its variable.
  if (value.block === 'env' && name !== key.text) {
    if (server.values.some((each) => each.block === 'env' && each.key.text === name)) return [];
    edits.push(replace(mcp, key, JSON.stringify(name)));
  }
  return [fix(`Refer to \`\${${name}}\`; in .env: \`${name}=${envValue(value)}\``, edits, true)];
}

/** What the variable has to hold. A value that may be a secret is not repeated in a title. */
function envValue({ value, isText, reference }: ServerValue): string {
  const line = value.text.replace(/[\s`]+/g, ' ');
  if (reference.kind === 'embedded') return line.replace(/\$\{([^{}]+)\}/g, '<$1>').slice(0, 60);
  return isText && line !== '' && line.length <= 12 ? line : '…';
}

/** A name of letters, digits, `_` and `-` that no server has. */
export function freeServerName(model: Model, wanted: string): string {
  const base =
    wanted
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9_-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'server';
  const taken = (name: string) => name === engineServer || model.mcp?.servers.has(name) === true;
  let name = base;
  for (let count = 2; taken(name); count++) name = `${base}-${count}`;
  return name;
}
