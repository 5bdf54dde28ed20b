/** The harness as folders and files, remembered on its shape: while people type, the tree stays as it is. */
import { type Harness, type Shape, shapeOf } from '../core/harness';
import { baseName, byCodePoint, type Path, parentOf } from '../core/path';

/** The root's id; folders and files are named by their paths. */
export const rootId = '/';

export interface TreeItem {
  id: string;
  name: string;
  folder: boolean;
  /** Files first, so that the one that names a folder stands at its top; then folders. */
  children: readonly string[];
}

export type Tree = ReadonlyMap<string, TreeItem>;

const remembered = new WeakMap<Shape, Tree>();

export function treeOf(harness: Harness): Tree {
  const shape = shapeOf(harness);
  let tree = remembered.get(shape);
  if (!tree) {
    tree = build(harness);
    remembered.set(shape, tree);
  }
  return tree;
}

function build(harness: Harness): Tree {
  const children = new Map<string, Set<string>>([[rootId, new Set()]]);
  const folder = (path: Path): Set<string> => {
    const id = path === '' ? rootId : path;
    let held = children.get(id);
    if (!held) {
      held = new Set();
      children.set(id, held);
      folder(parentOf(path)).add(id);
    }
    return held;
  };
  for (const [path, entry] of harness) {
    if (entry.kind === 'directory') folder(path);
    else folder(parentOf(path)).add(path);
  }
  const tree = new Map<string, TreeItem>();
  const order = (left: string, right: string): number =>
    Number(children.has(left)) - Number(children.has(right)) || byCodePoint(left, right);
  for (const path of harness.keys()) {
    if (!children.has(path)) tree.set(path, { id: path, name: baseName(path), folder: false, children: [] });
  }
  for (const [id, held] of children) {
    tree.set(id, { id, name: baseName(id), folder: true, children: [...held].sort(order) });
  }
  return tree;
}

/** The folders that must be open for a path to be seen. */
export function foldersAbove(path: Path): string[] {
  const folders: string[] = [];
  for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent)) folders.push(parent);
  return folders;
}

/** Where the focus goes when its item is gone: to what came in its stead, else to the next beside it, else above. */
export function focusAfter(before: Tree, after: Tree, id: string): string | undefined {
  if (after.has(id)) return id;
  const was = before.get(id);
  if (!was) return undefined;
  const fresh = [...after.values()].filter((item) => !before.has(item.id) && item.folder === was.folder);
  const [renamed] = fresh.sort((left, right) => left.id.length - right.id.length);
  if (renamed) return renamed.id;
  const parent = parentOf(id) || rootId;
  const siblings = before.get(parent)?.children ?? [];
  const at = siblings.indexOf(id);
  const near = [...siblings.slice(at + 1), ...siblings.slice(0, at).reverse()].find((one) => after.has(one));
  if (near !== undefined) return near;
  return parent === rootId ? undefined : focusAfter(before, after, parent);
}
