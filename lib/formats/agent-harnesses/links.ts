/** Looking names up in the tree with links followed, as a file system does, and never outside the harness. */
import type { DirectoryNode, FileNode, Node } from './tree';

/** As many links as Linux follows in one look-up before it gives up. */
const mostLinks = 40;

interface Hops {
  left: number;
}

/** The file or directory that a node stands for; undefined for a link that leads nowhere, in a circle or outside. */
export function follow(node: Node, hops: Hops = { left: mostLinks }): FileNode | DirectoryNode | undefined {
  if (node.kind !== 'link') return node;
  if (hops.left-- === 0) return undefined;
  return find(node.parent, node.target, hops);
}

/** What lies at `path`, seen from a directory; undefined where nothing does, or where the way leads out of the harness. */
export function find(
  from: DirectoryNode,
  path: string,
  hops: Hops = { left: mostLinks },
): FileNode | DirectoryNode | undefined {
  if (path.startsWith('/')) return undefined;
  let at: FileNode | DirectoryNode | undefined = from;
  for (const part of path.split('/')) {
    if (at?.kind !== 'directory') return undefined;
    if (part === '' || part === '.') continue;
    const next: Node | undefined = part === '..' ? at.parent : at.children.get(part);
    at = next && follow(next, hops);
  }
  return at;
}

/** True where an entry of exactly that name is there and leads somewhere. */
export function has(directory: DirectoryNode, name: string): boolean {
  const node = directory.children.get(name);
  return node !== undefined && follow(node) !== undefined;
}
