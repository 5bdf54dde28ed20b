/** What a listed name needs to be defined: the smallest skill, delegate, server or hook, to be filled in. */
import type { Fix } from '../../core/diagnostic';
import { insertJsonMember } from '../../core/json-edit';
import { fileOf } from '../../core/text';
import { membersOf } from './json-file';
import { fix, quoted } from './kit';
import { isIgnored, type Model } from './model';
import { agentFileOf, hookFileOf, type ListName, mcpPath, nouns, pluginRoot, serverName, skillFileOf } from './names';
import { inFile } from './repairs-json';
import { yamlText } from './repairs-yaml';

export const skillSkeleton = (name: string): string => `---
name: ${yamlText(name)}
description: "Say in one sentence what it does. Use when something asks for it."
---

Say here how it is done.
`;

export const agentSkeleton = (name: string): string => `---
name: ${yamlText(name)}
description: "Say in one sentence which piece of work it takes."
---

Say here what it is given, what it does, and what it reports.
`;

/** A hook that runs one program of its own directory, or that listens to nothing yet. */
export function hookSkeleton(program?: string): string {
  const events = program
    ? { SessionStart: [{ hooks: [{ type: 'command', command: `"${pluginRoot}/${program}"` }] }] }
    : {};
  return `${JSON.stringify({ hooks: events }, null, 2)}\n`;
}

const hookProgram = '#!/bin/sh\n# Reads the event; silence and exit code 0 mean: no opinion.\ncat > /dev/null\n';

/** One part of a path that a directory or file can have as its name. */
const plain = /^[^/\\.\s][^/\\]*$/;

export function createAttachment(model: Model, list: ListName, name: string): Fix | undefined {
  const title = `Create the ${nouns[list]} ${quoted(name)}`;
  if (list === 'mcp_servers') return serverName.test(name) ? createServer(model, name, title) : undefined;
  if (!plain.test(name) || name.trim() !== name || isIgnored(name)) return undefined;
  if (list === 'skills') return fix(title, [{ write: skillFileOf(name), entry: fileOf(skillSkeleton(name)) }]);
  if (list === 'agents') return fix(title, [{ write: agentFileOf(name), entry: fileOf(agentSkeleton(name)) }]);
  const program = `hooks/${name}/hook.sh`;
  return fix(title, [
    { write: hookFileOf(name), entry: fileOf(hookSkeleton(program)) },
    { write: program, entry: fileOf(hookProgram, true) },
  ]);
}

/** Its address is to be filled in; a program of the harness would have to be written first. */
function createServer(model: Model, name: string, title: string): Fix | undefined {
  const server = { type: 'streamable-http', url: 'https://example.com/mcp' };
  const { mcp } = model;
  if (!mcp) {
    if (model.isDirectory(mcpPath)) return undefined;
    // The name that Claude Code gives the file.
    if (model.harness.get('.mcp.json')?.kind === 'file') {
      return fix(`Rename \`.mcp.json\` to \`${mcpPath}\``, [{ rename: '.mcp.json', to: mcpPath }], true);
    }
    const text = `${JSON.stringify({ mcpServers: { [name]: server } }, null, 2)}\n`;
    return fix(title, [{ write: mcpPath, entry: fileOf(text) }]);
  }
  const servers = membersOf(mcp.root).get('mcpServers')?.value;
  if (servers?.kind !== 'object') return undefined;
  return fix(title, inFile(mcp, insertJsonMember(mcp.text, servers, name, server)));
}
