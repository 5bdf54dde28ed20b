/** The names of a harness as a tree of directories, built once per shape: typing in a file never builds it anew. */
import { type Harness, type Shape, shapeOf } from '../../core/harness';
import { byCodePoint, type Path } from '../../core/path';

interface Named {
  name: string;
  path: Path;
}
export interface FileNode extends Named {
  kind: 'file';
}
export interface LinkNode extends Named {
  kind: 'link';
  target: string;
  parent: DirectoryNode;
}
export interface DirectoryNode extends Named {
  kind: 'directory';
  parent: DirectoryNode | undefined;
  /** By name, in code-point order. */
  children: Map<string, Node>;
}
export type Node = FileNode | LinkNode | DirectoryNode;

const trees = new WeakMap<Shape, DirectoryNode>();

/** The root directory. The same object for every harness of one shape. */
export function treeOf(harness: Harness): DirectoryNode {
  const shape = shapeOf(harness);
  let root = trees.get(shape);
  if (!root) {
    root = build(harness);
    trees.set(shape, root);
  }
  return root;
}

function build(harness: Harness): DirectoryNode {
  const root: DirectoryNode = { kind: 'directory', name: '', path: '', parent: undefined, children: new Map() };
  const directories = [root];
  for (const [path, entry] of harness) {
    const slash = path.lastIndexOf('/');
    const parent = directoryAt(root, path, slash, directories);
    const name = path.slice(slash + 1);
    // Where a path is both a file and a directory, which only foreign input can hold, the directory is kept.
    if (parent.children.get(name)?.kind === 'directory') continue;
    if (entry.kind === 'file') parent.children.set(name, { kind: 'file', name, path });
    else if (entry.kind === 'symlink')
      parent.children.set(name, { kind: 'link', name, path, target: entry.target, parent });
    else directoryAt(root, `${path}/`, path.length, directories);
  }
  for (const directory of directories) {
    directory.children = new Map([...directory.children].sort(([left], [right]) => byCodePoint(left, right)));
  }
  return root;
}

/** The directory that the first `end` units of `path` name, made where it is not there yet. */
function directoryAt(root: DirectoryNode, path: Path, end: number, made: DirectoryNode[]): DirectoryNode {
  let at = root;
  for (let start = 0; start <= end; ) {
    const slash = path.indexOf('/', start);
    if (slash < 0 || slash > end) break;
    const name = path.slice(start, slash);
    let next = at.children.get(name);
    if (next?.kind !== 'directory') {
      next = { kind: 'directory', name, path: path.slice(0, slash), parent: at, children: new Map() };
      at.children.set(name, next);
      made.push(next);
    }
    at = next;
    start = slash + 1;
  }
  return at;
}
