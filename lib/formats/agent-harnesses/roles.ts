/** What each path is, for icons and badges. */
import type { Role } from '../../core/format';
import type { Path } from '../../core/path';
import type { Model } from './model';
import type { DirectoryKind, DirectoryPlace, FileRole, Place } from './places';

const files: Record<FileRole, Role> = {
  harness: { kind: 'root', title: 'Harness root' },
  'nested-harness': { kind: 'nested-harness', title: 'Root of a nested harness' },
  detectors: { kind: 'detectors', title: 'Leaf detectors' },
  routing: { kind: 'routing', title: 'Routing file' },
  content: { kind: 'content', title: 'Content' },
  'skill-file': { kind: 'skill-file', title: 'Skill text' },
  internal: { kind: 'internal', title: 'Inside a leaf' },
  hidden: { kind: 'hidden', title: 'Hidden: never listed' },
  loose: { kind: 'loose', title: 'Loose file: neither listed nor checked' },
};

const directories: Record<Exclude<DirectoryKind, 'skill' | 'leaf'>, Role> = {
  root: { kind: 'root', title: 'Harness root' },
  group: { kind: 'group', title: 'Group' },
  circular: { kind: 'skipped', title: 'Reached before: not walked again' },
  internal: { kind: 'internal', title: 'Inside a leaf' },
  hidden: { kind: 'hidden', title: 'Hidden: never listed' },
  skipped: { kind: 'skipped', title: 'A directory in the place of a file' },
};

const script: Role = { kind: 'script', title: 'Script of a skill' };
const skill: Role = { kind: 'skill', title: 'Skill' };
const broken: Role = { kind: 'skipped', title: 'Link that leads nowhere' };
const nested: Role = { kind: 'nested-harness', title: 'Group with a harness of its own' };

export function rolesOf({ structure }: Model): Map<Path, Role> {
  return new Map(structure.places.map((place) => [place.path, roleOf(place)]));
}

/** Of one place. */
export function roleOf(place: Place): Role {
  if (place.is === 'broken') return broken;
  if (place.is === 'directory') return directoryRole(place);
  return isScript(place.parent) && place.role === 'internal' ? script : files[place.role];
}

function directoryRole(place: DirectoryPlace): Role {
  if (place.kind === 'skill') return skill;
  if (place.kind === 'leaf')
    return { kind: 'leaf', title: place.leafType === 'leaf' ? 'Leaf' : `Leaf (${place.leafType})` };
  return place.kind === 'group' && place.isHarness ? nested : directories[place.kind];
}

/** Scripts lie in a directory of that name right below a skill. */
const isScript = ({ name, parent }: DirectoryPlace): boolean => name === 'scripts' && parent?.kind === 'skill';
