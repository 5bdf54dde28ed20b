/** What each entry is to the format: decides icon and badge. */
import type { Role } from '../../core/format';
import type { Path } from '../../core/path';
import { isIgnored, type Model } from './model';
import { manifestPath, mcpPath } from './names';

export function rolesOf(model: Model): Map<Path, Role> {
  const roles = new Map<Path, Role>();
  for (const path of model.harness.keys()) roles.set(path, roleOf(model, path));
  return roles;
}

function roleOf(model: Model, path: Path): Role {
  if (path === manifestPath) return { kind: 'root', title: 'Manifest' };
  if (path === mcpPath) return { kind: 'server', title: 'Tool servers' };
  if (path === model.requirementsPath) return { kind: 'requirements', title: 'Requirements' };
  const page = model.pages.get(path);
  if (page) return { kind: 'page', title: page.reader ? pageTitle(page.reader) : 'Page no session reads' };
  const [top, name = ''] = path.split('/');
  if (isIgnored(path)) return { kind: 'hidden', title: 'Ignored' };
  if (top === 'agents' && model.agents.get(name.replace(/\.md$/, ''))?.path === path)
    return { kind: 'delegate', title: 'Delegate' };
  const skill = top === 'skills' ? model.skills.get(name) : undefined;
  if (skill)
    return skill.file?.path === path
      ? { kind: 'skill', title: 'Skill' }
      : { kind: 'script', title: `File of skill ${name}` };
  const hook = top === 'hooks' ? model.hooks.get(name) : undefined;
  if (hook)
    return hook.file?.path === path
      ? { kind: 'hook', title: 'Hook' }
      : { kind: 'script', title: `File of hook ${name}` };
  if (top === 'servers') return { kind: 'script', title: 'Server code' };
  return { kind: 'file', title: 'File' };
}

const pageTitle = (reader: string): string => (reader === 'guardrails' ? 'Page of every session' : `Page of ${reader}`);
