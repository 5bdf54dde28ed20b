/** A harness as this format reads it: what its names say, and what each file says when asked. */
import { type Entry, type FileEntry, type Harness, perEntry, type Shape, shapeOf } from '../../core/harness';
import type { Path } from '../../core/path';
import { badByteOf, textOf } from '../../core/text';
import { type Detectors, noDetectors, parseDetectors, unreadableDetectors } from './detectors';
import { Facts } from './facts';
import { isForeign } from './free-text';
import { follow } from './links';
import type { DirectoryPlace, FilePlace } from './places';
import { treeOf } from './tree';
import { type Structure, walk } from './walk';

export interface Model {
  harness: Harness;
  structure: Structure;
  detectors: Detectors;
  /** The root's HARNESS.md; undefined where it is missing or a directory. */
  harnessMd: Facts | undefined;
  /** False in a repository that is no harness yet: advice is silent there. */
  advised: boolean;
  /** What a file says. */
  factsOf(place: FilePlace): Facts;
  /** The file of that name in a directory, if one was walked. */
  fileIn(directory: DirectoryPlace, name: string): Facts | undefined;
}

/** Total: any harness gives a model. */
export function parse(harness: Harness): Model {
  const { structure, detectors } = structureOf(harness);
  const rootFile = structure.root.children.find((child) => child.is === 'file' && child.name === 'HARNESS.md');
  const entryFile = rootFile?.is === 'file' ? factsAt(harness, rootFile, true) : undefined;
  const advised = !isForeign({ structure, detectors }, entryFile);
  const factsOf = (place: FilePlace): Facts => factsAt(harness, place, advised);
  const fileIn = (directory: DirectoryPlace, name: string): Facts | undefined => {
    const place = directory.children.find((child) => child.name === name);
    return place?.is === 'file' ? factsOf(place) : undefined;
  };
  return {
    harness,
    structure,
    detectors,
    harnessMd: rootFile?.is === 'file' ? factsOf(rootFile) : undefined,
    advised,
    factsOf,
    fileIn,
  };
}

/** What `file` rules ask: everything the walk reached. */
export function* factsIn(model: Model): Iterable<Facts> {
  for (const place of model.structure.files) yield model.factsOf(place);
}

interface Held {
  detectors: Detectors;
  structure: Structure;
}

/** The walk depends on names and on what is a leaf: typing anywhere else keeps it. */
const held = new WeakMap<Shape, Held>();

function structureOf(harness: Harness): Held {
  const detectors = detectorsOf(harness);
  const shape = shapeOf(harness);
  const before = held.get(shape);
  if (before && sameDetectors(before.detectors, detectors)) return { structure: before.structure, detectors };
  const next = { detectors, structure: walk(treeOf(harness), detectors) };
  held.set(shape, next);
  return next;
}

const parsedDetectors = perEntry((entry: Entry): Detectors => {
  return badByteOf(entry) === undefined ? parseDetectors(textOf(entry)) : unreadableDetectors;
});

function detectorsOf(harness: Harness): Detectors {
  const node = treeOf(harness).children.get('.leaf-detectors');
  const target = node && follow(node);
  if (!target) return noDetectors;
  const entry = target.kind === 'file' ? harness.get(target.path) : undefined;
  return entry ? parsedDetectors(entry, '') : unreadableDetectors;
}

function sameDetectors(left: Detectors, right: Detectors): boolean {
  if (left === right) return true;
  if (left.readable !== right.readable || left.byType.size !== right.byType.size) return false;
  const others = [...right.byType];
  return [...left.byType].every(([type, path], index) => others[index]?.[0] === type && others[index]?.[1] === path);
}

const lastFacts = new WeakMap<FilePlace, Facts>();
const knownFacts = new WeakMap<Entry, Map<string, Facts>>();

/** Twice remembered: by place, which is quick while people type, and by entry, which outlives a change of names. */
function factsAt(harness: Harness, place: FilePlace, advised: boolean): Facts {
  const entry = harness.get(place.key) as FileEntry;
  const last = lastFacts.get(place);
  if (last?.entry === entry && last.advised === advised) return last;
  const facts = factsFor(entry, place, advised);
  lastFacts.set(place, facts);
  return facts;
}

function factsFor(entry: FileEntry, { path, key, role, topRouting, asked }: FilePlace, advised: boolean): Facts {
  let byPlace = knownFacts.get(entry);
  if (!byPlace) {
    byPlace = new Map();
    knownFacts.set(entry, byPlace);
  }
  const name: Path = [role, topRouting, asked, advised, path, key].join('\0');
  let facts = byPlace.get(name);
  if (!facts) {
    facts = new Facts(path, key, role, topRouting, asked, entry, advised);
    byPlace.set(name, facts);
  }
  return facts;
}
