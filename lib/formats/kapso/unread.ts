/** Why no session reads a file as text. */
import { baseName, type Path } from '../../core/path';
import { isIgnored, type Model } from './model';
import { hookFileOf, manifestPath, mcpPath, skillFileOf } from './names';
import type { ServerFacts } from './server';

/** What coding hosts look for in the directory they work in. */
const hostFile =
  /^(?:\.(?:claude|claude-plugin|codex|cursor|gemini|github|windsurf|opencode)\/|\.mcp\.json$|(?:CLAUDE|AGENTS|GEMINI|HARNESS)(?:\.local)?\.md$|\.cursorrules$)/;

export function whyUnread(model: Model, path: Path): string {
  if (path === manifestPath) return 'The engine reads it, to give each session what its module lists.';
  if (hostFile.test(path))
    return 'A host looks for it in the directory it works in; a session works elsewhere, and only the manifest leads into the harness.';
  if (isIgnored(path)) return 'Hidden files and caches are passed over.';
  if (path === model.requirementsPath) return 'The engine compares it with the packages of the machine.';
  if (path === mcpPath) return ofServers(model);
  const page = model.pages.get(path);
  if (page) return `No module is called \`${baseName(path).replace(/\.md$/, '')}\`.`;
  const [top = '', name = ''] = path.split('/');
  const entry = model.harness.get(path);
  if (entry?.kind === 'directory') return 'It is an empty directory.';
  if (top === 'skills' && model.skills.has(name)) return ofSkill(model, name, path);
  if (top === 'hooks' && model.hooks.has(name)) return ofHook(model, name, path);
  const stem = name.replace(/\.md$/, '');
  if (top === 'agents' && model.agents.get(stem)?.path === path)
    return unlisted(model, `the delegate \`${stem}\``, model.listingsOf('agents', stem).length) ?? linked;
  if (['instructions', 'skills', 'agents', 'hooks'].includes(top)) return `It is nothing that \`${top}/\` defines.`;
  if (entry?.kind === 'symlink') return linked;
  return ofScript(model, path);
}

const linked = 'It is a link, and links are not followed.';

/** Why a definition reaches no session; undefined where a module lists it. */
function unlisted(model: Model, thing: string, listings: number): string | undefined {
  if (!model.manifest || model.manifest.listsUnreadable) return 'What the modules list cannot be read.';
  return listings > 0 ? undefined : `No module lists ${thing}.`;
}

function ofSkill(model: Model, name: string, path: Path): string {
  const none = unlisted(model, `the skill \`${name}\``, model.listingsOf('skills', name).length);
  if (none !== undefined) return none;
  const skill = model.skills.get(name);
  if (model.harness.get(path)?.kind === 'symlink') return linked;
  if (!skill?.file) return `The skill \`${name}\` has no readable \`${baseName(skillFileOf(name))}\`.`;
  const body = skill.file.text.slice(skill.file.bodyStart);
  return body.includes(baseName(path))
    ? `The body of the skill \`${name}\` names it: a session opens or runs it then.`
    : `The body of the skill \`${name}\` does not name it.`;
}

function ofHook(model: Model, name: string, path: Path): string {
  const none = unlisted(model, `the hook \`${name}\``, model.listingsOf('hooks', name).length);
  if (none !== undefined) return none;
  const file = model.hooks.get(name)?.file;
  if (path === hookFileOf(name)) return file ? 'The host reads it, and runs what it says at its events.' : linked;
  return file?.text.includes(baseName(path))
    ? `The hook \`${name}\` runs it; what it prints is all that a session reads of it.`
    : `The hook \`${name}\` does not name it.`;
}

function ofServers(model: Model): string {
  const mounted = [...(model.mcp?.servers.keys() ?? [])].some(
    (name) => model.listingsOf('mcp_servers', name).length > 0,
  );
  return mounted ? 'The host starts servers from it; a session sees their tools.' : 'No module mounts a server of it.';
}

/** A file no directory of the format claims: code of a server, or nothing the manifest leads to. */
function ofScript(model: Model, path: Path): string {
  const runs = ({ scripts }: ServerFacts) => scripts.some(({ target }) => target === path);
  const server = [...(model.mcp?.servers.values() ?? [])].find(runs);
  if (server)
    return model.listingsOf('mcp_servers', server.name).length > 0
      ? `The server \`${server.name}\` runs it; a session sees its tools.`
      : `Only the server \`${server.name}\` runs it, and no module mounts that.`;
  const hook = [...model.hooks.values()].find(({ file }) => file?.scripts.some(({ target }) => target === path));
  if (hook)
    return model.listingsOf('hooks', hook.name).length > 0
      ? `The hook \`${hook.name}\` runs it; what it prints is all that a session reads of it.`
      : `Only the hook \`${hook.name}\` runs it, and no module lists that.`;
  return path.startsWith('servers/') ? 'No server names it.' : 'Nothing in the manifest leads to it.';
}
