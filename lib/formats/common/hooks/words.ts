/** A hook set in words: what reviewers read, and what makes a hook another one. */
import { memberOf } from '../../../core/json';
import type { CommandReading, Reach } from './command';
import type { Found, HookEvent } from './host';
import { shadowsOf } from './interpreter';
import type { MatcherReading } from './matcher';
import type { Hook } from './read';

/** "Before a tool runs, if the tool is `Bash`: runs `python3 -I guard.py`." */
export function hookSentence(hook: Hook): string {
  const when = hook.event.known?.when ?? `on \`${hook.event.name}\`, an unknown event`;
  const matcher = hook.matcher ? matcherWords(hook.matcher.reading, hook.matcher.node.value, hook.event.known) : '';
  const condition = textOf(hook, 'if');
  const fits = condition === undefined ? '' : `, where the call fits \`${condition}\``;
  const sentence = `${when}${matcher === '' ? '' : `, ${matcher}`}${fits}: ${actionWords(hook)}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function actionWords(hook: Hook): string {
  if (hook.command) return `runs \`${hook.command.reading.text}\``;
  const type = hook.type?.value;
  const url = textOf(hook, 'url');
  if (type === 'http' && url !== undefined) return `sends what it is told to \`${url}\``;
  const tool = textOf(hook, 'tool');
  if (type === 'mcp_tool' && tool !== undefined) {
    return `calls \`${tool}\` of the tool server \`${textOf(hook, 'server') ?? ''}\``;
  }
  return type === undefined ? 'does nothing' : `asks a \`${type}\` handler`;
}

/** A text among the handler's own members. */
function textOf({ node }: Hook, key: string): string | undefined {
  const value = memberOf(node, key)?.value;
  return value?.kind === 'string' ? value.value : undefined;
}

const nouns = new Map<unknown, string>([
  ['tools', 'tool'],
  ['agents', 'agent'],
  ['servers', 'server'],
  ['files', 'file'],
  ['commands', 'command'],
  ['models', 'model'],
]);

/** What a matcher lets through: "if the tool is `Edit` or `Write`". */
export function matcherWords(reading: MatcherReading, text: string, event: HookEvent | undefined): string {
  if (event && !event.matches) return reading.kind === 'all' ? '' : `its matcher \`${text}\` is not looked at`;
  const noun = nouns.get(event ? event.matches : 'tools') ?? 'reason';
  if (reading.kind === 'all') return `whatever the ${noun}`;
  if (reading.fault !== undefined) return `never: its matcher \`${text}\` is no regular expression`;
  if (reading.kind === 'names') {
    return `if the ${noun} is ${listed(reading.alternatives.map((alternative) => alternative.text))}`;
  }
  return `if the ${noun} matches \`${text}\`${knownWords(reading)}`;
}

/** More names than these are counted. */
const mostNamed = 8;

function knownWords({ matched = [], everyKnown }: MatcherReading): string {
  if (matched.length === 0) return '';
  if (everyKnown) return ' (every known one)';
  const more = matched.length - mostNamed;
  if (more <= 1) return ` (of the known ones ${listed(matched)})`;
  return ` (of the known ones ${matched
    .slice(0, mostNamed)
    .map((name) => `\`${name}\``)
    .join(', ')} and ${more} more)`;
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? 'none';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}

/** How an interpreter is protected against modules beside the agent's work; undefined where there is nothing to say. */
export function isolationWords(command: CommandReading): string | undefined {
  const pythons = command.simple.flatMap(({ interpreter }) => (interpreter?.name === 'python' ? [interpreter] : []));
  if (pythons.length === 0) return undefined;
  const open = pythons.filter((python) => !python.isolated);
  if (open.length === 0) return 'isolated (`-I`): modules in the working directory cannot shadow its imports';
  return `not isolated: ${[...new Set(open.map(shadowsOf))].join('; ')} can shadow its imports`;
}

const hintWords = {
  network: 'network',
  write: 'writes',
  credential: 'credentials',
  privilege: 'other rights',
  destructive: 'deletes or ends',
  'downloaded-code': 'runs what it downloads',
} as const;

/** Members whose text decides what a hook does, beside its command. */
const told = ['if', 'prompt', 'model', 'url', 'server', 'tool', 'shell'];

/** One line per fact, for node details: the text changes whenever the hook's meaning does. */
export function hookDetails(hook: Hook, find: (path: string) => Found): Record<string, string> {
  const details: Record<string, string> = { event: hook.event.name };
  if (hook.event.known) details.when = hook.event.known.when;
  if (hook.matcher) {
    details.matcher = hook.matcher.node.value;
    const words = matcherWords(hook.matcher.reading, hook.matcher.node.value, hook.event.known);
    if (words !== '') details.matches = words;
  } else if (hook.event.known?.matches) details.matches = 'everything: no matcher';
  details.type = hook.type?.value ?? 'missing';
  for (const key of told) {
    const value = textOf(hook, key);
    if (value !== undefined) details[key] = value;
  }
  const command = hook.command?.reading;
  if (!command) return details;
  details.command = command.text;
  details.runs = 'as you, outside the tools the agent may use';
  const programs = command.simple.flatMap(({ runs }) => runs?.text ?? []);
  if (programs.length > 0) details.programs = programs.join(', ');
  const isolation = isolationWords(command);
  if (isolation !== undefined) details.isolation = isolation;
  const reaches = command.reaches.map((reach) => reachWords(reach, find));
  if (reaches.length > 0) details.files = reaches.join('; ');
  const hints = command.hints.map((hint) => `${hintWords[hint.kind]}: ${hint.text}`);
  if (hints.length > 0) details.hints = [...new Set(hints)].join('; ');
  return details;
}

function reachWords({ base, path, use }: Reach, find: (path: string) => Found): string {
  if (base === 'working') return `${path} (${use}; in the working directory, where the agent can write)`;
  const found = find(path);
  return `${path} (${use}${found === 'missing' && use !== 'output' ? '; missing' : ''})`;
}
