/** Walks the tree as the reference does: by code point, depth first, links followed, leaves not entered. */
import type { Detectors } from './detectors';
import { leafTypeOf } from './detectors';
import { follow, has } from './links';
import type { BrokenPlace, DirectoryKind, DirectoryPlace, FilePlace, FileRole, Place } from './places';
import { routingNameOf } from './routing-name';
import type { DirectoryNode, FileNode, Node } from './tree';

/** Everything a harness's names say. */
export interface Structure {
  root: DirectoryPlace;
  /** Top-level directories. */
  tops: DirectoryPlace[];
  /** All places but the root, in walk order. */
  places: Place[];
  directories: DirectoryPlace[];
  files: FilePlace[];
  broken: BrokenPlace[];
}

/** Directories reached through links are listed under each path; a knot of links must not grow without end. */
const mostThroughLinks = 50_000;

interface Step {
  node: Node;
  parent: DirectoryPlace;
  throughLink: boolean;
}

export function walk(tree: DirectoryNode, detectors: Detectors): Structure {
  return new Walk(detectors).from(tree);
}

/** One walk with what it has seen. Steps wait on a list of their own, so that depth costs no stack. */
class Walk {
  private readonly tops: DirectoryPlace[] = [];
  private readonly places: Place[] = [];
  private readonly directories: DirectoryPlace[] = [];
  private readonly files: FilePlace[] = [];
  private readonly broken: BrokenPlace[] = [];
  private readonly waiting: Step[] = [];
  /** Real directories reached below the present top-level directory, apart for what the prompt does not list. */
  private seen = {
    listed: new Map<DirectoryNode, DirectoryPlace>(),
    unlisted: new Map<DirectoryNode, DirectoryPlace>(),
  };
  private throughLinks = 0;

  constructor(private readonly detectors: Detectors) {}

  from(tree: DirectoryNode): Structure {
    const root: DirectoryPlace = {
      is: 'directory',
      path: '',
      key: '',
      name: '',
      kind: 'root',
      node: tree,
      parent: undefined,
      top: undefined,
      routingName: '',
      routed: false,
      isHarness: has(tree, 'HARNESS.md'),
      rootsChecked: true,
      listed: true,
      asked: true,
      children: [],
    };
    this.enter(root, false);
    for (let step = this.waiting.pop(); step; step = this.waiting.pop()) this.take(step);
    const { tops, places, directories, files, broken } = this;
    return { root, tops, places, directories, files, broken };
  }

  private enter(directory: DirectoryPlace, throughLink: boolean): void {
    const children = [...directory.node.children.values()];
    for (let i = children.length - 1; i >= 0; i--) {
      const node = children[i];
      if (node) this.waiting.push({ node, parent: directory, throughLink });
    }
  }

  private take({ node, parent, throughLink }: Step): void {
    const target = follow(node);
    const path = parent.kind === 'root' ? node.name : `${parent.path}/${node.name}`;
    if (!target) this.addBroken(node, path, parent);
    else if (target.kind === 'file') this.addFile(node, path, target, parent);
    else {
      const place = this.directoryPlace(node, path, target, parent);
      this.add(place, this.directories);
      const linked = throughLink || node.kind === 'link';
      if (this.mayEnter(place, linked)) this.enter(place, linked);
    }
  }

  private add<Kind extends Place>(place: Kind, list: Kind[]): void {
    list.push(place);
    this.places.push(place);
    place.parent?.children.push(place);
  }

  private addBroken(node: Node, path: string, parent: DirectoryPlace): void {
    const zone = zoneOf(node.name, parent);
    const kind = zone === 'walked' ? 'skipped' : zone;
    this.add({ is: 'broken', path, key: node.path, name: node.name, kind, parent }, this.broken);
  }

  private addFile(node: Node, path: string, target: FileNode, parent: DirectoryPlace): void {
    const role = fileRoleOf(node.name, parent);
    const topRouting = parent.top === parent && node.name === parent.routingName;
    const asked = parent.asked && isAsked(role, parent, topRouting);
    this.add({ is: 'file', path, key: target.path, name: node.name, role, parent, topRouting, asked }, this.files);
  }

