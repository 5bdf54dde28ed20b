/** Links that lead nowhere, and what can be done about them. */
import type { Fix } from '../../../core/diagnostic';
import { baseName, join, parentOf, relative, resolve } from '../../../core/path';
import type { Model } from '../model';
import type { BrokenPlace } from '../places';

export interface BrokenLink {
  place: BrokenPlace;
  target: string;
  outside: boolean;
}

/** Hidden links are nobody's way, and a broken HARNESS.md at the root is the format's own finding. */
export function* brokenLinks({ harness, structure }: Model): Iterable<BrokenLink> {
  for (const place of structure.broken) {
    const entry = harness.get(place.key);
    if (entry?.kind !== 'symlink' || place.kind === 'hidden' || place.path === 'HARNESS.md') continue;
    const { target } = entry;
    yield { place, target, outside: resolve(parentOf(place.key), target) === undefined };
  }
}

export function linkFixes({ harness }: Model, { place, target }: BrokenLink): Fix[] {
  const wanted = baseName(target.replace(/\/+$/, ''));
  // A link to another broken link, or in a circle, would be as broken.
  const same = [...harness].flatMap(([path, { kind }]) => (kind === 'file' && baseName(path) === wanted ? [path] : []));
  const remove: Fix = { title: 'Remove the link', edits: [{ remove: place.key }] };
  const [only] = same;
  if (only === undefined || same.length > 1) return [{ ...remove, preferred: true }];
  const entry = { kind: 'symlink', target: relative(parentOf(place.key), only) } as const;
  const edits = [{ write: join(place.key), entry }];
  return [{ title: `Let it lead to \`${only}\``, edits, preferred: true }, remove];
}
