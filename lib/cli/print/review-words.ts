/** What the shapes of a review for people share. Foreign text is as it is: each shape makes it harmless in its own way. */
import type { Act } from '../../core/acts';
import type { Change } from '../../core/changes';
import type { Node } from '../../core/graph';
import type { ReviewSide } from './reviewed';

export const actText = ({ change, kind, label, says }: Act): string =>
  `${change} ${kind} ${label}${says === '' ? '' : `: ${says}`}`;

/** What a reviewer would want to see of a node is in its details: the changed ones are named. */
export function nodeText(change: Change<Node>): string {
  const { kind, label } = change.kind === 'removed' ? change.base : change.head;
  const what = `${change.kind} ${kind} ${label}`;
  if (change.kind !== 'changed') return what;
  const { base, head } = change;
  const names = [...new Set([...Object.keys(base.details), ...Object.keys(head.details)])];
  const moved = names.filter((name) => base.details[name] !== head.details[name]);
  return moved.length === 0 ? what : `${what}: ${moved.join(', ')}`;
}

/** The format's own and the digest, those that differ. */
export function changedHashes(base: ReviewSide, head: ReviewSide): { name: string; before: string; after: string }[] {
  const old = new Map(base.hashes.map(({ name, value }) => [name, value]));
  return [
    ...head.hashes.map(({ name, value }) => ({ name, before: old.get(name) ?? 'none', after: value })),
    { name: 'digest', before: base.digest, after: head.digest },
  ].filter(({ before, after }) => before !== after);
}
