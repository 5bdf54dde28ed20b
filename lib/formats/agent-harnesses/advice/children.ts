/** What a directory holds that an agent is to be told of, and which file says what each of it is. */
import type { DirectoryPlace, FilePlace, Place } from '../places';
import type { Structure } from '../walk';
import { isGenerated } from './generated';

export interface Child {
  place: DirectoryPlace | FilePlace;
  /** As a list names it: a directory with a final slash. */
  name: string;
  /** The file whose description speaks for it. */
  speaker: FilePlace | undefined;
}

const remembered = new WeakMap<Structure, ReadonlyMap<DirectoryPlace, readonly Child[]>>();

/** Of the root and every walked directory, in walk order. */
export function childrenIn(structure: Structure): ReadonlyMap<DirectoryPlace, readonly Child[]> {
  let all = remembered.get(structure);
  if (!all) {
    const told = toldOf(structure);
    const walked = [structure.root, ...structure.directories].filter(isWalked);
    all = new Map(walked.map((directory) => [directory, directory.children.flatMap((child) => childOf(child, told))]));
    remembered.set(structure, all);
  }
  return all;
}

export const isWalked = (place: DirectoryPlace): boolean => place.kind === 'root' || place.kind === 'group';

function childOf(place: Place, told: ReadonlySet<DirectoryPlace>): Child[] {
  if (place.is === 'file') {
    return place.role === 'content' && place.name.endsWith('.md') ? [{ place, name: place.name, speaker: place }] : [];
  }
  if (place.is !== 'directory' || !told.has(place)) return [];
  const speaker = place.children.find(({ name }) => name === (place.kind === 'skill' ? 'SKILL.md' : place.routingName));
  return [{ place, name: `${place.name}/`, speaker: speaker?.is === 'file' ? speaker : undefined }];
}

/** Leaves, and the groups that hold a text or a leaf at some depth: a directory of sources or pictures is nobody's way. */
function toldOf(structure: Structure): Set<DirectoryPlace> {
  const told = new Set<DirectoryPlace>();
  const tell = (from: DirectoryPlace | undefined): void => {
    for (let at = from; at && !told.has(at); at = at.parent) if (at.kind !== 'root') told.add(at);
  };
  for (const directory of structure.directories) {
    if ((directory.kind === 'skill' || directory.kind === 'leaf') && !liesInGenerated(directory)) tell(directory);
  }
  for (const { role, name, parent } of structure.files) {
    const text = role === 'routing' || role === 'nested-harness' || (role === 'content' && name.endsWith('.md'));
    if (text && !liesInGenerated(parent)) tell(parent);
  }
  return told;
}

function liesInGenerated(place: DirectoryPlace): boolean {
  for (let at: DirectoryPlace | undefined = place; at; at = at.parent) if (isGenerated(at)) return true;
  return false;
}
