/** What each entry is to the format: decides icon and badge. */
import type { Role } from '../../core/format';
import { extensionOf, type Path } from '../../core/path';
import type { Facts, Model } from './model';

export function rolesOf(model: Model): Map<Path, Role> {
  const defining = new Set(model.definitions.map((item) => item.path));
  const reached = new Set([...model.read.files.values()].flatMap(({ module }) => (module ? [module.path] : [])));
  return new Map(model.facts.map((facts) => [facts.path, roleOf(facts, defining, reached)]));
}

function roleOf({ path, role }: Facts, defining: ReadonlySet<Path>, reached: ReadonlySet<Path>): Role {
  if (role === 'manifest') return { kind: 'manifest', title: 'Portable manifest' };
  if (defining.has(path)) return { kind: 'definition', title: 'Definitions' };
  if (role === 'source') return { kind: 'source', title: reached.has(path) ? 'Source of a definition' : 'Source file' };
  return extensionOf(path) === '.md' ? { kind: 'document', title: 'Document' } : { kind: 'file', title: 'File' };
}
