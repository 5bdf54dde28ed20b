/** What a bundle's paths mean: Harness bundle, "What a bundle is", "Reading a directory" and "Allowed paths". */
import type { Path } from '../../core/path';

export type Role =
  | 'manifest'
  | 'prompt'
  | 'hooks'
  | 'simulation'
  | 'skill'
  | 'support'
  | 'agent'
  /** No place of the format: the bundle is refused. */
  | 'refused';

export const topFiles: ReadonlyMap<Path, Role> = new Map([
  ['harness.yaml', 'manifest'],
  ['system_prompt.md', 'prompt'],
  ['hooks.json', 'hooks'],
  ['fake.yaml', 'simulation'],
]);

/** What a path is to the format, by its spelling alone. */
export function roleOf(path: Path): Role {
  const top = topFiles.get(path);
  if (top) return top;
  const parts = path.split('/');
  const unsafe = path.includes('\\') || parts.some((part) => part === '' || part === '.' || part === '..');
  if (unsafe || parts.length < 2) return 'refused';
  if (parts[0] === 'agents') return 'agent';
  if (parts[0] !== 'skills') return 'refused';
  return parts.length === 3 && parts[2] === 'SKILL.md' ? 'skill' : 'support';
}

/** Why a directory load passes over a path; undefined where it is loaded. */
export function ignoredBecause(path: Path): string | undefined {
  for (const part of path.split('/')) {
    if (part === '__pycache__') return 'a Python cache is never loaded';
    if (part.startsWith('.') && part !== '.' && part !== '..')
      return `names that start with a dot are never loaded (\`${part}\`)`;
  }
  return undefined;
}

/** The directory of a skill's or supporting file: `skills/tide/a/b.md` → `tide`; a loose file is its own. */
export const skillOf = (path: Path): string => path.split('/')[1] ?? '';
