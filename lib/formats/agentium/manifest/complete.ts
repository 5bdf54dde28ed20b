/** Completions in a manifest, from the contract's own lists of fields. */
import type { Completion } from '../../../core/format';
import { type JsonNode, parseJson } from '../../../core/json';
import { fields, slots } from '../vocabulary';

/** Field → what it is for. */
const about: Readonly<Record<string, string>> = {
  contractVersion: 'The number 1',
  id: 'An identifier',
  abilities: 'What the agent is made of, in order',
  defaults: 'Workspace, skills and switches',
  limits: 'Lower bounds on the Agent’s own settings',
  runtime: 'References to registered implementations',
  instanceId: 'Names this use of an ability',
  type: 'Which ability',
  version: 'Which version of it',
  options: 'What the ability is told',
  workspace: 'A path of the project, to read or to write',
  skillDirs: 'Directories of skills',
  contextFiles: 'Project instruction files in the prompt',
  filesystem: 'Virtual notes, not the project’s files',
  subagents: 'The `task` tool',
  fileMemory: 'The `memory` tool',
  searchPastSessions: 'The `search_past_sessions` tool',
  toolRoundtrips: 'At most so many rounds of tools',
  maxChildDepth: 'At most so deep a tree of subagents',
  modelRoles: 'Role → name of a host binding',
  entries: 'The texts of the context',
  text: 'What is retrieved',
  uri: 'Where the text comes from',
};

export function manifestCompletions(text: string, offset: number, abilities: readonly string[]): Completion[] {
  const before = text.slice(0, offset);
  const value = /"(\w+)"\s*:\s*("?[\w.:/@-]*)$/.exec(before);
  const key = /[{,]\s*("?\w*)$/.exec(before);
  const written = value?.[2] ?? key?.[1];
  if (written === undefined) return [];
  const after = /^[\w.:/@-]*"?/.exec(text.slice(offset))?.[0].length ?? 0;
  const span = { start: offset - written.length, end: offset + (written.startsWith('"') ? after : 0) };
  if (value)
    return valuesFor(value[1] ?? '', abilities).map((insert) => ({
      label: insert.replaceAll('"', ''),
      detail: about[value[1] ?? ''] ?? '',
      insert,
      ...span,
    }));
  const place = objectAround(parseJson(text).root, offset);
  if (!place) return [];
  const known = fieldsAt(place.path);
  const taken = new Set(place.object.kind === 'object' ? place.object.members.map((member) => member.key.value) : []);
  return known
    .filter((name) => !taken.has(name) || written.includes(name))
    .map((name) => ({ label: name, detail: about[name] ?? '', insert: `"${name}": `, ...span }));
}

function valuesFor(name: string, abilities: readonly string[]): string[] {
  if (name === 'mode') return ['"read"', '"write"'];
  if (name === 'contractVersion' || name === 'version') return ['1'];
  if (name === 'type') return [...new Set(abilities.map((each) => `"${each.replace(/@\d+$/, '')}"`))];
  return (fields.defaults as readonly string[]).slice(2).includes(name) ? ['true', 'false'] : [];
}

/** The innermost object around an offset, with the names that lead to it. */
function objectAround(root: JsonNode | undefined, offset: number): { object: JsonNode; path: string[] } | undefined {
  let found: { object: JsonNode; path: string[] } | undefined;
  let node = root;
  const path: string[] = [];
  while (node && node.start < offset && offset <= node.end) {
    if (node.kind === 'object') {
      found = { object: node, path: [...path] };
      const member = node.members.find(({ value }) => value.start < offset && offset <= value.end);
      if (member) path.push(member.key.value);
      node = member?.value;
    } else if (node.kind === 'array') {
      const index = node.items.findIndex((item) => item.start < offset && offset <= item.end);
      path.push('*');
      node = node.items[index];
    } else break;
  }
  return found;
}

function fieldsAt(path: readonly string[]): readonly string[] {
  const place = path.join('/');
  if (place === '') return fields.manifest;
  if (place === 'abilities/*') return fields.selection;
  if (place === 'abilities/*/options') return ['id', 'entries'];
  if (place === 'abilities/*/options/entries/*') return ['id', 'text', 'uri'];
  if (place === 'defaults') return fields.defaults;
  if (place === 'defaults/workspace') return fields.workspace;
  if (place === 'limits') return fields.limits;
  if (place === 'runtime') return fields.runtime;
  return slots.some((slot) => place === `runtime/${slot}`) ? fields.reference : [];
}
