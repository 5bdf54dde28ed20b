/** The nodes of what a harness defines, with what a reviewer wants to see of each. */
import type { Node } from '../../core/graph';
import type { Path } from '../../core/path';
import { positionAt } from '../../core/text';
import { hookDetails, hookSentence } from '../common/hooks';
import type { Found } from '../common/hooks/host';
import type { HandlerFacts } from './hooks';
import type { Model } from './model';
import { type ListName, mcpPath } from './names';

export function* definitionNodes(model: Model): Iterable<Node> {
  const state = (list: ListName, name: string) =>
    model.listingsOf(list, name).length === 0 ? { state: 'unlisted: no session gets it' } : {};
  for (const skill of model.skills.values()) {
    yield {
      id: `skill:${skill.name}`,
      kind: 'skill',
      label: skill.name,
      path: skill.file?.path ?? skill.directory,
      details: compact({ description: skill.file?.description?.text, ...state('skills', skill.name) }),
    };
  }
  for (const [name, agent] of model.agents) {
    yield {
      id: `agent:${name}`,
      kind: 'delegate',
      label: name,
      path: agent.path,
      details: compact({ description: agent.description?.text, ...state('agents', name) }),
    };
  }
  for (const server of model.mcp?.servers.values() ?? []) {
    yield {
      id: `server:${server.name}`,
      kind: 'server',
      label: server.name,
      path: mcpPath,
      line: positionAt(model.mcp?.text ?? '', server.key.start).line,
      details: compact({
        transport: server.type ?? 'stdio',
        runs: server.command && [server.command, ...server.args].map(({ text }) => text).join(' '),
        url: server.url?.text,
        variables: server.variables.join(', ') || undefined,
        ...state('mcp_servers', server.name),
      }),
    };
  }
  for (const hook of model.hooks.values()) {
    const handlers = hook.file?.handlers ?? [];
    yield {
      id: `hook:${hook.name}`,
      kind: 'hook',
      label: hook.name,
      path: hook.file?.path ?? hook.directory,
      details: compact({
        events: [...new Set(handlers.map(({ event }) => event))].join(', ') || undefined,
        does: handlers.map(({ hook: each }) => hookSentence(each)).join(' ') || undefined,
        ...shared(model, handlers),
        ...state('hooks', hook.name),
      }),
    };
  }
}

/** What the shared reader sees in the commands: files they reach, and signs of what they may touch. */
function shared(model: Model, handlers: readonly HandlerFacts[]): Record<string, string> {
  const find = (path: Path): Found => (model.holds(path) ? 'file' : model.isDirectory(path) ? 'directory' : 'missing');
  const all = handlers.map(({ hook }) => hookDetails(hook, find));
  const joined = (key: string) => [...new Set(all.flatMap((details) => details[key] ?? []))].join('; ') || undefined;
  return compact({ files: joined('files'), hints: joined('hints') });
}

/** Details without those that are not known. */
export function compact(details: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
