/** Whether a directory could become a skill without an error: a fix that uncovers a fault mends nothing. */
import { Facts } from '../facts';
import { find } from '../links';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';

export function readsAsSkill({ harness }: Model, { node, path }: DirectoryPlace): boolean {
  const file = find(node, 'SKILL.md');
  const entry = file?.kind === 'file' ? harness.get(file.path) : undefined;
  if (file?.kind !== 'file' || entry?.kind !== 'file') return false;
  const facts = new Facts(`${path}/SKILL.md`, file.path, 'skill-file', false, true, entry);
  return facts.state === 'mapping' && facts.field('name') !== '' && facts.field('description') !== '';
}
