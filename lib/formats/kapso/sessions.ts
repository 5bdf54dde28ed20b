/** What a session of a module gets on a host: in order, and with what differs between the hosts. */
import type { Path } from '../../core/path';
import { hookSentence } from '../common/hooks';
import type { Model } from './model';
import {
  engineHook,
  guardrailsPath,
  type ListName,
  type ModuleName,
  moduleNames,
  pagePathOf,
  runsOnlyWithContent,
} from './names';

export const hosts = ['claude-code', 'codex'] as const;
export type Host = (typeof hosts)[number];
export const hostTitles: Readonly<Record<Host, string>> = { 'claude-code': 'Claude Code', codex: 'Codex' };

/** What the manifest says of one module, whatever the host: the notation of the conformance cases. */
export interface SessionView {
  /** In prompt order. */
  pages: Path[];
  skills: string[];
  mcp_servers: string[];
  agents: string[];
  /** In manifest order, without the engine's own hook. */
  hooks: string[];
  hasContent: boolean;
  runs: boolean;
}

export function sessionViewOf(model: Model, module: ModuleName): SessionView {
  const listed = (list: ListName) =>
    (model.manifest?.modules.get(module)?.lists.get(list)?.listings ?? []).map(({ text }) => text);
  const own = model.pages.has(pagePathOf(module));
  const pages = [guardrailsPath, pagePathOf(module)].filter((path) => model.pages.has(path));
  const lists = {
    skills: listed('skills'),
    mcp_servers: listed('mcp_servers'),
    agents: listed('agents'),
    hooks: listed('hooks'),
  };
  const hasContent = own || Object.values(lists).some((names) => names.length > 0);
  return { pages, ...lists, hasContent, runs: hasContent || !runsOnlyWithContent.has(module) };
}

export const sessionViews = (model: Model): Record<ModuleName, SessionView> =>
  Object.fromEntries(moduleNames.map((module) => [module, sessionViewOf(model, module)])) as Record<
    ModuleName,
    SessionView
  >;

/** One thing a session gets. `missing`: listed, but nothing defines it. */
export interface Given {
  name: string;
  path?: Path;
  missing?: true;
  /** In words: what it is to the session on this host. */
  lines: string[];
}

export interface Session {
  module: ModuleName;
  host: Host;
  runs: boolean;
  hasContent: boolean;
  pages: { path: Path; text: string }[];
  skills: Given[];
  delegates: Given[];
  servers: Given[];
  /** The engine's own hook first. */
  hooks: Given[];
  /** What would be otherwise on the other host. */
  differences: string[];
}

export function sessionOf(model: Model, module: ModuleName, host: Host): Session {
  const view = sessionViewOf(model, module);
  const session: Session = {
    module,
    host,
    runs: view.runs,
    hasContent: view.hasContent,
    pages: view.pages.map((path) => ({ path, text: model.pages.get(path)?.text ?? '' })),
    skills: view.skills.map((name) => skillGiven(model, name)),
    delegates: view.agents.map((name) => delegateGiven(model, name, host)),
    servers: view.mcp_servers.map((name) => serverGiven(model, name, host)),
    hooks: [engineHookGiven(host), ...view.hooks.map((name) => hookGiven(model, name, host))],
    differences: [],
  };
  session.differences = differencesOf(session);
  return session;
}

/** What stands beside the pages, kind by kind, in the order a session gets it. */
export const groupsOf = (session: Session): [title: string, given: Given[]][] => [
  ['Skills', session.skills],
  ['Delegates', session.delegates],
  ['Tool servers', session.servers],
  ['Hooks', session.hooks],
];

const undefinedThing = (name: string): Given => ({
  name,
  missing: true,
  lines: ['Listed, but nothing defines it: the harness does not load.'],
});

function skillGiven(model: Model, name: string): Given {
  const skill = model.skills.get(name);
  if (!skill) return undefinedThing(name);
  const description = skill.file?.description?.text;
  const lines = [
    description ?? 'No description can be read.',
    'The body is loaded when the description fits the work at hand.',
  ];
  const scripts = skill.files.length;
  if (scripts > 0)
    lines.push(`${scripts} more ${scripts === 1 ? 'file' : 'files'} at $KAPSO_HARNESS_ROOT/${skill.directory}/.`);
  return { name, path: skill.file?.path ?? skill.directory, lines };
}

function delegateGiven(model: Model, name: string, host: Host): Given {
  const agent = model.agents.get(name);
  if (!agent) return undefinedThing(name);
  const lines = [
    agent.description?.text ?? 'No description can be read.',
    host === 'codex' ? 'A role, which also gets the pages above.' : 'A sub-agent, which also gets the pages above.',
  ];
  const dropped = agent.otherKeys.map(({ text }) => text);
  if (dropped.length > 0) lines.push(`Dropped: ${dropped.join(', ')}. It has the session's tools and model.`);
  return { name, path: agent.path, lines };
}

function serverGiven(model: Model, name: string, host: Host): Given {
  const server = model.mcp?.servers.get(name);
  if (!server) return model.isEngineServer(name) ? { name, lines: ["The engine's own server."] } : undefinedThing(name);
  const lines = [
    server.type === 'streamable-http'
      ? `Answers at ${server.url?.text ?? 'an address that is not given'}.`
      : `Runs ${[server.command?.text ?? '?', ...server.args.map(({ text }) => text)].join(' ')} in the session's directory.`,
    `Its tools are called mcp__${name}__<tool>.`,
  ];
  if (server.variables.length > 0) {
    const names = server.variables.join(', ');
    lines.push(
      host === 'codex' ? `Variables forwarded by name: ${names}.` : `Variables, from the session's own: ${names}.`,
    );
  }
  return { name, path: 'mcp.json', lines };
}

const engineHookGiven = (host: Host): Given => ({
  name: engineHook,
  lines: [
    "The engine's own, before all others: a file tool may not write below the harness.",
    `Merged with the hooks below into ${hooksFileOf(host)}.`,
  ],
});

const hooksFileOf = (host: Host): string =>
  host === 'codex' ? '.codex/hooks.json' : 'one file given through --settings';

function hookGiven(model: Model, name: string, host: Host): Given {
  const hook = model.hooks.get(name);
  if (!hook) return undefinedThing(name);
  const handlers = hook.file?.handlers ?? [];
  const lines = handlers.map((handler) => {
    const skipped =
      host === 'codex' && ((handler.type?.text ?? 'command') !== 'command' || handler.background !== undefined);
    return `${hookSentence(handler.hook)}${skipped ? ' Skipped on Codex: only synchronous command handlers run there.' : ''}`;
  });
  return {
    name,
    path: hook.file?.path ?? hook.directory,
    lines: lines.length > 0 ? lines : ['Nothing of it can be read.'],
  };
}

/** Only what this session's own attachments make different. */
function differencesOf(session: Session): string[] {
  const { host } = session;
  const said: string[] = [];
  if (session.hooks.length > 1) {
    said.push(
      host === 'codex'
        ? 'File tools are one tool, apply_patch: tool_input.command holds the patch. Hooks of one event start at the same time.'
        : 'File tools are Write, Edit and MultiEdit: tool_input.file_path names the file.',
    );
  }
  if (session.delegates.length > 0) said.push(host === 'codex' ? 'Delegates are roles.' : 'Delegates are sub-agents.');
  if (session.servers.some(({ lines }) => lines.some((line) => line.startsWith('Variables')))) {
    said.push(
      host === 'codex'
        ? 'A server sees only the variables it names.'
        : 'A server inherits every variable of the session.',
    );
  }
  return said;
}
