/** What lies where, as an agent walks a harness: directories and files under the paths they are reached by. */
import type { Path } from '../../core/path';
import type { DirectoryNode } from './tree';

/**
 * `group` is walked into, `skill` and `leaf` are not; `circular` was reached before on this walk; `internal` lies
 * below a leaf, `hidden` below or at a dot name; `skipped` is a directory called HARNESS.md.
 */
export type DirectoryKind = 'root' | 'group' | 'skill' | 'leaf' | 'circular' | 'internal' | 'hidden' | 'skipped';

export interface DirectoryPlace {
  is: 'directory';
  /** As reached, without a final slash; the root is `''`. */
  path: Path;
  /** Where it really lies, links followed. */
  key: Path;
  name: string;
  kind: DirectoryKind;
  /** Set for skills and leaves. */
  leafType?: string;
  /** On a top-level directory, which is never a leaf: the type a nested one would have. */
  unusedLeafType?: string;
  /** On a circular one: where the same directory was reached first. */
  before?: DirectoryPlace;
  node: DirectoryNode;
  parent: DirectoryPlace | undefined;
  /** The top-level directory of the root it belongs to; itself for a top-level directory, undefined for the root and outside. */
  top: DirectoryPlace | undefined;
  /** The routing file wanted here; `''` where none is. */
  routingName: string;
  /** An entry of that name exists, be it a directory. */
  routed: boolean;
  /** An entry called HARNESS.md exists: each child directory starts naming afresh. */
  isHarness: boolean;
  /** The reference looks for nested roots here: not below a top-level directory that a leaf rule matches. */
  rootsChecked: boolean;
  /** What the prompt lists lies here; false below a directory that occupies the place of a routing file. */
  listed: boolean;
  /** The spec's rules ask here: false where unreadable leaf detectors leave open what the place is. */
  asked: boolean;
  /** In walk order. */
  children: Place[];
}

/** `entry` is a loose file beside the root's HARNESS.md. */
export type FileRole =
  | 'harness'
  | 'nested-harness'
  | 'detectors'
  | 'routing'
  | 'content'
  | 'skill-file'
  | 'internal'
  | 'hidden'
  | 'loose';

export interface FilePlace {
  is: 'file';
  path: Path;
  key: Path;
  name: string;
  role: FileRole;
  parent: DirectoryPlace;
  /** The routing file of a top-level directory: the only one the reference reads. */
  topRouting: boolean;
  /** The spec's rules ask this file for what its role demands. */
  asked: boolean;
}

/** A link that leads nowhere: dangling, circular, or out of the harness. */
export interface BrokenPlace {
  is: 'broken';
  path: Path;
  key: Path;
  name: string;
  kind: 'hidden' | 'internal' | 'skipped';
  parent: DirectoryPlace;
}

export type Place = DirectoryPlace | FilePlace | BrokenPlace;