  private directoryPlace(node: Node, path: string, target: DirectoryNode, parent: DirectoryPlace): DirectoryPlace {
    const place: DirectoryPlace = {
      is: 'directory',
      path,
      key: target.path,
      name: node.name,
      kind: 'group',
      node: target,
      parent,
      top: parent.top,
      routingName: '',
      routed: false,
      isHarness: false,
      rootsChecked: parent.rootsChecked,
      listed: parent.listed,
      asked: parent.asked,
      children: [],
    };
    const zone = zoneOf(node.name, parent);
    if (zone !== 'walked') place.kind = zone;
    else if (node.name === 'HARNESS.md') place.kind = 'skipped';
    else if (parent.kind === 'root') this.becomeTop(place);
    else this.becomeNested(place, parent);
    return place;
  }

  private becomeTop(place: DirectoryPlace): void {
    const unused = leafTypeOf(place.node, this.detectors);
    if (unused !== undefined) place.unusedLeafType = unused;
    place.rootsChecked = unused === undefined && this.detectors.readable;
    place.top = place;
    this.seen = { listed: new Map([[place.node, place]]), unlisted: new Map() };
    this.becomeGroup(place, routingNameOf(place.name));
    this.tops.push(place);
  }

  private becomeNested(place: DirectoryPlace, parent: DirectoryPlace): void {
    place.asked = parent.asked && this.detectors.readable;
    place.listed = parent.listed && place.name !== parent.routingName;
    const leafType = leafTypeOf(place.node, this.detectors);
    if (leafType !== undefined) {
      place.kind = leafType === 'skill' ? 'skill' : 'leaf';
      place.leafType = leafType;
      return;
    }
    this.becomeGroup(place, parent.isHarness ? routingNameOf(place.name) : parent.routingName);
    const seen = place.listed ? this.seen.listed : this.seen.unlisted;
    const before = seen.get(place.node);
    if (!before) seen.set(place.node, place);
    else {
      place.kind = 'circular';
      place.before = before;
    }
  }

  private becomeGroup(place: DirectoryPlace, routingName: string): void {
    place.routingName = routingName;
    place.routed = has(place.node, routingName);
    place.isHarness = has(place.node, 'HARNESS.md');
  }

  private mayEnter(place: DirectoryPlace, linked: boolean): boolean {
    if (place.kind === 'circular' || place.kind === 'skipped') return false;
    if (!linked) return true;
    if (++this.throughLinks > mostThroughLinks) return false;
    // A link back up is cut inside leaves and hidden places; between groups it is a circular directory.
    return (place.kind !== 'internal' && place.kind !== 'hidden') || !isOwnAncestor(place);
  }
}

function isAsked(role: FileRole, parent: DirectoryPlace, topRouting: boolean): boolean {
  if (role === 'nested-harness') return parent.rootsChecked;
  if (role === 'content' || role === 'skill-file') return parent.listed;
  return role === 'harness' || role === 'detectors' || topRouting;
}

function isOwnAncestor(place: DirectoryPlace): boolean {
  for (let at = place.parent; at; at = at.parent) if (at.node === place.node) return true;
  return false;
}

function zoneOf(name: string, parent: DirectoryPlace): Extract<DirectoryKind, 'hidden' | 'internal'> | 'walked' {
  if (name.startsWith('.') || parent.kind === 'hidden') return 'hidden';
  return parent.kind === 'skill' || parent.kind === 'leaf' || parent.kind === 'internal' ? 'internal' : 'walked';
}

function fileRoleOf(name: string, parent: DirectoryPlace): FileRole {
  const zone = zoneOf(name, parent);
  if (zone === 'hidden') return parent.kind === 'root' && name === '.leaf-detectors' ? 'detectors' : 'hidden';
  if (zone === 'internal') return parent.kind === 'skill' && name === 'SKILL.md' ? 'skill-file' : 'internal';
  if (parent.kind === 'root') return name === 'HARNESS.md' ? 'harness' : 'loose';
  if (name === 'HARNESS.md') return 'nested-harness';
  return name === parent.routingName ? 'routing' : 'content';
}
