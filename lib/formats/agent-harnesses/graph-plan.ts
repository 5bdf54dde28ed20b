/** Which places become nodes, and under whom: decided by names alone, so typing in a file never decides it anew. */
import type { Edge } from '../../core/graph';
import type { Path } from '../../core/path';
import { primaryOf } from './leaf-primary';
import type { Model } from './model';
import type { DirectoryPlace, FilePlace, Place } from './places';
import { roleOf } from './roles';
import type { Structure } from './walk';

/** One node to be. */
export interface Slot {
  id: string;
  kind: string;
  place: Place | undefined;
  label: string;
  /** Where it opens: a directory's main file, else the directory with a final slash. */
  path: Path;
  /** The file whose text speaks for it. */
  main: FilePlace | undefined;
  /** Files that have no node of their own and are counted here. */
  members: FilePlace[];
  /** The edge from what holds it. */
  contained: Edge | undefined;
}

export interface Plan {
  slots: readonly Slot[];
  /** The node that stands for a path as reached, without a final slash, or for where its bytes lie. */
  idOf(path: Path): string | undefined;
  kindOf(id: string): string | undefined;
}

/** A leaf with more files than this that are worth a node has them counted in one. */
const MOST_INSIDE = 100;

const plans = new WeakMap<Structure, Plan>();

export function planOf(model: Model): Plan {
  let plan = plans.get(model.structure);
  if (!plan) {
    plan = new Planner(model).plan();
    plans.set(model.structure, plan);
  }
  return plan;
}

class Planner {
  private readonly slots: Slot[] = [];
  private readonly ids = new Map<Path, string>();
  private readonly keys = new Map<Path, string>();

  constructor(private readonly model: Model) {}

  plan(): Plan {
    const { root } = this.model.structure;
    const main = childFile(root, 'HARNESS.md');
    const slot = { id: '.', kind: 'root', place: root, label: 'HARNESS.md', path: 'HARNESS.md' };
    this.slots.push({ ...slot, main, members: [], contained: undefined });
    this.name(root, '.');
    const waiting: Place[] = [...root.children].reverse();
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      if (place === main) this.name(place, '.');
      else if (this.add(place) && place.is === 'directory')
        for (const child of [...place.children].reverse()) waiting.push(child);
    }
    const kinds = new Map(this.slots.map(({ id, kind }) => [id, kind]));
    const { ids, keys, slots } = this;
    return { slots, idOf: (path) => ids.get(path) ?? keys.get(path), kindOf: (id) => kinds.get(id) };
  }

  /** True where what lies in the place is still to be added. */
  private add(place: Place): boolean {
    if (place.is !== 'directory') {
      if (place.is === 'file' && place.role === 'nested-harness') this.name(place, place.parent.path);
      else this.addSlot(place);
      return false;
    }
    if (place.kind === 'skill' || place.kind === 'leaf') this.addLeaf(place);
    else if (place.kind === 'hidden') this.addBundle(place, place.path, filesBelow(place));
    else {
      this.addSlot(place);
      return place.kind === 'group';
    }
    return false;
  }

  private addSlot(place: Place, main = mainOf(place)): Slot {
    const directory = place.is === 'directory';
    const opens = directory && place.isHarness && main?.role === 'nested-harness' ? main.path : `${place.path}/`;
    const slot: Slot = {
      id: place.path,
      kind: roleOf(place).kind,
      place,
      label: directory ? `${place.name}/` : place.name,
      path: directory ? opens : place.path,
      main,
      members: [],
      contained: this.containedBy(place, place.path),
    };
    this.slots.push(slot);
    this.name(place, place.path);
    // A directory with a routing file is led to by naming either.
    if (place.is === 'file' && place.role === 'routing') this.name(place, place.parent.path);
    return slot;
  }

  /** A leaf with its scripts and texts; the rest of its files is counted. */
  private addLeaf(leaf: DirectoryPlace): void {
    const main = leaf.kind === 'skill' ? childFile(leaf, 'SKILL.md') : primaryOf(leaf, this.model.detectors);
    const slot = this.addSlot(leaf, main);
    slot.label = leaf.name;
    slot.path = main?.path ?? `${leaf.path}/`;
    const inside = filesBelow(leaf).filter((file) => file !== main);
    for (const directory of directoriesBelow(leaf)) this.name(directory, leaf.path);
    if (main) this.name(main, leaf.path);
    const worth = inside.filter((file) => roleOf(file).kind === 'script' || file.name.endsWith('.md'));
    const shown = worth.length > MOST_INSIDE ? [] : worth;
    for (const file of shown) {
      this.addSlot(file).contained = { source: leaf.path, target: file.path, kind: 'contains' };
    }
    const rest = inside.filter((file) => !shown.includes(file));
    if (rest.length > 0) this.addBundle(leaf, `${leaf.path}/*`, rest);
  }

  private addBundle(place: DirectoryPlace, id: string, members: FilePlace[]): void {
    const kind = place.kind === 'hidden' ? 'hidden' : 'internal';
    const silent = { source: place.path, target: id, kind: 'contains' };
    this.slots.push({
      ...{ id, kind, place, main: undefined, members, path: `${place.path}/` },
      label: kind === 'hidden' ? `${place.name}/` : `${members.length} ${members.length === 1 ? 'file' : 'files'}`,
      contained: kind === 'hidden' ? this.containedBy(place, id) : silent,
    });
    if (kind === 'hidden') for (const each of [place, ...directoriesBelow(place)]) this.name(each, id);
    for (const member of members) this.name(member, id);
  }

  /** Nobody is led to what lies in a directory by its being there, unless the directory says nothing else. */
  private containedBy(place: Place, target: string): Edge {
    const parent = place.parent as DirectoryPlace;
    const edge = { source: parent.kind === 'root' ? '.' : parent.path, target, kind: 'contains' };
    const routing = place.is === 'file' && place.role === 'routing';
    const listed = parent.kind === 'group' && !parent.routed && !parent.isHarness;
    const dead = place.is === 'broken' || (place.is === 'directory' ? place.kind : place.role) === 'hidden';
    return routing || (listed && !dead) ? edge : { ...edge, silent: true };
  }

  private name(place: Place, id: string): void {
    this.ids.set(place.path, id);
    if (!this.keys.has(place.key)) this.keys.set(place.key, id);
  }
}

/** The file that speaks for a place: a group's routing file, a nested root's HARNESS.md, a file itself. */
function mainOf(place: Place): FilePlace | undefined {
  if (place.is === 'file') return place;
  if (place.is !== 'directory' || place.kind !== 'group') return undefined;
  return (place.isHarness ? childFile(place, 'HARNESS.md') : undefined) ?? childFile(place, place.routingName);
}

function childFile(directory: DirectoryPlace, name: string): FilePlace | undefined {
  const child = directory.children.find((each) => each.name === name);
  return child?.is === 'file' ? child : undefined;
}

function* below(directory: DirectoryPlace): Iterable<Place> {
  const waiting: Place[] = [...directory.children].reverse();
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    if (place.is === 'directory') for (let i = place.children.length; i--; ) waiting.push(place.children[i] as Place);
  }
}

const filesBelow = (directory: DirectoryPlace): FilePlace[] =>
  Array.from(below(directory)).filter((place) => place.is === 'file');

const directoriesBelow = (directory: DirectoryPlace): DirectoryPlace[] =>
  Array.from(below(directory)).filter((place) => place.is === 'directory');
