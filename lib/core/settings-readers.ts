/** How each key of the settings file is read: what is understood goes into the settings, the rest is said. */
import { getNodeValue, type Node } from 'jsonc-parser';
import { nearest } from './nearest';
import { pointerTo } from './pointer';
import type { HostProfile, Route, Settings, TokenizerName } from './settings';

/** The part of the settings that the file holds. `suite` and `baseline` are paths relative to the file's directory. */
export interface StoredSettings {
  severities?: Settings['severities'];
  limits?: Settings['limits'];
  tokenizer?: TokenizerName;
  host?: HostProfile;
  routes?: readonly Route[];
  suite?: string;
  baseline?: string;
}

/** Ids that a severity or a limit may name. Without them any id is taken. */
export interface KnownIds {
  rules: readonly string[];
  limits: readonly string[];
}

/** Says what is wrong with a value; `pointer` is its place (RFC 6901). */
export type Say = (message: string, node: Node, pointer: string) => void;

type Reader = (stored: StoredSettings, node: Node, say: Say, known: KnownIds | undefined) => void;

const tokenizers = ['o200k_base', 'cl100k_base', 'estimate'] as const satisfies readonly TokenizerName[];
const severities = ['error', 'warning', 'info', 'off'] as const;

export const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'severities',
    (stored, node, say, known) => {
      const read = table(node, 'severities', say, known?.rules, 'rule', (value) => oneOf(severities, value));
      if (read) stored.severities = read;
    },
  ],
  [
    'limits',
    (stored, node, say, known) => {
      const read = table(node, 'limits', say, known?.limits, 'limit', (value) =>
        typeof value === 'number' && value >= 0 ? { value } : { wanted: 'a number, 0 or more' },
      );
      if (read) stored.limits = read;
    },
  ],
  [
    'tokenizer',
    (stored, node, say) => {
      const read = oneOf(tokenizers, getNodeValue(node));
      if ('value' in read) stored.tokenizer = read.value;
      else say(wanted(node, read.wanted), node, '/tokenizer');
    },
  ],
  ['host', readHost],
  ['routes', readRoutes],
  ['suite', readPath('suite')],
  ['baseline', readPath('baseline')],
]);

/** The members of an object in their order; of equal keys the last counts, as in `JSON.parse`. */
export function membersOf(node: Node): { key: string; value: Node }[] {
  const members = new Map<string, Node>();
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (typeof key?.value === 'string' && value) members.set(key.value, value);
  }
  return Array.from(members, ([key, value]) => ({ key, value }));
}

type Read<Value> = { value: Value } | { wanted: string };

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Read<Name> {
  const name = names.find((each) => each === value);
  return name === undefined ? { wanted: `one of ${names.map((each) => `\`${each}\``).join(', ')}` } : { value: name };
}

function wanted(node: Node, what: string): string {
  const value = JSON.stringify(getNodeValue(node)) ?? 'nothing';
  return `\`${value.length > 40 ? `${value.slice(0, 40)}…` : value}\` stands where ${what} is wanted; it has no effect.`;
}

/** An object of ids with one kind of value; keys that no rule or limit has are said. */
function table<Value>(
  node: Node,
  name: string,
  say: Say,
  ids: readonly string[] | undefined,
  kind: string,
  read: (value: unknown) => Read<Value>,
): Record<string, Value> | undefined {
  if (node.type !== 'object') {
    say(wanted(node, 'an object'), node, `/${name}`);
    return undefined;
  }
  const pairs: [string, Value][] = [];
  for (const { key, value } of membersOf(node)) {
    const pointer = pointerTo(`/${name}`, key);
    const one = read(getNodeValue(value));
    if (ids && !ids.includes(key)) {
      const near = nearest(key, ids);
      say(
        `\`${key}\` is no ${kind}${near === undefined ? '' : `; \`${near}\` is one`}.`,
        value.parent ?? value,
        pointer,
      );
    } else if ('wanted' in one) say(wanted(value, one.wanted), value, pointer);
    else pairs.push([key, one.value]);
  }
  return Object.fromEntries(pairs);
}

function readHost(stored: StoredSettings, node: Node, say: Say): void {
  if (node.type !== 'object') {
    say(wanted(node, 'an object'), node, '/host');
    return;
  }
  const host: {
    -readonly [Key in keyof NonNullable<StoredSettings['host']>]: NonNullable<StoredSettings['host']>[Key];
  } = {};
  for (const { key, value } of membersOf(node)) {
    const pointer = pointerTo('/host', key);
    const content: unknown = getNodeValue(value);
    if (key === 'factories') {
      if (Array.isArray(content)) host.factories = content;
      else say(wanted(value, 'a list'), value, pointer);
    } else if (key === 'hostRequirements') {
      if (Array.isArray(content) && content.every((each) => typeof each === 'string')) host.hostRequirements = content;
      else say(wanted(value, 'a list of texts'), value, pointer);
    } else if (key === 'projectRoot') {
      if (typeof content === 'string' && content.startsWith('/')) host.projectRoot = content;
      else say(wanted(value, 'an absolute POSIX path'), value, pointer);
    } else if (key === 'runtimeRegistry') host.runtimeRegistry = content;
    else say(`\`${key}\` is no part of a host profile; it has no effect.`, value.parent ?? value, pointer);
  }
  stored.host = host;
}

function readRoutes(stored: StoredSettings, node: Node, say: Say): void {
  if (node.type !== 'array') {
    say(wanted(node, 'a list'), node, '/routes');
    return;
  }
  stored.routes = (node.children ?? []).flatMap((each, index) => {
    const { task, leaf }: { task?: unknown; leaf?: unknown } =
      each.type === 'object'
        ? Object.fromEntries(membersOf(each).map(({ key, value }) => [key, getNodeValue(value)]))
        : {};
    if (typeof task === 'string' && typeof leaf === 'string') return [{ task, leaf }];
    say(wanted(each, 'an object with the texts `task` and `leaf`'), each, `/routes/${index}`);
    return [];
  });
}

function readPath(key: 'suite' | 'baseline'): Reader {
  return (stored, node, say) => {
    if (typeof node.value === 'string' && node.value !== '') stored[key] = node.value;
    else say(wanted(node, 'a path'), node, `/${key}`);
  };
}
