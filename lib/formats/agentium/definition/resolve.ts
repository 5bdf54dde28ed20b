/** Resolving against a project root and the host's requirements. */
import type { Fault } from '../fault';
import { plainOf, pointerTo, type Value, valueOfUse } from '../value';
import { isAbsolutePath, resolveAbsolute } from './posix';
import type { Definition, Description } from './types';

/** Requirements the host does not provide, each at the first ability that declares it. */
export function* requirementFaults(
  description: Description,
  provided: readonly string[],
  uses: Definition['uses'],
): Iterable<Fault> {
  for (const requirement of description.requirements) {
    if (provided.includes(requirement)) continue;
    const index = description.abilities.findIndex((ability) => ability.requirements.includes(requirement));
    const use = uses[index];
    const at: Value | undefined = use && valueOfUse(use);
    yield { rule: 'missing-requirement', pointer: pointerTo('/abilities', index), at, name: requirement };
  }
}

export interface Resolved {
  defaults: Readonly<Record<string, unknown>>;
  limits: unknown;
}

/** Paths made absolute, equal skill directories once. Undefined where the root is no absolute path. */
export function resolvedDefaults(definition: Definition, projectRoot: string): Resolved | undefined {
  if (!isAbsolutePath(projectRoot)) return undefined;
  const defaults: Record<string, unknown> = {};
  for (const [name, { value }] of definition.defaults?.members ?? []) defaults[name] = plainOf(value);
  const { workspace, skillDirs } = defaults;
  if (isWorkspace(workspace)) defaults.workspace = { ...workspace, path: resolveAbsolute(projectRoot, workspace.path) };
  if (Array.isArray(skillDirs))
    defaults.skillDirs = [...new Set(skillDirs.map((path) => resolveAbsolute(projectRoot, String(path))))];
  return { defaults, limits: definition.limits ? plainOf(definition.limits) : {} };
}

const isWorkspace = (value: unknown): value is { path: string; mode: string } =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';
