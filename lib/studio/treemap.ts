/** A branch of files as rectangles: the more tokens, the larger. Percentages, so that any pane fits. */
import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { TokenBranch } from '../core/tokens';

export interface Tile {
  branch: TokenBranch;
  /** 1 for what lies in the branch itself, 2 for what lies in those. */
  depth: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Tiles thinner than this cannot be seen. */
const least = 0.4;
const levels = 2;

export function tilesOf(branch: TokenBranch, ratio = 2): Tile[] {
  const root = hierarchy<TokenBranch & { level: number }>({ ...branch, level: 0 }, (one) =>
    one.level < levels ? one.children.map((child) => ({ ...child, level: one.level + 1 })) : [],
  ).sum((one) => (one.level === levels || one.children.length === 0 ? one.tokens : 0));
  const [width, height] = [100 * ratio, 100];
  const laid = treemap<TokenBranch & { level: number }>()
    .tile(treemapSquarify)
    .size([width, height])
    .paddingOuter((node) => (node.depth === 1 && node.children ? 1 : 0))
    .paddingTop((node) => (node.depth === 1 && node.children ? 12 : 0))(root);
  return laid
    .descendants()
    .filter((node) => node.depth > 0 && node.x1 - node.x0 > least && node.y1 - node.y0 > least)
    .map(({ data, depth, x0, x1, y0, y1 }) => ({
      branch: data,
      depth,
      left: (100 * x0) / width,
      top: y0,
      width: (100 * (x1 - x0)) / width,
      height: y1 - y0,
    }));
}

/** The branch of a path; the deepest one that is still there where the path is gone. */
export function branchAt(root: TokenBranch, path: string): TokenBranch {
  let at = root;
  for (;;) {
    const next = at.children.find(
      (child) => child.children.length > 0 && (child.path === path || path.startsWith(`${child.path}/`)),
    );
    if (!next || at.path === path) return at;
    at = next;
  }
}
