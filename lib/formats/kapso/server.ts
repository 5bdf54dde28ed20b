/** One tool server: which kind it is, what is wrong with it, what it runs and which variables it asks for. */
import type { JsonMember, JsonNode } from '../../core/json';
import { shown } from '../../core/shown';
import { membersOf, placedString } from './json-file';
import type { Placed, Span } from './placed';
import { belowRoot, looksLikeScript, type Reference, referenceOf } from './references';

/** One value of `env` or `headers`. `value` is the span in the file, quotes included. */
export interface ServerValue {
  block: 'env' | 'headers';
  key: Placed;
  value: Placed;
  isText: boolean;
  reference: Reference;
}

/** A word of the command that lies below the harness. `target`: undefined where it leads outside. */
export interface ScriptWord extends Placed {
  target: string | undefined;
  /** The first word: it must be there, whatever it is called. */
  isProgram: boolean;
}

/** Keys of the other kind, or shapes no kind has. */
export interface ServerFault extends Span {
  message: string;
  /** Members that another kind or no kind has. */
  foreign: JsonMember[];
  /** A type that nearly is the right one. */
  type?: JsonNode;
}

export interface ServerFacts extends Span {
  name: string;
  key: Placed;
  member: JsonMember;
  type?: 'stdio' | 'streamable-http';
  fault?: ServerFault;
  command?: Placed;
  args: Placed[];
  url?: Placed;
  values: ServerValue[];
  /** The program PATH must have; undefined where the harness brings it. */
  program?: Placed;
  scripts: ScriptWord[];
  /** The variables its values name, each once. */
  variables: string[];
}

export const stdioKeys = ['command', 'args', 'env', 'cwd'] as const;
export const httpKeys = ['type', 'url', 'headers'] as const;

export function readServer(name: string, member: JsonMember): ServerFacts {
  const { key, value } = member;
  const facts: ServerFacts = {
    name,
    key: { text: name, start: key.start, end: key.end },
    member,
    start: value.start,
    end: value.end,
    args: [],
    values: [],
    scripts: [],
    variables: [],
  };
  if (value.kind !== 'object') {
    facts.fault = { message: 'is no object', start: value.start, end: value.end, foreign: [] };
    return facts;
  }
  const members = membersOf(value);
  judge(facts, members);
  const command = textOf(members.get('command')?.value);
  const url = textOf(members.get('url')?.value);
  if (command) facts.command = command;
  if (url) facts.url = url;
  const args = members.get('args')?.value;
  if (args?.kind === 'array') facts.args = args.items.flatMap((item) => textOf(item) ?? []);
  facts.values = [...valuesOf('env', members.get('env')), ...valuesOf('headers', members.get('headers'))];
  const names = facts.values.flatMap(({ reference }) => (reference.kind === 'whole' ? [reference.name] : []));
  facts.variables = [...new Set(names)];
  readPrograms(facts);
  return facts;
}

const textOf = (node: JsonNode | undefined): Placed | undefined =>
  node?.kind === 'string' ? placedString(node) : undefined;

/** Tells the kind by `type` (Servers), then holds every key against it: one fault for each server. */
function judge(facts: ServerFacts, members: ReadonlyMap<string, JsonMember>): void {
  const type = members.get('type')?.value;
  const fault = (message: string, at: Span, foreign: JsonMember[] = [], wrong?: JsonNode) => {
    facts.fault = { message, start: at.start, end: at.end, foreign, ...(wrong && { type: wrong }) };
  };
  if (type && !(type.kind === 'string' && type.value === 'streamable-http')) {
    const said = type.kind === 'string' ? shown(type.value) : 'no text';
    const stdio = members.has('command') && !members.has('url');
    if (stdio) facts.type = 'stdio';
    const typed = members.get('type');
    fault(
      `has the type ${said}; a server is \`streamable-http\`, or has no type and a command`,
      type,
      typed && stdio ? [typed] : [],
      type,
    );
    return;
  }
  const kind = type ? 'streamable-http' : 'stdio';
  const known: readonly string[] = type ? httpKeys : stdioKeys;
  const wanted = type ? 'url' : 'command';
  const value = members.get(wanted)?.value;
  if (!value && !type && members.has('url')) {
    fault('has a `url` but not the type `streamable-http`', members.get('url')?.key ?? facts);
    return;
  }
  if (!value) {
    const missing = type ? 'the type `streamable-http` but no `url`' : 'neither a `command` nor a type with a `url`';
    fault(`has ${missing}`, facts.key);
    return;
  }
  facts.type = kind;
  if (value.kind !== 'string' || value.value.trim() === '') {
    fault(`has a \`${wanted}\` that is no text`, value);
    return;
  }
  const foreign = [...members].filter(([key]) => !known.includes(key)).map(([, member]) => member);
  const first = foreign[0];
  if (first) {
    fault(
      `is ${kind === 'stdio' ? 'a stdio server' : 'a streamable-http server'}, which has no ${shown(first.key.value)}`,
      first.key,
      foreign,
    );
    return;
  }
  const misshapen = [...members].find(([key, { value }]) => !hasShape(key, value));
  if (misshapen) fault(`has \`${misshapen[0]}\` in a shape that cannot be read`, misshapen[1].value);
}

function hasShape(key: string, value: JsonNode): boolean {
  if (key === 'args') return value.kind === 'array';
  if (key === 'env' || key === 'headers') return value.kind === 'object';
  return value.kind === 'string';
}

function valuesOf(block: ServerValue['block'], member: JsonMember | undefined): ServerValue[] {
  if (member?.value.kind !== 'object') return [];
  return [...membersOf(member.value)].map(([name, { key, value }]) => {
    const isText = value.kind === 'string';
    const text = isText ? value.value : '';
    return {
      block,
      key: { text: name, start: key.start, end: key.end },
      value: { text, start: value.start, end: value.end },
      isText,
      reference: isText ? referenceOf(text) : { kind: 'literal' },
    };
  });
}

function readPrograms(facts: ServerFacts): void {
  const { command } = facts;
  if (command && command.text.trim() !== '') {
    const below = belowRoot(command.text);
    if (below) facts.scripts.push({ ...command, target: below.target, isProgram: true });
    else facts.program = command;
  }
  for (const word of facts.args) {
    const below = belowRoot(word.text);
    if (below && looksLikeScript(below.below)) facts.scripts.push({ ...word, target: below.target, isProgram: false });
  }
}
