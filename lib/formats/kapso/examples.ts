/** The small harness every example starts from, and the parts examples are made of. */
import type { Files } from '../../core/files';

const guardrails = `# Standing rules

- Report what was measured, with the command that measured it.
`;

/** A manifest with the three required fields; `more` follows them as it stands. */
export const manifest = (more = ''): string => `schema_version: 1
name: tide-tables
version: 0.1.0
description: Predict harbour water levels.
${more}`;

type More = Readonly<Record<string, Files[string] | undefined>>;

/** The base with some files more, or in its place. An undefined value leaves a file out. */
export function example(files: More = {}): Files {
  const all: Record<string, Files[string]> = {};
  const merged = { 'harness.yaml': manifest(), 'instructions/guardrails.md': guardrails, ...files };
  for (const [path, value] of Object.entries(merged)) if (value !== undefined) all[path] = value;
  return all;
}

/** A manifest whose implementation module lists one thing. */
export const listing = (list: string, name: string): string =>
  manifest(`modules:
  implementation:
    ${list}: [${name}]
`);

/** A page of the implementation module that names a skill. */
export const pageNaming = (name: string): string => `# Work

- Run ${name} on every gauge.
`;

export const skillFile = (name: string, more = ''): string => `---
name: ${name}
description: "Smooth one gauge. Use when a gauge jumps."
${more}---

Take the median of five readings.
`;

/** A listed, mentioned skill. */
export const withSkill = (text: string, more: Files = {}): Files =>
  example({
    'harness.yaml': listing('skills', 'smooth-gauge'),
    'instructions/implementation.md': pageNaming('smooth-gauge'),
    'skills/smooth-gauge/SKILL.md': text,
    ...more,
  });

export const agentFile = (name: string): string => `---
name: ${name}
description: Reads one log and lists its gaps.
---

You read one log. List each gap with its start and end.
`;

/** A listed delegate. */
export const withAgent = (text: string): Files =>
  example({ 'harness.yaml': listing('agents', 'gap-reader'), 'agents/gap-reader.md': text });

/** A program of the harness, so that an example needs nothing of PATH. */
export const program = { text: '#!/bin/sh\ncat > /dev/null\n', executable: true };

export const run = '"$' + '{PLUGIN_ROOT}/hooks/keep-log/run.sh"';

/** `hook.json` with one handler. */
export const hookFile = (event: string, handler: object, matcher?: string): string =>
  `${JSON.stringify({ hooks: { [event]: [{ ...(matcher !== undefined && { matcher }), hooks: [handler] }] } }, null, 2)}\n`;

export const commandHook = (event: string, command = run, matcher?: string): string =>
  hookFile(event, { type: 'command', command }, matcher);

/** A listed hook with its program. */
export const withHook = (text: string, more: More = {}): Files =>
  example({
    'harness.yaml': listing('hooks', 'keep-log'),
    'hooks/keep-log/hook.json': text,
    'hooks/keep-log/run.sh': program,
    ...more,
  });

/** A mounted server `gauges` with its program; `servers` is the value of `mcpServers` where the example needs another. */
export const withServer = (server: object, more: More = {}, name = 'gauges'): Files =>
  example({
    'harness.yaml': listing('mcp_servers', JSON.stringify(name)),
    'mcp.json': `${JSON.stringify({ mcpServers: { [name]: server } }, null, 2)}\n`,
    'servers/gauges.sh': program,
    ...more,
  });

export const gauges = '$' + '{PLUGIN_ROOT}/servers/gauges.sh';
