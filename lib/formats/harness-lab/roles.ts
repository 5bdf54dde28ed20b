/** What each entry is to the format: icon and badge. */
import type { Role } from '../../core/format';
import type { Path } from '../../core/path';
import type { BundleFile, Model } from './model';

const roles: Readonly<Record<BundleFile['role'], Role>> = {
  manifest: { kind: 'manifest', title: 'Manifest (people only)' },
  prompt: { kind: 'prompt', title: 'System prompt' },
  hooks: { kind: 'hooks', title: 'Hooks' },
  simulation: { kind: 'simulation', title: 'Simulation (fake runner only)' },
  skill: { kind: 'skill', title: 'Skill' },
  support: { kind: 'file', title: 'Supporting file' },
  agent: { kind: 'agent', title: 'Agent' },
  refused: { kind: 'refused', title: 'Not allowed here' },
};

export function rolesOf(model: Model): ReadonlyMap<Path, Role> {
  const found = new Map<Path, Role>(model.files.map(({ path, role }) => [path, roles[role]]));
  for (const { path } of model.ignored) found.set(path, { kind: 'ignored', title: 'Ignored on load' });
  for (const { path, toDirectory } of model.links) {
    found.set(path, { kind: 'link', title: toDirectory ? 'Link to a directory (not loaded)' : 'Link (not allowed)' });
  }
  return found;
}
