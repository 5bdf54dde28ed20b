/** What an ablation takes away one by one, and what `fake.yaml` may speak of: Harness Lab, "Components". */
import { byCodePoint, isWithin, type Path } from '../../core/path';
import type { Model } from './model';
import { skillOf } from './paths';

/** In the package's order: the prompt, skills, agents, hooks; each kind sorted by code point. */
export function componentsOf(model: Pick<Model, 'files'>): Path[] {
  const skills = new Set<Path>();
  const agents: Path[] = [];
  const top = new Set<Path>();
  for (const { path, role } of model.files) {
    if (role === 'prompt' || role === 'hooks') top.add(path);
    else if (role === 'agent') agents.push(path);
    else if (role === 'skill' || role === 'support') skills.add(`skills/${skillOf(path)}`);
  }
  const hooks = top.has('hooks.json') ? ['hooks.json'] : [];
  const prompt = top.has('system_prompt.md') ? ['system_prompt.md'] : [];
  return [...prompt, ...[...skills].sort(byCodePoint), ...agents, ...hooks];
}

/** Directories of the first few skills: places to offer for a file that lies elsewhere. */
export const firstSkills = ({ files }: Pick<Model, 'files'>): string[] =>
  files
    .filter((file) => file.role === 'skill')
    .slice(0, 3)
    .map((file) => skillOf(file.path));

/** Present: any path equals the component or lies below it. */
export const isPresent = (model: Pick<Model, 'files'>, component: string): boolean =>
  component !== '' && model.files.some(({ path }) => isWithin(path, component));

/** The kinds of component that the codex runner passes over and names in its one event, sorted. */
export function codexIgnored(model: Pick<Model, 'files'>): string[] {
  const roles = new Set(model.files.map((file) => file.role));
  return [...(roles.has('agent') ? ['agents/'] : []), ...(roles.has('hooks') ? ['hooks.json'] : [])];
}
